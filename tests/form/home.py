# SPDX-License-Identifier: MIT
"""Checks doc/home.txt and what doc/generate/home.py makes of it: with a public
home, the metadata of every package names it; without one, none names a place,
and a release is told so."""
import json
import pathlib
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "doc" / "generate"))
import common  # noqa: E402
import home  # noqa: E402

PAGE, SOURCE = "https://example.org/talon/", "https://example.org/talon.git"
VERSION = common.interface()["version"]
BINDINGS = "examples/bindings/"


def has_modules(rock, clone):
    """Whether the modules of a rock are where LuaRocks looks for them, in its
    clone of the repository."""
    folder = re.search(r'^  dir = "(.*)",$', rock, re.M)[1]
    assert folder.startswith(f"{clone}/"), folder
    modules = re.findall(r'^    \w+ = "(.*\.lua)",$', rock, re.M)
    return len(modules) > 1 and all(
        (ROOT / folder[len(clone) + 1:] / name).exists() for name in modules)


def metadata(places):
    """What each package says its homepage and its repository are, for these
    addresses: none of them is written."""
    text = common.wanted_of(list(home.pieces(places, VERSION)))
    toml = {path: tomllib.loads(text[BINDINGS + path]) for path in (
        "python/pyproject.toml", "rust/talon/Cargo.toml",
        "rust/talon-sys/Cargo.toml")}
    urls = toml["python/pyproject.toml"]["project"].get("urls", {})
    yield urls.get("Homepage"), urls.get("Source")
    for crate in ("talon", "talon-sys"):
        package = toml[f"rust/{crate}/Cargo.toml"]["package"]
        yield package.get("homepage"), package.get("repository")
    project = ElementTree.fromstring(text[BINDINGS + "csharp/Talon.csproj"])
    yield (project.findtext("PropertyGroup/PackageProjectUrl"),
           project.findtext("PropertyGroup/RepositoryUrl"))
    npm = json.loads(text[BINDINGS + "javascript/package.json"])
    at = npm.get("repository", {}).get("url")
    yield npm.get("homepage"), at and at.removeprefix("git+")
    rock = text[f"{BINDINGS}lua/libtalon-{VERSION}-1.rockspec"]
    yield (PAGE if f'  homepage = "{PAGE}",\n' in rock else None,
           SOURCE if f'url = "git+{SOURCE}",\n  tag = "v{VERSION}"' in rock
           and has_modules(rock, "talon") else None)
    for path, form in (("meson.build", "\nhomepage = '{}'\n"),
                       (BINDINGS + "cpp/CMakeLists.txt",
                        '\n  HOMEPAGE_URL "{}"\n')):
        page = places["homepage"]
        assert form.format(page) in text[path], f"{path} has another homepage"


def release(places):
    """What the check of a release says."""
    told = subprocess.run(
        [sys.executable, "-B", ROOT / "doc/generate/home.py", "--release"],
        capture_output=True, text=True, check=False)
    missing = [name for name in home.NAMES if not places[name]]
    assert (told.returncode != 0) == bool(missing), told
    assert len(told.stdout.splitlines()) == len(missing), told.stdout
    assert all(f"{name} is empty" in told.stdout for name in missing)


for page, source in (PAGE, SOURCE), (PAGE, ""), ("", SOURCE), ("", ""):
    for found in metadata({"homepage": page, "repository": source}):
        assert found == (page or None, source or None), (found, page, source)
release(home.home())
