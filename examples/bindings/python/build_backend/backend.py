# SPDX-License-Identifier: MIT
"""Builds the wheel and the source archive with nothing but Python and, where
there are sources of C beside it, a C compiler; pip needs no network.

    pip wheel --config-settings prefix=DIRECTORY .

puts the libraries into the wheel that are installed in that directory: those of
DIRECTORY/lib (bin on Windows). `library=FILE`, `advisor=FILE` and `words=FILE`
name single ones.

The source archive has all of talon in c/talon.c, and a wheel that is built from
it has all three libraries in one. The compiler is cc, or what CC says.
`pure=yes` makes a wheel without any library, from wherever it is built. A wheel
with a library is for the platform that it was built on only.
"""
import base64
import hashlib
import io
import os
import pathlib
import shlex
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import tomllib
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TREE = (ROOT / "../../..").resolve()  # of talon, if this is in it
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
NAME = PROJECT["name"].replace("-", "_") + "-" + PROJECT["version"]
SOURCE = ROOT / "c" / "talon.c"
ARCHIVED = ("pyproject.toml", "README.md", "AEC.md", "*.py",
            "build_backend/*.py", "talon/*.py", "talon/py.typed", "tests/*.py")
SONAMES = {"library": "libtalon.so.0", "advisor": "libtalon-advisor.so.0",
           "words": "libtalon-words.so.0"}
if sys.platform == "win32":
    SONAMES = {part: name.replace(".so.0", "-0.dll")
               for part, name in SONAMES.items()}
elif sys.platform == "darwin":
    SONAMES = {part: name.replace(".so.0", ".0.dylib")
               for part, name in SONAMES.items()}


def license_text():
    """The license, of the archive or of the tree."""
    for place in (ROOT / "COPYING", TREE / "COPYING"):
        if place.exists():
            return place.read_bytes()
    sys.exit("COPYING is missing: build from the tree of talon, or from the "
             "source archive")


def metadata():
    """What an index or pip shows."""
    lines = ["Metadata-Version: 2.1", f"Name: {PROJECT['name']}",
             f"Version: {PROJECT['version']}",
             f"Summary: {PROJECT['description']}",
             f"License: {PROJECT['license']['text']}",
             "License-File: COPYING",
             f"Keywords: {','.join(PROJECT['keywords'])}",
             f"Requires-Python: {PROJECT['requires-python']}"]
    lines += [f"Project-URL: {name}, {place}"
              for name, place in PROJECT.get("urls", {}).items()]
    lines += [f"Classifier: {one}" for one in PROJECT["classifiers"]]
    lines += ["Description-Content-Type: text/markdown", "",
              (ROOT / PROJECT["readme"]).read_text(encoding="utf-8")]
    return "\n".join(lines).encode("utf-8")


def package():
    """The files of the package, by their names in it."""
    return {f"talon/{path.name}": path.read_bytes()
            for path in sorted((ROOT / "talon").iterdir())
            if path.suffix == ".py" or path.name == "py.typed"}


def compiled(directory):
    """All three libraries as one, from the sources beside this package."""
    made = pathlib.Path(directory) / SONAMES["library"]
    compiler = shlex.split(os.environ.get("CC") or "cc")
    try:
        subprocess.run([*compiler, "-std=c11", "-O2", "-fPIC", "-shared",
                        "-o", made, SOURCE], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"{error}\nA C compiler is needed: CC names one, and "
                 "--config-settings pure=yes does without")
    return made


def libraries(settings, directory):
    """The libraries that go into the wheel."""
    if settings.get("pure"):
        return []
    named = [pathlib.Path(settings[part])
             for part in SONAMES if settings.get(part)]
    prefix = settings.get("prefix")
    if prefix:
        kept = pathlib.Path(prefix) / ("bin" if sys.platform == "win32"
                                       else "lib")
        named += [kept / name for part, name in SONAMES.items()
                  if (kept / name).exists() and not settings.get(part)]
        if not named:
            sys.exit(f"{kept} has no {SONAMES['library']}")
    return named or ([compiled(directory)] if SOURCE.exists() else [])


def build_wheel(wheel_directory, config_settings=None,
                metadata_directory=None):
    """Called by pip."""
    tag, files = "py3-none-any", package()
    with tempfile.TemporaryDirectory() as directory:
        found = libraries(config_settings or {}, directory)
        for library in found:
            files[f"talon/{library.name}"] = library.read_bytes()
    if found:
        # Plainly linux_x86_64 and so on: nothing has checked which other
        # systems these libraries run on, as a manylinux tag would say. Indexes
        # refuse such a wheel; it is for this system.
        system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        tag = "py3-none-" + system
    info = NAME + ".dist-info"
    files[f"{info}/METADATA"] = metadata()
    files[f"{info}/COPYING"] = license_text()
    files[f"{info}/WHEEL"] = (
        "Wheel-Version: 1.0\nGenerator: talon\nRoot-Is-Purelib: "
        f"{'false' if found else 'true'}\nTag: {tag}\n").encode()
    record = ""
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest())
        record += f"{name},sha256={digest.decode().rstrip('=')},{len(data)}\n"
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    target = f"{NAME}-{tag}.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / target, "w",
                         zipfile.ZIP_DEFLATED) as wheel:
        for name, data in files.items():
            wheel.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return target


def sources():
    """All of talon as one source and one header, by their names in the
    archive."""
    if SOURCE.exists():
        return {f"c/{path.name}": path.read_bytes()
                for path in sorted(SOURCE.parent.iterdir())}
    with tempfile.TemporaryDirectory() as directory:
        subprocess.run([sys.executable, "-B", TREE / "lib" / "one_file.py",
                        "--advisor", "--words", directory], check=True,
                       stdout=subprocess.DEVNULL)
        return {f"c/{name}": (pathlib.Path(directory) / name).read_bytes()
                for name in ("talon.c", "talon.h")}


def build_sdist(sdist_directory, config_settings=None):
    """Called by pip."""
    target = NAME + ".tar.gz"
    files = {"PKG-INFO": metadata(), "COPYING": license_text()} | sources()
    for pattern in ARCHIVED:
        files |= {path.relative_to(ROOT).as_posix(): path.read_bytes()
                  for path in sorted(ROOT.glob(pattern))
                  if path.name != "generate.py"}  # it needs the tree
    with tarfile.open(pathlib.Path(sdist_directory) / target, "w:gz") as tar:
        for name, data in files.items():
            entry = tarfile.TarInfo(f"{NAME}/{name}")
            entry.size, entry.mode = len(data), 0o644
            tar.addfile(entry, io.BytesIO(data))
    return target
