"""What a user gets is the wheel: it is built, installed alone, and run."""

import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest
from commands import PARK_CITY, PARK_CITY_VOTES

HERE = Path(__file__).parents[1]
PACKAGE = HERE / "model" / "recountlaw"


def ran(*args: str | Path, cwd: Path) -> str:
    """Standard output of a process that must succeed; nothing of this checkout on its path."""
    clean = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME")}
    done = subprocess.run(args, capture_output=True, text=True, cwd=cwd, env=clean, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, as `python -m build` makes it."""
    out = tmp_path_factory.mktemp("dist")
    ran(sys.executable, "-m", "build", "--wheel", "--outdir", out, HERE, cwd=out)
    (found,) = out.glob("recountlaw-*.whl")
    return found


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs of a fresh environment with the wheel and no extras."""
    place = tmp_path_factory.mktemp("bare")
    venv.create(place, with_pip=True)
    ran(place / "bin" / "pip", "install", "--quiet", wheel, cwd=place)
    return place / "bin"


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    """Modules, schemas and the marker of types: all that is in the folder, and nothing of tests."""
    wanted = {
        f"recountlaw/{path.relative_to(PACKAGE).as_posix()}"
        for path in PACKAGE.rglob("*")
        if path.is_file() and not any(part.startswith((".", "__pyc")) for part in path.parts)
    }
    with zipfile.ZipFile(wheel) as file:
        names = {name for name in file.namelist() if ".dist-info/" not in name}
    assert names == wanted
    assert names >= {
        "recountlaw/py.typed",
        "recountlaw/schemas/case.json",
        "recountlaw/schemas/answer.json",
    }


def test_the_wheel_keeps_its_license(wheel: Path) -> None:
    """The license travels with the code."""
    with zipfile.ZipFile(wheel) as file:
        assert any(name.endswith("/LICENSE") for name in file.namelist())


def test_the_bare_wheel_decides_park_city(bare: Path) -> None:
    """Without extras, from another folder: the margin of 7 is within the limit of 8."""
    said = ran(bare / "recountlaw", "decide", *PARK_CITY, *PARK_CITY_VOTES, cwd=bare)
    words = " ".join(line.strip() for line in said.splitlines())
    assert "the margin of 7 is within the limit of 8 (inside by 1)" in words


@pytest.mark.parametrize("what", ["case", "answer"])
def test_the_bare_wheel_prints_its_schemas(bare: Path, what: str) -> None:
    """The schemas are read from the wheel."""
    said = ran(bare / "recountlaw", "schema", what, cwd=bare)
    assert json.loads(said) == json.loads((PACKAGE / "schemas" / f"{what}.json").read_text("utf-8"))


@pytest.mark.parametrize("form", ["text", "json", "md"])
def test_deciding_imports_no_solver(bare: Path, form: str) -> None:
    """Neither z3 nor any other heavy library is imported by `decide`; YAML only for a file."""
    probe = (
        "import sys\n"
        "from recountlaw.cli import main\n"
        f"sys.argv = ['recountlaw', 'decide', *{[*PARK_CITY, *PARK_CITY_VOTES]!r}, "
        f"'--format', {form!r}]\n"
        "try:\n"
        "    main()\n"
        "except SystemExit as end:\n"
        "    assert not end.code, end.code\n"
        "heavy = {'z3', 'cvc5', 'icalendar', 'yaml', 'polars', 'matplotlib', 'openpyxl'}\n"
        "print('imported:', sorted(heavy & set(sys.modules)))\n"
    )
    said = ran(bare / "python", "-c", probe, cwd=bare)
    assert said.splitlines()[-1] == "imported: []"


def test_the_bare_wheel_passes_its_own_dependency_check(bare: Path) -> None:
    """All that it needs was installed with it."""
    assert "No broken requirements" in ran(bare / "pip", "check", cwd=bare)
