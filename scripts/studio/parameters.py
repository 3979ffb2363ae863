"""The parameter files: products/<id>.py and scenes/<id>.py."""
import importlib.util
from pathlib import Path

STUDIO = Path(__file__).resolve().parent


def load(thing_id):
    """The file of a product or scene as a module."""
    file = next(path for path in (STUDIO / room / f"{thing_id}.py" for room in ("products", "scenes"))
                if path.exists())
    spec = importlib.util.spec_from_file_location(thing_id, file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
