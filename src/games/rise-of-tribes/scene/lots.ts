import type { Brief, Display, Lot } from '../../../presentation/scene.ts';
import { strengthAs } from '../acting.ts';
import type { RiseIcon } from '../art/index.ts';
import {
  type ActionId,
  ACTIONS,
  GATHER,
  REACH,
  STRENGTHS,
  type Strength,
} from '../content/dice.ts';
import { RESOURCES } from '../content/goods.ts';
import { INVADERS, KNOWLEDGE, SLOTS, TIGER, TILE } from '../content/tiles.ts';
import { nameOf } from '../ground.ts';
import { growthBy } from '../growing.ts';
import { drawsBy } from '../leading.ts';
import { movesBy } from '../moving.ts';
import { total } from '../payment.ts';
import { timesWords } from '../spoken/dice.ts';
import { counted, goodsWords } from '../spoken/names.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { brief, goodsIcons, tileIcon } from './briefs.ts';

type SlotView = RiseView['slots'][number];

const SPOT = {
  parties: [],
  here: false,
  faded: false,
  closed: null,
  notes: [],
  isBack: false,
  price: null,
  halves: [],
  left: null,
} satisfies Partial<Lot>;

/** The slots for events, and the rows of dice. */
export const displaysOf = (speech: RiseSpeech, view: RiseView): Display[] => [
  ...(view.winners === null ? [eventsDisplay(speech, view)] : []),
  {
    title: speech.say('board.actions'),
    lots: ACTIONS.map((action) => actionLot(speech, view, action)),
  },
];

/** How much an action does in short, as printed: `3`, or `2×3` for two of each of three hexes. */
const printedReach = (_: RiseView, action: ActionId, strength: Strength): string =>
  action === 'gather'
    ? timesWords(GATHER[strength].each, GATHER[strength].tiles)
    : String(REACH[action][strength]);

const BY = { grow: growthBy, move: movesBy, lead: drawsBy } as const;

/** The same for whoever has rolled, by its leader and the events. */
function reachOf(view: RiseView, action: ActionId, strength: Strength): string {
  const isNobodys = view.stages.some(({ frame }) => frame === 'dawn' || frame === 'over');
  if (view.turn.number === 0 || isNobodys) return printedReach(view, action, strength);
  const by = strengthAs(view, strength);
  return action === 'gather' ? printedReach(view, action, by) : String(BY[action](view, by));
}

/** A row of dice, the last one about to fall out, and how much the action does if it is weak, standard, strong. */
function actionLot({ say }: RiseSpeech, view: RiseView, action: ActionId): Lot {
  const row = view.rows[action];
  const inAll = (by: typeof reachOf): string =>
    STRENGTHS.map((strength) => by(view, action, strength)).join(' · ');
  const reach = inAll(reachOf);
  // What is printed is known.
  const words = reach === inAll(printedReach) ? '' : say('board.now', { reach });
  const icons = row.map((face, nth): RiseIcon => (nth === row.length - 1 ? `${face}-out` : face));
  const dice = row.map((face) => say(`names.faces.${face}`)).join(', ');
  return {
    ...SPOT,
    name: say(`names.actions.${action}`),
    closed: view.turn.used.includes(action) ? say('board.used') : null,
    halves: [brief(dice, ['into', ...icons]), brief(words, [], reach)],
  };
}

/** Tiles that happen at once, by what is in progress then: each needs a free slot. */
const AT_ONCE = {
  bidding: 'chieftain',
  offering: 'abandoned-village',
  erupting: 'volcano',
} as const;

function eventsDisplay(speech: RiseSpeech, view: RiseView): Display {
  const { say } = speech;
  const { slots, deckCount, stages } = view;
  const taken = slots.map((slot) => eventLot(speech, view, slot));
  const atOnce = stages.flatMap(({ frame }): Lot[] => {
    if (frame !== 'bidding' && frame !== 'offering' && frame !== 'erupting') return [];
    const tile = AT_ONCE[frame];
    const words = say(`board.ends.${tile}`);
    return [{ ...SPOT, name: say(`names.tiles.${tile}`), halves: [brief(words, [tile], words)] }];
  });
  const here = [...taken, ...atOnce];
  const free = Array.from(
    { length: Math.max(0, SLOTS - here.length) },
    (_, nth): Lot => ({
      ...SPOT,
      name: say('board.free slot', { number: here.length + nth + 1 }),
      isBack: deckCount > 0,
      closed: deckCount > 0 ? null : say('board.no more events'),
      left: nth === 0 && deckCount > 0 ? deckCount : null,
    }),
  );
  return { title: say('board.events'), lots: [...here, ...free] };
}

/** A tile with what lies on it or costs it, and what becomes of it. */
function eventLot(speech: RiseSpeech, view: RiseView, slot: SlotView): Lot {
  const { tile, count } = slot;
  const { price } = TILE[tile];
  const { say } = speech;
  const cost = price === undefined ? null : { [price.kind]: count };
  return {
    ...SPOT,
    name: say(`names.tiles.${tile}`),
    price:
      cost === null
        ? null
        : brief(
            count === 0 ? say('board.free') : goodsWords(speech, cost),
            goodsIcons(cost),
            count === 0 ? say('board.free') : '',
          ),
    halves: [nowOn(speech, view, slot), ...endsBy(speech, slot)],
  };
}

/** Where a tile is, which the land says as well, or what is on it. */
function nowOn(speech: RiseSpeech, view: RiseView, { tile, at, count, stock }: SlotView): Brief {
  const { say } = speech;
  const place = at === null ? '' : say('board.on', { place: nameOf(view, at) });
  switch (tile) {
    case 'invaders':
      return brief(at === null ? `×${count}` : '', [tile], `×${count} ${place}`.trimEnd());
    case 'altar':
    case 'canoe':
    case 'walls':
      return brief(say(`board.sells.${tile}`), [tile], say(`board.sells.${tile}`));
    case 'drought': {
      const limit = say('board.at most', { limit: view.limit });
      return brief(limit, [tile, 'person'], limit);
    }
    case 'knowledge': {
      const paid = say('board.paid', { count: total(stock), all: KNOWLEDGE.paid });
      return brief(paid, [tile], paid);
    }
    default: {
      const kinds = RESOURCES.filter((kind) => stock[kind] > 0);
      const [kind] = kinds;
      const sign = tileIcon(tile);
      if (kind === undefined) return brief('', [sign], place);
      const words = goodsWords(speech, stock);
      return kinds.length === 1
        ? brief(words, [sign, kind], `×${stock[kind]}`)
        : brief(words, [sign, ...goodsIcons(stock)]);
    }
  }
}

/** What doubles do to a tile, and what else ends it: the same as long as it is there. */
const endsBy = (speech: RiseSpeech, slot: SlotView): Brief[] =>
  [changesBy(speech, slot), ...wonBy(speech, slot)].map((one) => ({ ...one, lasting: true }));

/** What rids the land of whom doubles do not, and what it brings. */
function wonBy(speech: RiseSpeech, { tile }: SlotView): Brief[] {
  if (tile !== 'invaders' && tile !== 'tiger') return [];
  const count = tile === 'invaders' ? INVADERS.points : TIGER.points;
  const words = speech.say(`board.won by.${tile}`, { points: counted(speech, count, 'points') });
  return [brief(words, [], words)];
}

function changesBy({ say }: RiseSpeech, { tile, count }: SlotView): Brief {
  const { doubles } = TILE[tile];
  if (doubles !== undefined) {
    const becomes = doubles === 'cheaper' && count === 0 ? 'gone' : doubles;
    const what =
      tile === 'invaders' && count >= INVADERS.most
        ? say('board.no more come')
        : say(`board.doubles.${becomes}`);
    return brief(say('board.doubles in words', { what }), ['doubles'], what);
  }
  const what = (): string => {
    switch (tile) {
      case 'mammoth':
      case 'mild-winter':
      case 'discovery':
        return say(`board.ends.${tile}`);
      case 'knowledge':
        return say('board.ends.knowledge', { count: KNOWLEDGE.paid });
      default:
        return say('board.ends.plenty');
    }
  };
  return brief(what(), [], what());
}
