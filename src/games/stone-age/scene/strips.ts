import { item } from '../../../parts/item.ts';
import { bareStrip } from '../../../presentation/plain-scene.ts';
import type { Amount, Brief, Strip, Tool } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import { CARD, type CardId, CRAFTS, SYMBOLS, type SymbolId } from '../content/cards.ts';
import { type Good, GOODS } from '../content/goods.ts';
import { MOST_PEOPLE, TOOL_SLOTS } from '../content/numbers.ts';
import { bottomWords } from '../spoken/cards.ts';
import { amountWords, counted, goodName, tribeName } from '../spoken/names.ts';
import { craftsOn } from '../tally.ts';
import type { StoneAgeView, TribeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { brief, CRAFT_ICON } from './briefs.ts';

/** All that stands for a tribe: its goods, its tools, and in brief what else it has. */
export function stripOf(
  speech: StoneAgeSpeech,
  view: StoneAgeView,
  tribe: TribeView,
  { seats }: Table,
): Strip {
  const { seat, goods } = tribe;
  const { name, computer, away = false } = item(seats, seat);
  const flags = [
    ['to-move', view.owing.includes(seat)],
    ['first', view.first === seat],
    ['computer', computer],
    ['away', away],
    ['winner', view.winners?.includes(seat) ?? false],
  ] as const;
  const pieces = speech.say('board.people');
  return {
    ...bareStrip({ seat, name, side: tribeName(speech, seat), pieces, flags }),
    goods: GOODS.map((good) => amount(speech, good, goods[good])),
    tools: toolsOf(tribe),
    // Its place on the track is told there; from the track alone nobody reads it to the point.
    holdings: [
      ...(view.winners === null ? [brief('', ['points'], String(tribe.tally.track))] : []),
      ...holdingsOf(speech, tribe, view.winners !== null),
    ],
    score: view.winners === null ? null : tribe.tally.total,
  };
}

/** So many of a good. */
export const amount = (speech: StoneAgeSpeech, good: Good, count: number): Amount => ({
  icon: good,
  name: goodName(speech, good),
  count,
  words: amountWords(speech, count, good),
});

/** Tools in their slots, empty ones as well; then those for one use. */
const toolsOf = ({ tools, once }: TribeView): Tool[] => [
  ...Array.from({ length: TOOL_SLOTS }, (_, slot) => {
    const { value, used } = tools[slot] ?? { value: 0, used: false };
    return { value, used, once: false };
  }),
  ...once.map((value) => ({ value, used: false, once: true })),
];

/** People, fields, tiles, buildings, crafts, symbols and which of them twice, cards that were drawn: at the end those are open. */
function holdingsOf(speech: StoneAgeSpeech, tribe: TribeView, isOver: boolean): Brief[] {
  const { tiles, buildings } = tribe;
  const count = isOver ? 0 : tribe.drawnCount;
  const cards = [...tribe.cards, ...(tribe.drawn ?? [])];
  const having = (times: number): readonly SymbolId[] =>
    SYMBOLS.filter((symbol) => timesOf(cards, symbol) === times);
  const [once, twice] = [having(1), having(2)];
  const named = (symbols: readonly SymbolId[]): string =>
    symbols.map((symbol) => bottomWords(speech, { symbol })).join(' + ');
  return [
    peopleBrief(speech, tribe),
    // The track says it in words; where news or the result have its room, it is read here alone.
    brief('', ['field'], `×${tribe.track}`),
    ...(tiles.length === 0
      ? []
      : [brief(counted(speech, tiles.length, 'tiles'), ['herd'], `×${tiles.length}`)]),
    ...(buildings.length === 0
      ? []
      : [
          brief(
            counted(speech, buildings.length, 'buildings'),
            ['building'],
            `×${buildings.length}`,
          ),
        ]),
    ...CRAFTS.flatMap((craft) => {
      const several = craftsOn(cards, craft);
      if (several === 0) return [];
      const words = bottomWords(speech, { craft, count: several });
      return [brief(words, [CRAFT_ICON[craft]], `×${several}`)];
    }),
    ...(once.length === 0
      ? []
      : [brief(speech.say('board.symbols', { symbols: named(once) }), once)]),
    ...(twice.length === 0
      ? []
      : [brief(speech.say('board.twice', { symbols: named(twice) }), twice, '×2')]),
    ...(count === 0 ? [] : [brief(speech.say('board.secret', { count }), ['card'], `×${count}`)]),
  ];
}

/** How often a symbol stands on cards: twice at most. */
const timesOf = (cards: readonly CardId[], symbol: SymbolId): number =>
  cards.filter((id) => {
    const { bottom } = CARD[id];
    return 'symbol' in bottom && bottom.symbol === symbol;
  }).length;

function peopleBrief(speech: StoneAgeSpeech, { people: count, unplaced: left }: TribeView): Brief {
  const people = counted(speech, count, 'people');
  const share = `${count}/${MOST_PEOPLE}`;
  return left === 0
    ? brief(people, ['person'], share)
    : brief(
        speech.say('board.people to send', { people, left }),
        ['person'],
        speech.say('board.short.to send', { share, left }),
      );
}
