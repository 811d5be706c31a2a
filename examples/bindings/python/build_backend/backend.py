# SPDX-License-Identifier: MIT
"""Builds the wheel and the source archive with nothing but Python, so that
pip needs no network and no compiler.

    pip wheel --config-settings library=/path/to/libtalon.so.0 .

puts the library into the wheel, which is then for this platform only; so does
advisor=/path/to/libtalon-advisor.so.0.
"""
import base64
import hashlib
import pathlib
import sysconfig
import tarfile
import tomllib
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
NAME = PROJECT["name"].replace("-", "_") + "-" + PROJECT["version"]


def metadata():
    """What an index or pip shows."""
    lines = ["Metadata-Version: 2.1", f"Name: {PROJECT['name']}",
             f"Version: {PROJECT['version']}",
             f"Summary: {PROJECT['description']}",
             f"License: {PROJECT['license']['text']}",
             f"Requires-Python: {PROJECT['requires-python']}"]
    lines += [f"Classifier: {one}" for one in PROJECT["classifiers"]]
    lines += ["Description-Content-Type: text/markdown", "",
              (ROOT / PROJECT["readme"]).read_text(encoding="utf-8")]
    return "\n".join(lines)


def package():
    """The files of the package, by their names in it."""
    return {f"talon/{path.name}": path.read_bytes()
            for path in sorted((ROOT / "talon").iterdir())
            if path.suffix == ".py" or path.name == "py.typed"}


def build_wheel(wheel_directory, config_settings=None,
                metadata_directory=None):
    """Called by pip."""
    tag, files = "py3-none-any", package()
    settings = config_settings or {}
    libraries = [pathlib.Path(settings[name])
                 for name in ("library", "advisor") if settings.get(name)]
    if libraries:
        system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        tag = "py3-none-" + system
    for library in libraries:
        files[f"talon/{library.name}"] = library.read_bytes()
    info = NAME + ".dist-info"
    files[f"{info}/METADATA"] = metadata().encode("utf-8")
    files[f"{info}/WHEEL"] = (
        "Wheel-Version: 1.0\nGenerator: talon\nRoot-Is-Purelib: "
        f"{'false' if libraries else 'true'}\nTag: {tag}\n").encode()
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


def build_sdist(sdist_directory, config_settings=None):
    """Called by pip."""
    target = NAME + ".tar.gz"
    with tarfile.open(pathlib.Path(sdist_directory) / target, "w:gz") as tar:
        for name in ("pyproject.toml", "README.md", "AEC.md", "example.py",
                     "hint.py", "kitty.py", "generate.py",
                     "build_backend/backend.py", "talon/py.typed"):
            tar.add(ROOT / name, f"{NAME}/{name}")
        for path in sorted(ROOT.glob("talon/*.py")):
            tar.add(path, f"{NAME}/talon/{path.name}")
    return target
