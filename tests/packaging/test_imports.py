"""What the import contracts of pyproject.toml cannot say: the core's dependencies, all of them."""

import sys

import grimp

ALLOWED = {
    ("hustings.core.text", "fluent"),  # the one module that words what the others leave to ids
}


def test_the_core_depends_on_msgspec_alone() -> None:
    graph = grimp.build_graph("hustings", include_external_packages=True)

    dependencies = {
        (module, imported)
        for module in {"hustings.core"} | graph.find_descendants("hustings.core")
        for imported in graph.find_modules_directly_imported_by(module)
        if graph.is_module_squashed(imported) and imported not in sys.stdlib_module_names
    }

    assert {pair for pair in dependencies if pair[1] != "msgspec"} == ALLOWED
