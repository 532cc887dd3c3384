import type { Choice, Seat } from '../../engine/game.ts';
import type { Uses, TuskAction } from './action.ts';
import { MAMMOTH_FOOD, MEMBERS } from './content/tribe.ts';
import { VICTORIES } from './content/victory.ts';
import { HEXES, placeName } from './map.ts';

/**
 * Every choice of the game is made once and used again: a list of choices is a list of references,
 * which is what makes self-play fast. Places are indexes; members are indexed by their number.
 */
export type TuskChoice = Choice<TuskAction>;

const choice = (key: string, action: TuskAction): TuskChoice =>
  Object.freeze({ key, action: Object.freeze(action) });

const ofPlaces = <T>(make: (place: number, name: string) => T): readonly T[] =>
  HEXES.map((_, place) => make(place, placeName(place)));

const ofMembers = <T>(make: (member: number) => T): readonly T[] =>
  Array.from({ length: MEMBERS + 1 }, (_, member) => make(member));

export const PLACE = ofPlaces((to, name) => choice(`place.${name}`, { do: 'place', to }));
export const GROW = ofPlaces((to, name) => choice(`grow.${name}`, { do: 'grow', to }));
export const FIGHT = ofPlaces((at, name) => choice(`fight.${name}`, { do: 'fight', at }));
export const LAND = ofPlaces((to, name) => choice(`land.${name}`, { do: 'land', to }));
export const RETREAT = ofPlaces((to, name) => choice(`retreat.${name}`, { do: 'regroup', to }));
export const STAY = choice('stay', { do: 'regroup', to: null });
export const DONE = choice('done', { do: 'done' });
export const STAYS_IN = choice('stand.in', { do: 'sides', sitsOut: false });
export const SITS_OUT = choice('stand.out', { do: 'sides', sitsOut: true });
export const KEEP = new Map(
  VICTORIES.map((card) => [card, choice(`keep.${card}`, { do: 'keep', card })]),
);

export const MOVE = ofMembers((member) =>
  ofPlaces((to, name) => choice(`move.${member}.${name}`, { do: 'move', member, to })),
);
export const ASIDE = ofMembers((member) =>
  ofPlaces((to, name) => choice(`aside.${name}`, { do: 'aside', member, to })),
);
export const GATHER = ofMembers((member) => choice(`gather.${member}`, { do: 'gather', member }));
export const CRAFT = ofMembers((member) => choice(`craft.${member}`, { do: 'craft', member }));
export const RECOVER = ofMembers((member) =>
  choice(`recover.${member}`, { do: 'recover', member }),
);

/** By a set of members as bits: bit 0 is member 1. The first entry, nobody, is never offered. */
export const SEND = Array.from({ length: 1 << MEMBERS }, (_, bits) => {
  const members = Array.from({ length: MEMBERS }, (_none, i) => i + 1).filter(
    (number) => (bits & (1 << (number - 1))) !== 0,
  );
  return choice(`hunt.${members.join('')}`, { do: 'send', members: Object.freeze(members) });
});

/** What tokens are used for: a fight, or a tribe's attack in a hunt round. */
type Use = Extract<TuskAction, { readonly uses: Uses }>['do'];

const used: Readonly<Record<Use, TuskChoice[][][]>> = { commit: [], attack: [] };

function using(use: Use, stick: number, grass: number, stone: number): TuskChoice {
  const ofSticks = (used[use][stick] ??= []);
  const ofGrass = (ofSticks[grass] ??= []);
  return (ofGrass[stone] ??= choice(`use.${stick}-${grass}-${stone}`, {
    do: use,
    uses: Object.freeze({ stick, grass, stone }),
  }));
}

/** Every way to use up to so many tokens, the least of them first. */
export function waysToUse(use: Use, sticks: number, grass: number, stones: number): TuskChoice[] {
  const choices: TuskChoice[] = [];
  for (let a = 0; a <= sticks; a += 1) {
    for (let b = 0; b <= grass; b += 1) {
      for (let c = 0; c <= stones; c += 1) choices.push(using(use, a, b, c));
    }
  }
  return choices;
}

/** Ways to divide small numbers, made when they first come up; there are not many. */
const made = new Map<string, readonly TuskChoice[]>();

function once(name: string, make: () => readonly TuskChoice[]): readonly TuskChoice[] {
  let choices = made.get(name);
  if (choices === undefined) {
    choices = Object.freeze(make());
    made.set(name, choices);
  }
  return choices;
}

/** Every way to divide a kill among so many seats. */
export function shares(seats: number): readonly TuskChoice[] {
  return once(`share.${seats}`, () =>
    splits(
      MAMMOTH_FOOD,
      Array.from({ length: seats }, () => MAMMOTH_FOOD),
    ).map((food) => choice(`share.${food.join('-')}`, { do: 'share', food: Object.freeze(food) })),
  );
}

/** Every way for so many members to choose among targets; seats in order. */
export function aims(members: number, targets: readonly Seat[]): readonly TuskChoice[] {
  return once(`aim.${members}.${targets.join('')}`, () =>
    splits(
      members,
      targets.map(() => members),
    ).map((parts) => {
      const at = targets
        .map((seat, i) => ({ seat, members: parts[i] ?? 0 }))
        .filter((part) => part.members > 0);
      return choice(`aim.${at.map((part) => `${part.seat}x${part.members}`).join('.')}`, {
        do: 'aim',
        at,
      });
    }),
  );
}

/** Every way to put so many stones on targets that can take so many each; seats in order. */
export function stoneThrows(
  stones: number,
  targets: readonly { readonly seat: Seat; readonly unwounded: number }[],
): readonly TuskChoice[] {
  const most = targets.map(({ unwounded }) => unwounded);
  const name = `stones.${stones}.${targets.map(({ seat }) => seat).join('')}.${most.join('')}`;
  return once(name, () =>
    splits(stones, most).map((parts) => {
      const on = targets
        .map(({ seat }, i) => ({ seat, stones: parts[i] ?? 0 }))
        .filter((part) => part.stones > 0);
      return choice(`stones.${on.map((part) => `${part.seat}x${part.stones}`).join('.')}`, {
        do: 'stones',
        on,
      });
    }),
  );
}

/** Every way to split a number into parts, none greater than its own limit. */
function splits(total: number, most: readonly number[]): number[][] {
  const [limit, ...others] = most;
  if (limit === undefined) return total === 0 ? [[]] : [];
  const ways: number[][] = [];
  for (let part = Math.min(total, limit); part >= 0; part -= 1) {
    for (const rest of splits(total - part, others)) ways.push([part, ...rest]);
  }
  return ways;
}
