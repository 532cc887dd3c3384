import { pick } from '../../../presentation/option-specs.ts';
import { item } from '../../../parts/item.ts';
import { stageOf } from '../../../parts/stages.ts';
import { NEW_TRIBE, START_MEMBERS } from '../content/numbers.ts';
import type { Terrain } from '../content/land.ts';
import { fightersAt } from '../fighting.ts';
import { nameOf, slotOf } from '../ground.ts';
import { landOf, type Place } from '../map.ts';
import { rankOf } from '../placing.ts';
import { counted, fightersWords, goodsWords, landName, placeNames } from '../spoken/names.ts';
import { askForGoods, askForReturn, askForSite, askForStart } from '../spoken/questions.ts';
import { goodsBy, goodsOptions, hex } from './options.ts';
import { takingByPottery } from './orders.ts';
import { type Asked, type RiseMoves, there } from './rise-move.ts';

const PLACE = {
  name: 'place',
  emoji: '📍',
  options: (speech: Asked['speech']) => [
    hex(speech),
    pick('beside', speech.say('commands.place.beside'), false),
  ],
} as const;

/** What lies beside a place: `forest ×2, lake ×1`. */
function besideWords({ speech: { say }, view }: Asked, at: Place): string {
  const beside = item(landOf(view).board.neighbours, at).map((one) => item(view.terrain, one));
  const lands = [...new Set<Terrain>(beside)].map((one) =>
    say('labels.many', {
      what: say(`labels.lands.${one}`),
      count: beside.filter((other) => other === one).length,
    }),
  );
  return say('labels.beside', { lands: lands.join(', ') });
}

/** Who is at some places: `A1: 🔥 2 · B1: 🐦 1`; null for nobody. */
function thereWords({ speech, view }: Asked, ...places: readonly Place[]): string | null {
  const there = places.flatMap((at) => {
    const all = fightersAt(view, at);
    const facts = { place: nameOf(view, at), who: fightersWords(speech, all) };
    return all.length === 0 ? [] : [speech.say('labels.stands', facts)];
  });
  return there.length === 0 ? null : there.join(' · ');
}

/** `A1, lake: 3 members` */
const comingTo = ({ speech, view }: Asked, at: Place, members: number): string =>
  speech.say('labels.at', {
    place: landName(speech, view, at),
    members: counted(speech, members, 'members'),
  });

/** How tribes and tiles come onto the map, and what is taken of choice. */
export const start = {
  place: {
    kind: 'place',
    aim: ({ at, beside }) => ({ to: beside === null ? [at] : [at, beside] }),
    question: askForStart,
    teaches: () => [{ lesson: 'place', chapter: 'villages' }],
    command: PLACE,
    options: ({ at, beside }, { view }) => ({
      at: nameOf(view, at),
      ...(beside === null ? {} : { beside: nameOf(view, beside) }),
    }),
    label({ at, beside }, asked) {
      const { first, beside: more } = item(START_MEMBERS, rankOf(asked.view, asked.seat));
      const one = comingTo(asked, at, first);
      return beside === null
        ? one
        : asked.speech.say('labels.both', { one, other: comingTo(asked, beside, more) });
    },
    result: ({ at }, asked) => besideWords(asked, at),
  },

  take: {
    kind: 'take',
    question: askForGoods,
    orders: [takingByPottery],
    teaches: () => [{ lesson: 'take', chapter: 'villages' }],
    command: { name: 'take', emoji: '🎁', options: goodsOptions },
    options: ({ goods }) => ({ ...goods }),
    label: ({ goods }, { speech }) =>
      speech.say('labels.take', { goods: goodsWords(speech, goods) }),
    amounts: goodsBy(false),
  },

  enter: {
    kind: 'enter',
    aim: there,
    question: askForReturn,
    command: PLACE,
    options: ({ at }, { view }) => ({ at: nameOf(view, at) }),
    label: ({ at }, asked) => comingTo(asked, at, NEW_TRIBE),
    result: ({ at }, asked) => thereWords(asked, at) ?? besideWords(asked, at),
  },

  site: {
    kind: 'site',
    aim: there,
    question: askForSite,
    command: PLACE,
    options: ({ at }, { view }) => ({ at: nameOf(view, at) }),
    label({ at }, { speech, view }) {
      const { tile } = stageOf(view, 'siting');
      const from = slotOf(view, tile)?.at ?? null;
      const facts = { tile: speech.say(`names.tiles.${tile}`), place: landName(speech, view, at) };
      return from === null
        ? speech.say('labels.tile', facts)
        : speech.say('labels.tile moves', { ...facts, from: nameOf(view, from) });
    },
    button: ({ at }, asked) => thereWords(asked, at) ?? landName(asked.speech, asked.view, at),
    result: ({ at }, asked) => thereWords(asked, at),
  },

  crater: {
    kind: 'site',
    aim: ({ crater }) => ({ crater }),
    command: PLACE,
    options: ({ crater }, { view }) => ({
      at: item(landOf(view).craters, crater)
        .touches.map((at) => nameOf(view, at))
        .join(' '),
    }),
    label: ({ crater }, { speech, view }) =>
      speech.say('labels.crater', {
        places: placeNames(view, item(landOf(view).craters, crater).touches),
      }),
    result: ({ crater }, asked) =>
      thereWords(asked, ...item(landOf(asked.view).craters, crater).touches),
  },
} satisfies Partial<RiseMoves>;
