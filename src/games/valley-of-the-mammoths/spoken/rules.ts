import { CAVE, LIMIT } from '../config.ts';
import { ANIMAL, CROWD, KINDS } from '../content/animals.ts';
import { CARD, CARDS } from '../content/cards.ts';
import { DECKS, type Season } from '../content/events.ts';
import {
  BIRTH,
  CAMPS_TO_WIN,
  HAND,
  HARVEST,
  LIMITS,
  RANGE,
  SHORT_TURNS,
  SPACES,
  START,
  TURNS,
} from '../content/numbers.ts';
import type { ValleySpeech } from '../words/index.ts';
import { cardEffect, eventEffect } from './effects.ts';
import { cardName, eventName, kindName } from './names.ts';

export const CHAPTERS = [
  'in short',
  'setting up',
  'turn',
  'animals',
  'moving',
  'camps',
  'fights',
  'food',
  'births',
  'cards',
  'summer events',
  'winter events',
  'options',
] as const;
export type ChapterName = (typeof CHAPTERS)[number];

const animalLines = (speech: ValleySpeech): string =>
  KINDS.map((kind) => {
    const { range, food, ...does } = ANIMAL[kind];
    const more = (['climbs', 'swims', 'tramples'] as const)
      .filter((one) => does[one])
      .map((one) => speech.say(`rules.${one}`));
    return speech.say('rules.animal', {
      kind: kindName(speech, kind),
      range,
      food,
      more: more.join(''),
    });
  }).join('\n');

const eventLines = (speech: ValleySpeech, season: Season): string =>
  [...new Set(DECKS[season])]
    .map((event) =>
      speech.say('rules.line', {
        name: eventName(speech, event),
        does: eventEffect(speech, event),
      }),
    )
    .join('\n');

/** The rules in our own words, by chapter; the lists are made of the content. */
export function rulesOf(speech: ValleySpeech): readonly { title: string; text: string }[] {
  const { say } = speech;
  const facts = {
    ...START,
    win: CAMPS_TO_WIN,
    hand: HAND.most,
    crowded: HAND.crowded,
    crowd: HAND.from,
    men: LIMITS.warriors,
    women: LIMITS.females,
    camps: LIMITS.camps,
    spaces: SPACES,
    many: CROWD,
    animals: animalLines(speech),
    range: RANGE,
    cave: Math.max(...CAVE.map(Number)),
    full: HARVEST.dry[2],
    half: HARVEST.dry[1],
    female: BIRTH.female,
    warrior: BIRTH.warrior,
    often: speech.list(
      CARDS.filter((card) => CARD[card].often).map((card) => cardName(speech, card)),
    ),
    cards: CARDS.map((card) =>
      say('rules.line', { name: cardName(speech, card), does: cardEffect(speech, card) }),
    ).join('\n'),
    summer: eventLines(speech, 'summer'),
    winter: eventLines(speech, 'winter'),
    limits: speech.either(
      LIMIT.flatMap((limit) => TURNS[limit] ?? [])
        .toSorted((a, b) => a - b)
        .map(String),
    ),
    short: SHORT_TURNS,
  };
  return CHAPTERS.map((chapter) => ({
    title: say(`rules.${chapter}.title`),
    text: say(`rules.${chapter}.text`, facts),
  }));
}
