# SPDX-License-Identifier: MIT
"""The public home of the project in what packages say of themselves, from
doc/home.txt.

    home.py --release    says which addresses are missing, and fails if any is
"""
import re
import sys

import common

SETTING = "doc/home.txt"
NAMES = ("homepage", "repository")
PLACE = re.compile(r"https://[\w.-]+(/[\w./~-]*)?")
BINDINGS = "examples/bindings"


def home():
    """The addresses by name; "" for one that there is not."""
    text = (common.ROOT / SETTING).read_text(encoding="utf-8")
    found = dict(re.findall(r"^(\w+) *= *(\S*)$", text, re.M))
    if tuple(found) != NAMES:
        sys.exit(f"{SETTING} must set {' and '.join(NAMES)}, one a line")
    for name, place in found.items():
        if place and not PLACE.fullmatch(place):
            sys.exit(f"{SETTING}: {name} is no address that begins with "
                     f"https:// ({place})")
    return found


def lines_of(places, **forms):
    """A line for each address that there is, in the form for its name."""
    return "".join(forms[name].format(place) + "\n"
                   for name, place in places.items() if place)


def cargo(places):
    """The lines of a Cargo.toml."""
    return lines_of(places, homepage='homepage = "{}"',
                    repository='repository = "{}"')


def rock(places, version):
    """Where LuaRocks fetches the sources: with no repository, nowhere, and
    `luarocks make` is the way to install. A clone has the name of the
    repository, and the modules are in a folder of it."""
    repository = places["repository"].rstrip("/")
    if not repository:
        return 'source = {\n  url = "file://.",\n}\n'
    clone = repository.rpartition("/")[2].removesuffix(".git")
    return (f'source = {{\n  url = "git+{repository}",\n'
            f'  tag = "v{version}",\n'
            f'  dir = "{clone}/{BINDINGS}/lua",\n}}\n')


def pieces(places, version):
    """What the packages say, for these addresses."""
    name = "home"
    yield common.Part(f"{BINDINGS}/python/pyproject.toml", name, (
        "[project.urls]\n" if any(places.values()) else "") + lines_of(
            places, homepage='Homepage = "{}"', repository='Source = "{}"'))
    for crate in ("talon-sys", "talon"):
        yield common.Part(f"{BINDINGS}/rust/{crate}/Cargo.toml", name,
                          cargo(places))
    yield common.Part(f"{BINDINGS}/csharp/Talon.csproj", name, lines_of(
        places, homepage="    <PackageProjectUrl>{}</PackageProjectUrl>",
        repository="    <RepositoryUrl>{}</RepositoryUrl>\n"
        "    <RepositoryType>git</RepositoryType>"))
    spec = f"{BINDINGS}/lua/libtalon-{version}-1.rockspec"
    yield common.Part(spec, "source", rock(places, version))
    yield common.Part(spec, name, lines_of(
        {"homepage": places["homepage"]}, homepage='  homepage = "{}",'))
    repository = places["repository"]
    yield common.Fields(f"{BINDINGS}/javascript/package.json", {
        "homepage": places["homepage"] or None,
        "repository": repository and {"type": "git",
                                      "url": f"git+{repository}"} or None})
    yield common.Phrases("meson.build", r"(?m)^homepage = '.*'$",
                         [f"homepage = '{places['homepage']}'"])
    yield common.Phrases(f"{BINDINGS}/cpp/CMakeLists.txt",
                         r'(?m)^  HOMEPAGE_URL ".*"$',
                         [f'  HOMEPAGE_URL "{places["homepage"]}"'])


def files(api):
    """Where packages say where the project lives."""
    return list(pieces(home(), api["version"]))


def main():
    """Whether a release has everything that it needs to say."""
    if sys.argv[1:] != ["--release"]:
        sys.exit(__doc__)
    missing = [name for name, place in home().items() if not place]
    for name in missing:
        print(f"{SETTING}: {name} is empty, and a package without it is not "
              "for a registry")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
