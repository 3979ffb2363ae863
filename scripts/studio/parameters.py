"""The parameter files: products/<id>.py and scenes/<id>.py.

Inside Blender a file is loaded as a module. Outside, where its imports are not
available, `describe` reads from its text what planning needs.
"""
import ast
import importlib.util
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

STUDIO = Path(__file__).resolve().parent
PHOTOS = STUDIO.parents[1] / "data" / "photos"
WORK = STUDIO / "work"          # drafts, drapes and intermediate passes; not in the repository

Parameters: TypeAlias = Any     # a parameter file's module; each kind of product has its own names in it
VIEWS = {"shoes": 3, "garments": 3, "sets": 1}      # how many views a picture of each FAMILY has


@dataclass(frozen=True)
class Picture:
    """What is known about a picture without Blender."""
    id: str
    folder: str                         # in data/photos
    is_scene: bool
    views: int = 1                      # numbered from 1, the picture that lists and cards show
    drape: str | None = None            # of a garment
    garments: tuple[str, ...] = ()      # ids of the garments in a scene

    def final(self, view: int = 1) -> Path:
        """The finished JPEG of a view: `<id>.jpg`, `<id>-2.jpg` …"""
        return PHOTOS / self.folder / self._file_name(view)

    def draft(self, view: int = 1) -> Path:
        """The draft's JPEG of a view."""
        return WORK / self._file_name(view)

    def _file_name(self, view: int) -> str:
        return f"{self.id}.jpg" if view == 1 else f"{self.id}-{view}.jpg"


def all_ids() -> list[str]:
    """The ids of all products, then those of all scenes, each in alphabetical order."""
    return [file.stem for room in ("products", "scenes") for file in sorted((STUDIO / room).glob("*.py"))]


def drape_file(drape: str, fine: bool) -> Path:
    """Where a garment's arrangement is kept."""
    return WORK / f"{drape}-{'fine' if fine else 'coarse'}.blend"


def load(picture: str) -> Parameters:
    """The file of a product or scene as a module; inside Blender only."""
    file = _file(picture)
    spec = importlib.util.spec_from_file_location(picture, file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{file} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def describe(picture: str) -> Picture:
    """Reads a parameter file as text; raises ValueError when a scene's garment is not a plain id."""
    file = _file(picture)
    tree = ast.parse(file.read_text())
    constants = _constants(tree)
    return Picture(
        id=picture,
        folder=constants["FOLDER"],
        is_scene=file.parent.name == "scenes",
        views=VIEWS[constants["FAMILY"]],
        drape=constants.get("DRAPE"),
        garments=_garments(tree, file),
    )


def _file(picture: str) -> Path:
    for room in ("products", "scenes"):
        file = STUDIO / room / f"{picture}.py"
        if file.exists():
            return file
    raise FileNotFoundError(f"There is no product or scene '{picture}'")


def _constants(tree: ast.Module) -> dict[str, str]:
    """The module's names that are bound to plain strings, in `A = ""` or `A, B = "", ""`."""
    found = {}
    for statement in tree.body:
        if isinstance(statement, ast.Assign):
            for target in statement.targets:
                for name, value in zip(_several(target), _several(statement.value), strict=False):
                    if isinstance(name, ast.Name) and isinstance(value, ast.Constant) and isinstance(value.value, str):
                        found[name.id] = value.value
    return found


def _several(node: ast.expr) -> list[ast.expr]:
    """A tuple's members, or the one expression."""
    return node.elts if isinstance(node, ast.Tuple) else [node]


def _garments(tree: ast.Module, file: Path) -> tuple[str, ...]:
    """The ids in the file's calls of `Garment`."""
    ids = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Garment":
            first = node.args[0] if node.args else None
            if not (isinstance(first, ast.Constant) and isinstance(first.value, str)):
                raise ValueError(f"{file.name}: the first argument of Garment must be a product's id in quotes")
            ids.append(first.value)
    return tuple(ids)
