import type { Outcome, Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { ranked, resultOf } from '../../../presentation/result.ts';
import type { SpokenTable } from '../../../presentation/table.ts';
import { CARD, type CardId, CRAFTS, SYMBOLS } from '../content/cards.ts';
import { outcomeBy, strengthOf } from '../scoring.ts';
import { craftsOn, type Tally } from '../tally.ts';
import { toolTotal } from '../tools.ts';
import type { StoneAgeView, TribeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { bottomWords } from './cards.ts';
import { counted, goodsWords, seatName } from './names.ts';

/** What points are made of. */
export const PARTS = [
  'track',
  'herd',
  'symbols',
  'farmers',
  'makers',
  'builders',
  'shamans',
  'resources',
] as const satisfies readonly (keyof Tally)[];

/** The same in words: `track 12, symbols 4`. */
export function partsWords({ say }: StoneAgeSpeech, tally: Tally): string {
  const parts = PARTS.flatMap((part) => {
    const count = tally[part];
    return count === 0 ? [] : [say(`standing.parts.${part}`, { count })];
  });
  return parts.length === 0 ? say('standing.no points') : parts.join(', ');
}

/** Its points if the match ended now, with what they come from. */
export function standing(speech: StoneAgeSpeech, view: StoneAgeView, seat: Seat): string {
  const { tally } = item(view.tribes, seat);
  if (PARTS.every((part) => tally[part] === 0)) return speech.say('standing.nothing so far');
  const parts = partsWords(speech, tally);
  return speech.say('standing.so far', { count: tally.total, parts });
}

/** What a seat has: its goods and tools, its cards in the open and in secret, and what they would score. */
export function hand(speech: StoneAgeSpeech, view: StoneAgeView, seat: Seat): string {
  const tribe = item(view.tribes, seat);
  const { say } = speech;
  const known = [...tribe.cards, ...(tribe.drawn ?? [])];
  return [
    say('standing.people', {
      seat: seatName(speech, seat),
      people: counted(speech, tribe.people, 'people'),
      fields: counted(speech, tribe.track, 'fields'),
      buildings: counted(speech, tribe.buildings.length, 'buildings'),
      tiles: counted(speech, tribe.tiles.length, 'tiles'),
    }),
    say('standing.holds', { goods: goodsWords(speech, tribe.goods) }),
    say('standing.tools', { tools: toolList(speech, tribe) }),
    say('standing.open cards', { count: tribe.cards.length }),
    ...secretCards(speech, tribe),
    say('standing.halves', halves(speech, known)),
    say('standing.score', {
      points: counted(speech, tribe.tally.total, 'points'),
      parts: partsWords(speech, tribe.tally),
    }),
  ].join('\n');
}

/** Tools by slot, then those for one use. */
export function toolList({ say }: StoneAgeSpeech, { tools, once }: TribeView): string {
  const words = [
    ...tools.map(({ value, used }) => (used ? say('standing.used', { value }) : String(value))),
    ...once.map((value) => say('names.once', { value })),
  ];
  return words.length === 0 ? say('standing.no tools') : words.join(', ');
}

function secretCards(speech: StoneAgeSpeech, { drawn, drawnCount: count }: TribeView): string[] {
  if (count === 0) return [];
  if (drawn === null) return [speech.say('standing.somebody’s secret cards', { count })];
  const cards = drawn.map((id) => bottomWords(speech, CARD[id].bottom)).join(', ');
  return [speech.say('standing.secret cards', { cards })];
}

/** What lower halves come to together: symbols in their order, then crafts. */
function halves(speech: StoneAgeSpeech, cards: readonly CardId[]) {
  const { say } = speech;
  const symbols = SYMBOLS.flatMap((symbol) =>
    cards.flatMap((id) => {
      const { bottom } = CARD[id];
      return 'symbol' in bottom && bottom.symbol === symbol ? [bottomWords(speech, bottom)] : [];
    }),
  );
  const crafts = CRAFTS.flatMap((craft) => {
    const count = craftsOn(cards, craft);
    return count === 0 ? [] : [bottomWords(speech, { craft, count })];
  });
  return {
    symbols: symbols.length === 0 ? say('standing.no symbols') : symbols.join(', '),
    crafts: crafts.length === 0 ? say('standing.no crafts') : crafts.join(', '),
  };
}

/** Points, and what tells equal ones apart. */
export const pointsIn = ({ tribes }: StoneAgeView): Outcome =>
  outcomeBy(
    tribes.map(({ tally }) => tally.total),
    tribes,
  );

/** Who won, each tribe's points in the order of their places, and what broke a tie between them. */
export function result(speech: StoneAgeSpeech, view: StoneAgeView, table: SpokenTable): string {
  const { say } = speech;
  const told = resultOf(speech, seatName, pointsIn(view), table, ({ seat, score: points }) =>
    say('standing.points', { points, parts: partsWords(speech, item(view.tribes, seat).tally) }),
  );
  const tied = ranked(pointsIn(view)).filter(({ tieBreak }) => tieBreak !== null);
  if (tied.length === 0) return told;
  const tribes = tied.map(({ seat }) => strengthWords(speech, item(view.tribes, seat)));
  return [told, say('standing.tie', { tribes: tribes.join('; ') })].join('\n');
}

/** What breaks a tie: `🔥 Torch 3 + 5 + 6 = 14`. */
const strengthWords = (speech: StoneAgeSpeech, tribe: TribeView): string =>
  speech.say('standing.strength', {
    seat: seatName(speech, tribe.seat),
    fields: tribe.track,
    tools: toolTotal(tribe.tools),
    people: tribe.people,
    strength: strengthOf(tribe),
  });
