"""Pages whose chapters are written anew."""

from hustings.lab.chapters import with_chapter

PAGE = "# Page\n\nOf figures.\n\n## One\n\n### Of it\n\n1\n\n## One more\n\n2\n"


def test_a_chapter_takes_its_old_place_and_leaves_the_others_alone() -> None:
    written = "# Page\n\nOf figures.\n\n## One\n\nnew\n\n## One more\n\n2\n"

    assert written == with_chapter(PAGE, "## One\n\nnew\n")


def test_the_last_chapter_ends_the_page() -> None:
    assert PAGE.replace("2\n", "3\n") == with_chapter(PAGE, "## One more\n\n3\n")


def test_a_chapter_that_is_not_there_yet_stands_last() -> None:
    assert f"{PAGE}\n## Two\n\n3\n" == with_chapter(PAGE, "## Two\n\n3")


def test_what_is_written_is_taken_as_it_is() -> None:
    assert "## One\n\n\\1 \\g<0>\n" in with_chapter(PAGE, "## One\n\n\\1 \\g<0>")
