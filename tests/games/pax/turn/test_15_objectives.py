"""Chapter 15.4: Opportunity Objectives: drawn, shown, given back; and what each of the fourteen asks for and pays."""

from __future__ import annotations

from typing import Any

from games.pax.builder import Table, dice, position
from romanum.games.pax.data.components import OBJECTIVE, OBJECTIVE_COPIES, PLACE_IDS, PROVINCE, SPACES_OF
from romanum.games.pax.data.settings import SETTINGS
from romanum.games.pax.rules.turn import income, removal
from romanum.games.pax.rules.turn.objectives import claimable, fulfilled, open_claims, worth_in_gop
from romanum.games.pax.rules.turn.victory import CountPoints
from romanum.games.pax.state.errands import DrawObjective
from romanum.games.pax.state.hands import draw_objective
from rules import rule

HOMES = {
    "rome": "rome city 1 legion", "carthago": "carthage city 1 heavy", "athens": "greece city 1 heavy",
    "antioch": "the_east city 1 heavy",
}  # fmt: skip


EVERYBODY = {"rome", "carthage", "greece", "the_east"}


def held(power: str, *provinces: str) -> dict[str, str]:
    """A Light Infantry of a power in every Space of some Provinces."""
    spaces = [PLACE_IDS[space] for name in provinces for space in SPACES_OF[PROVINCE[name]]]
    return dict.fromkeys(spaces, f"{power} 1 light")


def fulfils(power: str, letter: str, board: dict[str, str], **more: Any) -> int:
    """How often a power on this board fulfils an Objective."""
    t = position({**HOMES, **board}, **more)
    return fulfilled(t.g, t.power(power), OBJECTIVE[letter])


def victory(objectives: dict[str, str], board: dict[str, str] | None = None, **more: Any) -> Table:
    """The claims of a Victory Phase, and then its points."""
    t = position({**HOMES, **(board or {})}, objectives=objectives, **more)
    t.g.dice = dice(then=1)
    t.g.push(CountPoints())
    open_claims(t.g)
    return t.go_on()


def gop(letter: str) -> dict[str, int]:
    """What an Objective is worth to each power."""
    t = position(HOMES)
    return {
        name: worth_in_gop(t.g, t.power(name), OBJECTIVE[letter]) for name in ("rome", "carthage", "greece", "the_east")
    }


def usable(letter: str) -> set[str]:
    """Who may draw an Objective."""
    found = set()
    for name in sorted(EVERYBODY):
        t = position(HOMES, objective_pool=(OBJECTIVE[letter],)).roll(1)
        if draw_objective(t.g, t.power(name)) != -1:
            found.add(name)
    return found


# ---- the markers


@rule("15.4.1")
def test_there_are_twenty_markers_from_a_to_n() -> None:
    assert "".join(OBJECTIVE) == "abcdefghijklmn"
    assert OBJECTIVE_COPIES == (2, 2, 2, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 1)
    assert sum(OBJECTIVE_COPIES) == 20
    assert {setting.row.id for setting in SETTINGS if setting.objectives} == {"v", "vi", "ix", "x"}


@rule("15.4.5a")
def test_one_is_drawn_blindly_and_only_the_drawer_sees_it() -> None:
    t = position(HOMES).roll(8)  # A A B B C C D E …
    t.push(DrawObjective(t.power("rome")))
    assert t.g.objectives_of(0) == [OBJECTIVE["e"]]
    assert (t.known("rome").objectives[0], t.known("greece").objectives[0]) == (OBJECTIVE["e"], -9)
    assert set(t.known("rome").objective_pool) == {-9}
    assert (t.events("objective-drawn")[0].secret, t.events("objective-drawn")[0].eyes) == ({"objective": "e"}, (0,))
    assert t.is_sound()


@rule("15.4.5b")
def test_a_barred_one_goes_back_and_another_is_drawn() -> None:
    t = position(HOMES).roll(3)
    t.push(DrawObjective(t.power("the_east")))  # A A (B B) C: the third it may use
    assert t.g.objectives_of(3) == [OBJECTIVE["c"]]
    assert t.g.objective_pool.count(OBJECTIVE["b"]) == 2


@rule("15.4.5b")
def test_a_duplicate_may_be_swapped_unseen() -> None:
    t = position(HOMES, objectives={"rome": "a"}).roll(1)
    t.push(DrawObjective(0))
    assert (t.step, t.offered("rome")) == ("SwapDuplicate", ["swap", "pass"])
    t.g.dice = dice(3, then=1)
    t.play("rome", "swap")
    assert t.g.objectives_of(0) == [OBJECTIVE["a"], OBJECTIVE["c"]]
    assert t.g.objective_pool.count(OBJECTIVE["a"]) == 1
    assert [event.secret for event in t.events("objective-swapped")] == [{}]
    assert t.is_sound()


@rule("15.4.5b")
def test_or_kept() -> None:
    t = position(HOMES, objectives={"rome": "a"}).roll(1)
    t.push(DrawObjective(0)).play("rome", "pass")
    assert t.g.objectives_of(0) == [OBJECTIVE["a"], OBJECTIVE["a"]]


@rule("15.4.5b")
def test_at_a_discreet_table_silence_tells_nothing_of_duplicates() -> None:
    asked = []
    for die in (1, 5):  # another A, or a C
        t = position(HOMES, objectives={"rome": "a"}, discreet=True).roll(die)
        t.push(DrawObjective(0))
        asked.append((t.step, t.asked))
    assert asked == [("SwapDuplicate", ("rome",))] * 2
    assert t.offered("rome") == ["pass"]
    t = position(HOMES, discreet=True).roll(1)
    assert t.push(DrawObjective(0)).g.stack == []  # the first is no duplicate, and all know it


# ---- claiming


@rule("15.4.2", "15.4.8")
def test_what_is_fulfilled_may_be_shown_for_its_points() -> None:
    t = victory({"rome": "g c"}, held("rome", "germania_superior", "raetia", "noricum"))
    assert t.offered("rome") == ["claim g", "pass"]
    assert t.refused("rome", "claim c").rule == "15.4.2"
    t.play("rome", "claim g")
    points = {event.facts["power"]: event.facts for event in t.events("points")}
    assert points["rome"]["gop"] == 3 + 3 + 4  # its home, the three Provinces, the Objective
    assert t.known("greece").objectives[0] == OBJECTIVE["g"]


@rule("15.4.8")
def test_whoever_does_not_show_it_gets_nothing() -> None:
    t = victory({"rome": "g"}, held("rome", "germania_superior", "raetia", "noricum")).play("rome", "pass")
    assert (t.g.claimed_gop[0], t.known("greece").objectives[0]) == (0, -9)


@rule("15.4.6")
def test_a_claimed_one_stays_face_up_the_others_are_secret() -> None:
    t = victory({"rome": "c g"}, held("rome", "germania_superior", "raetia", "noricum")).play("rome", "claim g")
    assert t.known("greece").objectives[:2] == (-9, OBJECTIVE["g"])
    removal.begin(t.g)
    t.go_on().play("rome", "done")
    assert t.known("greece").objectives[:2] == (-9, OBJECTIVE["g"])


@rule("15.4.6", "15.4.8")
def test_both_of_two_alike_are_shown_and_both_count() -> None:
    t = victory({"rome": "b b"}, held("rome", "egypt")).play("rome", "claim b")
    assert t.known("greece").objectives[:2] == (OBJECTIVE["b"], OBJECTIVE["b"])
    assert t.g.claimed_gop[0] == 16


@rule("15.4.7")
def test_one_that_pays_gop_is_kept_and_pays_again() -> None:
    board = held("rome", "germania_superior", "raetia", "noricum")
    t = victory({"rome": "g"}, board).play("rome", "claim g")
    assert t.g.objectives_of(0) == [OBJECTIVE["g"]]
    t.g.claims = t.g.claimed_gop = (0, 0, 0, 0)
    assert claimable(t.g, 0) == [OBJECTIVE["g"]]


@rule("15.4.7")
def test_one_that_pays_vp_goes_back_to_the_pool() -> None:
    t = victory({"rome": "m"}, held("rome", "numidia"))
    t.play("rome", "claim m")
    assert (t.g.objectives_of(0), OBJECTIVE["m"] in t.g.objective_pool, t.g.claimed[0]) == ([], True, 3)
    assert t.is_sound()


@rule("15.4.7")
def test_in_the_removal_phase_any_may_be_given_back() -> None:
    t = position(HOMES, objectives={"rome": "a e", "greece": "k"})
    t.g.dice = dice(then=1)
    removal.begin(t.g)
    t.go_on()
    assert (t.asked, t.offered("greece")) == (("greece",), ["return k", "done"])  # first in play order
    t.play("greece", "done").play("rome", "return e", "done")
    assert (t.g.objectives_of(0), t.g.objectives_of(2)) == ([OBJECTIVE["a"]], [OBJECTIVE["k"]])
    assert t.events("objective-returned")[0].facts == {"power": "rome"}


# ---- the fourteen


ASIA = ("ionia", "lycia", "cilicia", "cappadocia", "pontus")


@rule("15.4.9-A")
def test_a_all_of_asia_minor_but_galatia() -> None:
    assert fulfils("rome", "a", held("rome", *ASIA)) == 1
    assert all(not fulfils("rome", "a", held("rome", *(p for p in ASIA if p != missing))) for missing in ASIA)
    assert gop("a") == {"rome": 8, "carthage": 8, "greece": 4, "the_east": 4}


@rule("15.4.9-B")
def test_b_egypt_not_for_the_east() -> None:
    assert fulfils("rome", "b", held("rome", "egypt")) == 1
    assert fulfils("rome", "b", held("rome", "judea")) == 0
    assert (gop("b")["rome"], gop("b")["greece"], usable("b")) == (8, 8, EVERYBODY - {"the_east"})


HISPANIA = ("baetica", "lusitania", "tarraconensis", "gallaecia", "balearic_islands")


@rule("15.4.9-C")
def test_c_hispania_half_for_carthage() -> None:
    assert fulfils("rome", "c", held("rome", *HISPANIA)) == 1
    assert fulfils("rome", "c", held("rome", *HISPANIA[:-1])) == 0  # the islands count
    assert gop("c") == {"rome": 8, "carthage": 4, "greece": 8, "the_east": 8}


@rule("15.4.9-D")
def test_d_crete_cyprus_and_cilicia_half_for_the_east() -> None:
    provinces = ("crete", "cyprus", "cilicia")
    assert fulfils("rome", "d", held("rome", *provinces)) == 1
    assert all(not fulfils("rome", "d", held("rome", *(p for p in provinces if p != out))) for out in provinces)
    assert gop("d") == {"rome": 6, "carthage": 6, "greece": 6, "the_east": 3}


GAUL = ("narbonensis", "aquitania", "lugdunensis", "belgica", "britannia")


@rule("15.4.9-E")
def test_e_gaul_half_for_rome() -> None:
    assert fulfils("carthage", "e", held("carthage", *GAUL)) == 1
    assert fulfils("carthage", "e", held("carthage", *GAUL[:-1])) == 0
    assert gop("e") == {"rome": 3, "carthage": 6, "greece": 6, "the_east": 6}


@rule("15.4.9-F")
def test_f_four_ports_of_the_aegean_not_for_greece() -> None:
    ports = ("lesbos_chios", "naxos", "cnossus", "miletus")
    board = dict.fromkeys(ports, "rome 1 garrison")
    assert fulfils("rome", "f", board) == 1
    assert all(not fulfils("rome", "f", {p: who for p, who in board.items() if p != out}) for out in ports)
    assert (gop("f")["rome"], usable("f")) == (6, EVERYBODY - {"greece"})


@rule("15.4.9-G")
def test_g_central_europe() -> None:
    provinces = ("germania_superior", "raetia", "noricum")
    assert fulfils("rome", "g", held("rome", *provinces)) == 1
    assert all(not fulfils("rome", "g", held("rome", *(p for p in provinces if p != out))) for out in provinces)
    assert gop("g") == dict.fromkeys(EVERYBODY, 4)


DANUBE = ("raetia", "noricum", "pannonia", "dalmatia", "moesia", "dacia")


@rule("15.4.9-H")
def test_h_the_danube_half_for_greece_and_rome() -> None:
    assert fulfils("rome", "h", held("rome", *DANUBE)) == 1
    assert fulfils("rome", "h", held("rome", *DANUBE[1:])) == 0
    assert gop("h") == {"rome": 4, "carthage": 8, "greece": 4, "the_east": 8}


@rule("15.4.9-I")
def test_i_sicily_sardinia_and_corsica() -> None:
    provinces = ("west_sicily", "east_sicily", "sardinia", "corsica")
    assert fulfils("rome", "i", held("rome", *provinces)) == 1
    assert all(not fulfils("rome", "i", held("rome", *(p for p in provinces if p != out))) for out in provinces)
    assert gop("i") == dict.fromkeys(EVERYBODY, 4)


@rule("15.4.9-J")
def test_j_the_ports_of_the_west_half_for_carthage() -> None:
    ports = (
        "gades", "malaca", "tingi", "rusaddir", "siga", "iol", "carthago_nova", "saguntum", "tarraco", "emporiae",
        "balaeres",
    )  # fmt: skip
    board = dict.fromkeys(ports, "rome 1 garrison")
    assert fulfils("rome", "j", board) == 1
    assert all(not fulfils("rome", "j", {p: who for p, who in board.items() if p != out}) for out in ports)
    assert gop("j") == {"rome": 6, "carthage": 3, "greece": 6, "the_east": 6}


@rule("15.4.9-K")
def test_k_cities_or_towns_in_five_territories_abroad() -> None:
    towns = {
        "caralis": "rome town",
        "gades": "rome city",
        "narbo": "rome walls 1",
        "cnossus": "rome town",
        "utica": "rome town",
    }
    assert fulfils("rome", "k", towns) == 1
    assert (
        fulfils("rome", "k", {**towns, "utica": "rome 1 garrison", "capua": "rome town"}) == 0
    )  # the home does not count
    assert fulfils("rome", "k", {**towns, "utica": "", "aleria": "rome town"}) == 0  # nor the same twice
    assert gop("k") == dict.fromkeys(EVERYBODY, 6)


def collected(treasury: dict[str, int], objectives: str = "l", **more: Any) -> Table:
    t = position({"rome": "rome 1 legion"}, treasury=treasury, objectives={"rome": objectives}, **more)
    t.g.dice = dice(then=1)
    income.begin(t.g)
    return t.go_on()


@rule("15.4.9-L")
def test_l_the_richest_alone_after_income() -> None:
    t = collected({"rome": 9})
    assert t.offered("rome") == ["claim l", "pass"]
    t.play("rome", "claim l")
    assert (t.g.claimed[0], t.g.objectives_of(0)) == (3, [])
    t.push(CountPoints())
    assert t.events("points")[0].facts["objectives"] == 3


@rule("15.4.9-L")
def test_l_a_tie_pays_nobody_and_others_richer_neither() -> None:
    plain = collected({}).g.treasury
    rival = max(range(1, 4), key=lambda power: plain[power])
    short = max(0, plain[rival] - plain[0])
    first = (0, 1, 2, 3)  # Rome is asked before all others, if it is asked
    assert collected({"rome": short}, order=first).asked == ()
    assert collected({"rome": short + 1}, order=first).asked == ("rome",)


@rule("15.4.9-L")
def test_l_whether_the_richest_holds_it_does_not_show_at_a_discreet_table() -> None:
    assert collected({"rome": 9}, "a", discreet=True).offered("rome") == ["pass"]
    assert collected({"rome": 9}, "a").asked == ()


@rule("15.4.9-M")
def test_m_a_home_province_of_another_player() -> None:
    assert fulfils("rome", "m", held("rome", "numidia")) == 1
    assert fulfils("rome", "m", held("rome", "baetica", "crete")) == 0
    assert fulfils("rome", "m", {}) == 0  # its own do not count
    t = victory({"rome": "m"}, held("rome", "numidia")).play("rome", "claim m")
    assert t.events("points")[0].facts["objectives"] == 3


SICILIES = ("west_sicily", "east_sicily", "sardinia", "corsica", "melita")
GERMANIA = ("germania_inferior", "germania_superior", "germania_magna")


@rule("15.4.9-N")
def test_n_two_points_for_each_of_four_lands() -> None:
    assert fulfils("rome", "n", held("rome", *SICILIES)) == 1
    assert fulfils("rome", "n", held("rome", *SICILIES[:-1])) == 0
    assert fulfils("rome", "n", held("rome", *GERMANIA)) == 1
    assert fulfils("rome", "n", held("rome", "the_chersonese")) == 1
    assert fulfils("rome", "n", held("rome", "rhodes")) == fulfils("rome", "n", held("rome", "crete")) == 0
    assert fulfils("rome", "n", held("rome", "rhodes", "crete")) == 1
    board = held("rome", *SICILIES, "the_chersonese", "rhodes", "crete")
    t = victory({"rome": "n"}, board).play("rome", "claim n")
    assert (t.g.claimed[0], t.g.objectives_of(0)) == (6, [])


# ---- scenario IX


@rule("15.4.9-B", "15.4.5b")
def test_in_the_wars_of_the_diadochi_all_get_full_value_and_ptolemy_may_not_use_egypt() -> None:
    t = position({}, scenario="ix")
    assert {worth_in_gop(t.g, power, OBJECTIVE["a"]) for power in range(4)} == {8}
    t = position({}, scenario="ix", objective_pool=(OBJECTIVE["b"],)).roll(1)
    assert draw_objective(t.g, t.power("ptolemy")) == -1
    assert draw_objective(t.g, t.power("seleucus")) == OBJECTIVE["b"]
