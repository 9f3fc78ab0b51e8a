"""Format messages in eight languages, from the Fluent files beside each game."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tatami.engine.jit import PACKAGE
from tatami.engine.scene import Message, Seat

if TYPE_CHECKING:
    from tatami.engine.i18n.fluent import Bundle

LANGUAGES = ("en", "de", "fr", "nl", "es", "it", "ru", "ja")
SENTENCES = 20_000  # cached sentences, about 5 MB
SPEAKERS = 5_000


class UnknownLanguage(ValueError):
    """An unsupported language."""


_settled: dict[str, tuple[Path, bool]] = {}  # the folder of a topic, and whether it has all languages


def settle(topic: str, folder: Path, is_ours: bool) -> None:
    """Tell where the words of a topic are; unless it is ours, English stands in for missing languages."""
    _settled[topic] = folder, is_ours


def spoken(topic: str, lang: str) -> str:
    """The language in which a topic is spoken: English if it has no words in the one asked for."""
    folder, is_ours = _settled.get(topic, (PACKAGE / topic, True))
    return lang if is_ours or (folder / "locale" / f"{lang}.ftl").exists() else "en"


def sources(topic: str, lang: str) -> list[Path]:
    """The Fluent files of a topic: the messages all games share, and its own, if any; later ones replace."""
    shared = PACKAGE / "locale" / f"{spoken(topic, lang)}.ftl"
    return [shared, *own_sources(topic, lang)] if topic else [shared]


def own_sources(topic: str, lang: str) -> list[Path]:
    """The Fluent files of a topic alone."""
    folder, is_ours = _settled.get(topic, (PACKAGE / topic, True))
    own, english = (folder / "locale" / f"{each}.ftl" for each in (lang, "en"))
    return [own] if is_ours else [english, *([own] if lang != "en" and own.exists() else [])]


@cache
def bundle(topic: str, lang: str) -> Bundle:
    """The messages of a topic, a folder like `games/take` or "" for the shared ones, in one language."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"There is no language {lang!r}; choose one of {', '.join(LANGUAGES)}.")
    from tatami.engine.i18n.fluent import Bundle  # programs that format no messages need not load it

    result = Bundle(spoken(topic, lang))
    for path in sources(topic, lang):
        result.add(path.read_text(encoding="utf-8"))
    return result


VOWELS = "aeiou"
LIGATURES = str.maketrans({"œ": "o", "æ": "a", "ø": "o", "ı": "i"})


def first_sound(name: str, lang: str) -> str:
    """The vowel a name starts with when spoken, or `other`: French d’Emi, Italian ad Anna, Spanish e Inés."""
    plain = unicodedata.normalize("NFD", name[:3]).lower().translate(LIGATURES)
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    if lang == "es" and letters.startswith("h"):
        letters = letters[1:]  # silent
    first, second = letters[:1], letters[1:2]
    if first == "y" and second.isascii() and second.isalpha() and second not in VOWELS:
        first = "i"  # Yves, but not Yuki
    if lang == "es" and first == "i" and second and second in VOWELS:
        return "other"  # a diphthong starts like a consonant: Hiedra, Iago
    return first if first and first in VOWELS else "other"


class Speaker:
    """Formats messages of one topic in one language for one reader."""

    def __init__(
        self,
        topic: str,
        lang: str = "en",
        listener: int | None = None,
        names: Mapping[int, str] | None = None,
        called: Mapping[str, str] | None = None,
    ) -> None:
        self.lang = lang
        self.listener = listener
        self.names = names or {}
        self.called = called or {}  # the table's own names for values of arguments
        self._topic = topic
        bundle(topic, lang)  # raises UnknownLanguage at once

    def say(self, message: Message) -> str:
        """Format a message."""
        args = tuple(message.args.items())
        try:
            return _said(self, message.id, args)
        except TypeError:  # it contains a nested message
            return self.form(message.id, args)

    def form(self, name: str, args: tuple[tuple[str, Any], ...]) -> str:
        """Format a message without the cache."""
        return bundle(self._topic, self.lang).say(name, self._arguments(args))

    def name(self, seat: int) -> str:
        """The name of a seat."""
        if seat in self.names:
            return self.names[seat]
        return self.say(Message("seat-name", {"number": seat}))

    def _arguments(self, args: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
        said: dict[str, Any] = {"actor-is": "you"}  # actions speak to their player, unless they name another
        for key, value in args:
            if isinstance(value, Seat):
                said[key] = name = self.name(value.number)
                said[f"{key}-is"] = "you" if value.number == self.listener else "other"
                said[f"{key}-starts"] = first_sound(name, self.lang)
            elif isinstance(value, Message):
                said[key] = self.say(value)
            elif isinstance(value, tuple):
                others = tuple(item for item in value if not self._is_listener(item))
                said[key] = self.join(value)
                said[f"{key}-count"] = len(value)
                said[f"{key}-others"] = self.join(others)
                said[f"{key}-you"] = "absent" if len(others) == len(value) else "among" if others else "alone"
            else:
                said[key] = self.called.get(value, value)
        return said

    def join(self, items: tuple[Message | Seat | str, ...]) -> str:
        """Items joined as in a sentence: a, b and c."""
        words = [self._item(item) for item in items]
        if not words:
            return self.say(Message("list-none"))
        text = words[0]
        for word in words[1:-1]:
            text = self.say(Message("list-more", {"list": text, "item": word}))
        if len(words) > 1:
            starts = first_sound(words[-1], self.lang)
            text = self.say(Message("list-last", {"list": text, "item": words[-1], "item-starts": starts}))
        return text

    def _is_listener(self, item: Message | Seat | str) -> bool:
        return isinstance(item, Seat) and item.number == self.listener

    def _item(self, item: Message | Seat | str) -> str:
        if isinstance(item, Seat):
            return self.name(item.number)
        return self.say(item) if isinstance(item, Message) else item


@lru_cache(maxsize=SENTENCES)
def _said(speaker: Speaker, name: str, args: tuple[tuple[str, Any], ...]) -> str:
    """Cached output of a speaker; a table repeats most sentences after every move."""
    return speaker.form(name, args)


@lru_cache(maxsize=SPEAKERS)
def speaker_for(
    topic: str,
    lang: str,
    listener: int | None,
    names: tuple[tuple[int, str], ...],
    called: tuple[tuple[str, str], ...] = (),
) -> Speaker:
    """The speaker of a table, shared between calls because it caches its sentences."""
    return Speaker(topic, lang, listener, dict(names), dict(called))
