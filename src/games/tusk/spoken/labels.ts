import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { fitting as fittingIn } from '../../../presentation/clip.ts';
import type { MemberNumber, TuskAction } from '../action.ts';
import { TERRAIN, type TerrainCard } from '../content/terrain.ts';
import { type Place, placeName } from '../map.ts';
import type { TribeView, TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { cardWords } from './cards.ts';
import { closeNumbers, othersNames, othersWords, tileWords } from './ground.ts';
import {
  amountWords,
  capitalised,
  cardName,
  counted,
  listed,
  tribeName,
  usesWords,
} from './names.ts';

type Doing<D extends TuskAction['do']> = Extract<TuskAction, { do: D }>;

/** Discord's limit for the label of a button. */
const LONGEST = 80;

/**
 * What happens if the seat that was asked chooses this: one line of at most 80 characters that says
 * enough by itself, and differs from those of the decision's other choices.
 */
export function label(speech: TuskSpeech, action: TuskAction, seat: Seat, view: TuskView): string {
  const { say } = speech;
  const tribe = item(view.tribes, seat);
  switch (action.do) {
    case 'place':
      return towards(speech, view, seat, action.to, (tile) => say('labels.place', { tile }));
    case 'keep':
      return fitting(
        say('labels.keep', {
          card: cardName(speech, action.card),
          worth: cardWords(speech, view.rules, action.card),
        }),
      );
    case 'grow':
      return growLabel(speech, action.to, tribe, view);
    case 'send': {
      const numbers = listed(
        speech,
        action.members.toSorted((a, b) => a - b),
      );
      return say('labels.send', { count: action.members.length, numbers });
    }
    case 'move': {
      const { member } = action;
      const from = placeName(placeOf(tribe, member));
      return towards(speech, view, seat, action.to, (tile) =>
        say('labels.move', { member, from, tile }),
      );
    }
    case 'gather':
      return say('labels.gather', gathering(speech, action.member, tribe, view));
    case 'craft':
      return say('labels.craft', crafting(speech, action.member, tribe, view));
    case 'recover':
      return say('labels.recover', recovering(action.member, tribe));
    case 'fight':
      return fightLabel(speech, action.at, tribe, view);
    case 'done':
      return doneLabel(speech, tribe);
    case 'sides':
      return say(action.sitsOut ? 'labels.sit out' : 'labels.take part');
    case 'commit':
    case 'attack':
      return say('labels.use', { tokens: usesWords(speech, action.uses) });
    case 'aim':
      return aimLabel(speech, action.at);
    case 'stones':
      return stonesLabel(speech, action.on);
    case 'share':
      return shareLabel(speech, action.food, seat);
    case 'land':
      return towards(speech, view, seat, action.to, (tile) => say('labels.land', { tile }));
    case 'regroup':
      return action.to === null
        ? say('labels.stay')
        : towards(speech, view, seat, action.to, (tile) => say('labels.leave', { tile }));
    case 'aside': {
      const { member } = action;
      return towards(speech, view, seat, action.to, (tile) =>
        say('labels.aside', { member, tile }),
      );
    }
  }
}

/** What happens by this, below the name of the member that does it; of what several do, nothing of its own. */
export function short(
  speech: TuskSpeech,
  action: TuskAction,
  seat: Seat,
  view: TuskView,
): { short?: string } {
  const { say } = speech;
  const tribe = item(view.tribes, seat);
  switch (action.do) {
    case 'move':
      return {
        short: towards(speech, view, seat, action.to, (tile) => say('labels.short.move', { tile })),
      };
    case 'gather':
      return { short: say('labels.short.gather', gathering(speech, action.member, tribe, view)) };
    case 'craft':
      return { short: say('labels.short.craft', crafting(speech, action.member, tribe, view)) };
    case 'recover':
      return { short: say('labels.short.recover', recovering(action.member, tribe)) };
    case 'send':
      return action.members.length === 1 ? { short: say('labels.short.send') } : {};
    default:
      return {};
  }
}

/** On which tile a member stands. */
function placeOf({ members }: TribeView, number: MemberNumber): Place {
  const at = members.find(({ member }) => member === number)?.at;
  if (typeof at !== 'number') throw new RangeError(`Member ${number} is not on the map.`);
  return at;
}

/** The terrain under a member. */
function groundUnder(tribe: TribeView, number: MemberNumber, view: TuskView): TerrainCard {
  const terrain = view.tiles[placeOf(tribe, number)]?.terrain ?? null;
  if (terrain === null || terrain === 'breeding ground') {
    throw new RangeError(`Member ${number} stands on no terrain.`);
  }
  return TERRAIN[terrain];
}

/** The first of these ways of saying something that is short enough for a button, else as much of the last as is. */
const fitting = (...ways: readonly string[]): string => fittingIn(LONGEST, ...ways);

/** Says a way to a tile, and who else is there if there is room for that: by their members, or by their names. */
function towards(
  speech: TuskSpeech,
  view: TuskView,
  seat: Seat,
  to: Place,
  way: (tile: string) => string,
): string {
  const { say } = speech;
  const there = way(tileWords(speech, view, to));
  const others = othersWords(speech, view, seat, to);
  if (others === null) return fitting(there);
  const names = othersNames(speech, view, seat, to);
  return fitting(
    say('ground.in company', { there, others }),
    say('ground.in company', { there, others: names }),
    there,
  );
}

/** What each of several tribes gets, in short: `2 → Heron, 1 → Fern`. */
const inShort = (
  speech: TuskSpeech,
  parts: readonly { readonly seat: Seat; readonly count: number }[],
): string =>
  parts
    .map(({ seat, count: number }) =>
      speech.say('labels.so many', { number, tribe: tribeName(speech, seat) }),
    )
    .join(', ');

function growLabel(speech: TuskSpeech, to: Place, tribe: TribeView, view: TuskView): string {
  const [member = ''] = tribe.waiting;
  const cost = tribe.growthCost ?? 0;
  const tile = tileWords(speech, view, to);
  return fitting(
    cost === 0
      ? speech.say('labels.grow for free', { member, tile })
      : speech.say('labels.grow', { member, tile, price: amountWords(speech, cost, 'food') }),
  );
}

/** What is said of a member that gathers. */
function gathering(speech: TuskSpeech, member: MemberNumber, tribe: TribeView, view: TuskView) {
  const { yields } = groundUnder(tribe, member, view);
  if (yields === null) throw new RangeError(`Member ${member} has nothing to gather.`);
  const at = placeOf(tribe, member);
  return {
    member,
    token: amountWords(speech, 1, yields),
    place: placeName(at),
    there: view.tiles[at]?.tokens ?? 0,
  };
}

/** What is said of a member that crafts. */
function crafting(speech: TuskSpeech, member: MemberNumber, tribe: TribeView, view: TuskView) {
  const rule = groundUnder(tribe, member, view).rule ?? [];
  return {
    member,
    tokens: rule.map((good) => amountWords(speech, 1, good)).join(' + '),
    place: placeName(placeOf(tribe, member)),
  };
}

/** What is said of a member that stands up. */
const recovering = (member: MemberNumber, tribe: TribeView) => ({
  member,
  place: placeName(placeOf(tribe, member)),
});

function fightLabel(speech: TuskSpeech, at: Place, tribe: TribeView, view: TuskView): string {
  const able = tribe.members.flatMap((one) => (one.at === at && !one.wounded ? [one.member] : []));
  const against = (others: string): string =>
    speech.say('labels.fight', {
      count: able.length,
      place: placeName(at),
      numbers: closeNumbers(able),
      others,
    });
  const { seat } = tribe;
  return fitting(
    against(othersWords(speech, view, seat, at) ?? speech.say('names.nobody')),
    against(othersNames(speech, view, seat, at)),
  );
}

function aimLabel(speech: TuskSpeech, aims: Doing<'aim'>['at']): string {
  const parts = aims.map(({ members, seat }) =>
    speech.say('labels.aim', {
      count: members,
      members: counted(speech, members, 'member'),
      tribe: tribeName(speech, seat),
    }),
  );
  return fitting(
    capitalised(listed(speech, parts)),
    inShort(
      speech,
      aims.map(({ seat, members }) => ({ seat, count: members })),
    ),
  );
}

function stonesLabel(speech: TuskSpeech, throws: Doing<'stones'>['on']): string {
  if (throws.length === 0) return speech.say('labels.no stone');
  const parts = throws.map(({ stones, seat }) =>
    speech.say('labels.stones at', {
      stones: amountWords(speech, stones, 'stone'),
      tribe: tribeName(speech, seat),
    }),
  );
  return fitting(
    listed(speech, parts),
    inShort(
      speech,
      throws.map(({ seat, stones }) => ({ seat, count: stones })),
    ),
  );
}

/** What is asked once more before it is done, if anything. */
export function surely(
  { say }: TuskSpeech,
  action: TuskAction,
  tribe: TribeView,
): { sure?: string } {
  const count = actionsLeft(tribe);
  return action.do === 'done' && count > 0 ? { sure: say('labels.sure', { count }) } : {};
}

const actionsLeft = ({ members }: TribeView): number =>
  members.reduce((sum, { actions }) => sum + actions, 0);

function doneLabel({ say }: TuskSpeech, tribe: TribeView): string {
  const count = actionsLeft(tribe);
  return count === 0 ? say('labels.done') : say('labels.done too early', { count });
}

function shareLabel(speech: TuskSpeech, all: readonly number[], seat: Seat): string {
  const { say } = speech;
  const gifts = all.flatMap((count, to) =>
    count === 0 || to === seat ? [] : [{ seat: to, count }],
  );
  const kept = item(all, seat);
  if (gifts.length === 0) return say('labels.keep all', { food: kept });
  const parts = gifts.map(({ seat: to, count: food }) =>
    say('labels.food to', { food, tribe: tribeName(speech, to) }),
  );
  const given = listed(speech, parts);
  return fitting(
    kept === 0 ? say('labels.keep nothing', { given }) : say('labels.keep some', { kept, given }),
    inShort(speech, gifts),
  );
}
