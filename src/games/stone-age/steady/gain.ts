import { type Bottom, CARD, type CardId, DIE } from '../content/cards.ts';
import { RESOURCES, WORTH } from '../content/goods.ts';
import { type Brought, TILE, type TileId } from '../content/herd.ts';
import { ofChoice } from '../gains.ts';
import { MOST_PEOPLE, MOST_TRACK } from '../content/numbers.ts';
import { craftsOn, symbolSets } from '../tally.ts';
import { nextSlot, toolTotal } from '../tools.ts';
import { type Outlook, worthOf } from './outlook.ts';

/** What one pip of a die is worth to who has more of them. */
const PIP = 0.75;
/** What a tool that is one better is worth in a round. */
const TOOL_ROUND = 1.2;
/** What a field is worth in a round: one more food for all, and one where all are fed by the track. */
const [FIELD_ROUND, SPARE_FIELD_ROUND] = [2.4, 0.6] as const;
/** What a round of one more person is worth, the food aside. */
const PERSON_ROUND = 1.25;
/** What a tile of the herd is worth for the most of them. */
const TILE_SHARE = 3;
/** What a card that nobody knows is worth. */
const UNKNOWN_CARD = 5;

/** All the cards of a tribe that it knows itself. */
export const ownCards = ({ me }: Outlook): CardId[] => [...me.cards, ...(me.drawn ?? [])];

/** One more step on the food track. */
export function fieldWorth(outlook: Outlook): number {
  const { me, rounds, rate } = outlook;
  if (me.track >= MOST_TRACK) return 0;
  const round = me.track >= me.people ? SPARE_FIELD_ROUND : Math.max(FIELD_ROUND, rate.food);
  return (1 + rounds) * round + craftsOn(ownCards(outlook), 'farmer');
}

/** A new tool or a better one. */
export function toolWorth(outlook: Outlook): number {
  const { me, rounds } = outlook;
  if (nextSlot(me.tools) === null) return 0;
  return (0.6 + rounds) * TOOL_ROUND + craftsOn(ownCards(outlook), 'maker');
}

/** One more person. */
export function personWorth(outlook: Outlook): number {
  const { me, rounds } = outlook;
  if (me.people >= MOST_PEOPLE) return 0;
  return rounds * PERSON_ROUND - 1 + craftsOn(ownCards(outlook), 'shaman');
}

/** What the upper half of a card, a die or a line of a tile brings. */
export function broughtWorth(outlook: Outlook, brought: Brought): number {
  const { view } = outlook;
  switch (brought.brings) {
    case 'dice for all':
      // The best of the dice is ours, the others have theirs.
      return 3 + 0.6 * (4 - view.tribes.length);
    case 'goods':
      return worthOf(outlook, { [brought.good]: brought.count });
    case 'roll':
      return (3.2 * brought.dice * outlook.rate[brought.good]) / WORTH[brought.good];
    case 'points':
      return brought.points;
    case 'field':
      return fieldWorth(outlook);
    case 'tool':
      return toolWorth(outlook);
    case 'one-use tool':
      return brought.value * PIP * 0.8;
    case 'person':
      return personWorth(outlook);
    case 'card':
      return UNKNOWN_CARD;
    case 'any':
      return ofChoice(brought) * Math.max(...RESOURCES.map((kind) => outlook.rate[kind]));
  }
}

/** What a die of those for all brings. */
export const dieWorth = (outlook: Outlook, face: number): number => {
  const top = DIE[face];
  return top === undefined ? 0 : broughtWorth(outlook, top);
};

/** What the lower half of a card counts at the end, with what is likely to be there by then. */
export function bottomWorth(outlook: Outlook, bottom: Bottom): number {
  const { me, rounds, view } = outlook;
  if ('symbol' in bottom) {
    const cards = ownCards(outlook);
    const known = cards.filter((card) => {
      const other = CARD[card].bottom;
      return 'symbol' in other && other.symbol === bottom.symbol;
    }).length;
    const size = symbolSets(cards)[known]?.length ?? 0;
    // What makes a set larger is worth more with each one that comes after it.
    return 2 * size + 1 + Math.min(3, rounds * 0.4);
  }
  const grows = Math.min(1, rounds / 6);
  const finally_ = {
    farmer: Math.min(MOST_TRACK, me.track + 2 * grows),
    maker: toolTotal(me.tools) + 2.5 * grows,
    builder: me.buildings.length + Math.min(4, rounds * (view.tribes.length > 2 ? 0.6 : 0.8)),
    shaman: Math.min(MOST_PEOPLE, me.people + 2 * grows),
  }[bottom.craft];
  return bottom.count * finally_;
}

/** A card, without its price. */
export const cardWorth = (outlook: Outlook, card: CardId): number =>
  broughtWorth(outlook, CARD[card].top) + bottomWorth(outlook, CARD[card].bottom);

/** To win a tile, with the better of its lines. */
export const tileWorth = (outlook: Outlook, tile: TileId): number =>
  TILE_SHARE +
  Math.max(broughtWorth(outlook, TILE[tile].first), broughtWorth(outlook, TILE[tile].all));
