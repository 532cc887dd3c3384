import { BUILDING, BUILDINGS, type BuildingId } from '../content/buildings.ts';
import { CARD, CARDS, type CardId, DIE } from '../content/cards.ts';
import { RESOURCES } from '../content/goods.ts';
import { EVEN_START, RULES, SHORT } from '../content/versions.ts';
import { TILE, TILES } from '../content/herd.ts';
import {
  BEST_TOOL,
  HUNGER,
  MOST_PEOPLE,
  MOST_TILES,
  MOST_TRACK,
  SLOTS,
  STACK,
  START,
  TOOL_SLOTS,
} from '../content/numbers.ts';
import { PLACE_OF, SOURCE } from '../content/places.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { broughtWords, buildingWords, cardWords } from './cards.ts';
import { dieTop } from './gives.ts';
import { divisorWords, goodsWords, placeName, worthWords } from './names.ts';

interface Chapter {
  readonly title: string;
  readonly text: string;
}

/** The chapters that are written as they are, in order. */
const WRITTEN = [
  'in short',
  'setting up',
  'sending out',
  'acting',
  'tools',
  'buying',
  'dice for all',
  'meal',
  'herd',
  'new round',
  'the end',
] as const;

/** All of them: the lists come last. */
export const CHAPTERS = [...WRITTEN, 'cards', 'more cards', 'buildings', 'tiles'] as const;
export type ChapterName = (typeof CHAPTERS)[number];

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');
const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** Something with how often it is there. */
function copies({ say }: StoneAgeSpeech, what: string, count: number): string {
  if (count === 1) return what;
  return say(count === 2 ? 'rules.copies' : 'rules.three copies', { what });
}

const cardList = (speech: StoneAgeSpeech, cards: readonly CardId[]): string =>
  list(cards.map((id) => copies(speech, cardWords(speech, id), CARD[id].copies)));

const buildingLine = (speech: StoneAgeSpeech, id: BuildingId): string =>
  copies(speech, buildingWords(speech, id), BUILDING[id].copies);

/** What the dice for all stand for, a line for each face. */
const faceList = (speech: StoneAgeSpeech): string =>
  list(
    Object.keys(DIE).map((face) =>
      speech.say('rules.face', { face, gives: broughtWords(speech, dieTop(Number(face))) }),
    ),
  );

/** The tiles by their backs, which say where the herd goes. */
const tileLines = (speech: StoneAgeSpeech): string[] =>
  RESOURCES.map((back) => {
    const tiles = TILES.filter((id) => TILE[id].back === back).map((id) =>
      speech.say('rules.tiles.lines', {
        first: broughtWords(speech, TILE[id].first),
        all: broughtWords(speech, TILE[id].all),
      }),
    );
    return speech.say('rules.tiles.line', {
      place: placeName(speech, PLACE_OF[back]),
      tiles: tiles.join('; '),
    });
  });

/** The numbers of the rules that stand in their chapters. */
const numbersIn = (speech: StoneAgeSpeech) => ({
  people: START.people,
  food: START.food,
  mostPeople: MOST_PEOPLE,
  mostFields: MOST_TRACK,
  stack: STACK,
  slots: SLOTS,
  tiles: TILES.length,
  room: SOURCE.forest.room ?? 0,
  toolSlots: TOOL_SLOTS,
  bestTool: BEST_TOOL,
  hunger: HUNGER,
  mostTiles: MOST_TILES,
  diceCards: CARDS.reduce(
    (sum, id) => sum + (CARD[id].top.brings === 'dice for all' ? CARD[id].copies : 0),
    0,
  ),
  divisors: divisorWords(speech),
  worth: worthWords(speech),
});

/** What the tribes begin with besides at a table with an even start, by how many they are. */
function evenStarts(speech: StoneAgeSpeech): string {
  const starts = Object.entries(EVEN_START[RULES]).map(([seats, tribes]) =>
    speech.say('rules.start', {
      seats,
      goods: tribes.map((goods) => goodsWords(speech, goods)).join(', '),
    }),
  );
  return starts.join('; ');
}

/** The rules in our own words, by chapter; the lists at the end are made of the content. */
export function rulesOf(speech: StoneAgeSpeech): readonly Chapter[] {
  const { say } = speech;
  const facts = {
    ...numbersIn(speech),
    faces: faceList(speech),
    starts: evenStarts(speech),
    short: SHORT[RULES],
  };
  const half = CARDS.length / 2;
  return [
    ...WRITTEN.map((chapter) => ({
      title: say(`rules.${chapter}.title`),
      text: say(`rules.${chapter}.text`, facts),
    })),
    { title: say('rules.cards.title'), text: cardList(speech, CARDS.slice(0, half)) },
    { title: say('rules.more cards.title'), text: cardList(speech, CARDS.slice(half)) },
    {
      title: say('rules.buildings.title'),
      text: paragraphs(
        list(BUILDINGS.map((id) => buildingLine(speech, id))),
        say('rules.buildings.worth', { worth: worthWords(speech) }),
      ),
    },
    {
      title: say('rules.tiles.title'),
      text: paragraphs(say('rules.tiles.key'), list(tileLines(speech)), say('rules.tiles.ours')),
    },
  ];
}
