import { nthChoice, withAmounts } from '../../engine/choices.ts';
import type { Choices, Decision, Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';
import {
  firstThat,
  type OrderAnswer,
  type SpokenOrder,
  type StandingOrder,
} from '../../presentation/orders.ts';
import type { TuskAction, Uses } from './action.ts';
import { type Token, TOKENS } from './content/terrain.ts';
import type { Place } from './map.ts';
import { MOVES } from './moves/index.ts';
import type { TribeView, TuskView } from './view.ts';
import type { TuskSpeech } from './words/index.ts';

/** Which decisions it answers, the moves say. */
interface Order extends Omit<StandingOrder<TuskAction, TuskView>, 'kinds'> {
  readonly said: (speech: TuskSpeech) => SpokenOrder;
}
type Answer = OrderAnswer<TuskAction>;

/** The fight that goes on; undefined where none does. */
const fightIn = ({ stages }: TuskView) => stages.findLast((one) => one.stage === 'fight');

/**
 * Who attacks a seat in a fight that it did not begin: who aims at it, in the order in which they said so, and who began
 * the fight.
 */
function attackersOf({ seat }: Decision, view: TuskView): readonly Seat[] {
  const fight = fightIn(view);
  if (fight === undefined || fight.initiator === seat) return [];
  const aiming = fight.aims.filter(({ target }) => target === seat).map((one) => one.seat);
  return [...new Set([...aiming, fight.initiator])];
}

/** More of a kind than anybody has. */
const ALL = 1000;

/** What may be ordered to be used in a fight or a hunt, and what that takes: at most so many of each kind. */
const TAKES = [
  ['nothing', {}],
  ['one', { stick: 1, grass: 1, stone: 1 }],
  ['half', 'half'],
  ['all', { stick: ALL, grass: ALL, stone: ALL }],
  ['stick', { stick: ALL }],
  ['grass', { grass: ALL }],
  ['stone', { stone: ALL }],
  ['stickgrass', { stick: ALL, grass: ALL }],
  ['stickstone', { stick: ALL, stone: ALL }],
  ['grassstone', { grass: ALL, stone: ALL }],
  ['stick1', { stick: 1 }],
  ['stick2', { stick: 2 }],
  ['stick3', { stick: 3 }],
  ['grass1', { grass: 1 }],
  ['grass2', { grass: 2 }],
  ['grass3', { grass: 3 }],
  ['stone1', { stone: 1 }],
  ['stone2', { stone: 2 }],
  ['stone3', { stone: 3 }],
] as const satisfies readonly (readonly [string, 'half' | Partial<Uses>])[];
const USES = TAKES.map(([use]) => use);

const usesWords = (say: TuskSpeech['say']): Readonly<Record<string, string>> =>
  Object.fromEntries(USES.map((use) => [use, say(`orders.uses.${use}`)]));

/** Why nothing of what is ordered can be used: whoever is wounded uses grass alone (Tusk, fight 2). */
const UNUSED = ['none', 'wounded'] as const;

/** Uses what is ordered, as far as it is there and may be used. */
function use(
  value: string,
  { seat }: Decision,
  choices: Choices<TuskAction>,
  view: TuskView,
): Answer {
  const ordered = TAKES.find(([name]) => name === value);
  const goods = view.tribes[seat]?.goods;
  if (ordered === undefined || goods === undefined) return null;
  if (!('shape' in choices) || choices.shape !== 'amounts') return null;
  const may = new Map(choices.kinds.map(({ kind, most }) => [kind, most]));
  const takes: 'half' | Partial<Uses> = ordered[1];
  const amountOf = (token: Token): number => {
    const most = may.get(token) ?? 0;
    return takes === 'half' ? Math.ceil(most / 2) : Math.min(takes[token] ?? 0, most);
  };
  const used = { stick: amountOf('stick'), grass: amountOf('grass'), stone: amountOf('stone') };
  if (value !== 'nothing' && TOKENS.every((token) => used[token] === 0)) {
    const isThere =
      takes === 'half' || TOKENS.some((one) => (takes[one] ?? 0) > 0 && goods[one] > 0);
    return { unable: isThere ? 'wounded' : 'none' };
  }
  const found = withAmounts(choices, used);
  return found.ok ? found.value : null;
}

/** The choice of a list that leads where most lies to be gathered; the first of several. */
function richest(choices: Choices<TuskAction>, view: TuskView): Answer {
  if ('shape' in choices) return null;
  const tokens = (place: Place): number =>
    view.tiles.find((tile) => tile?.place === place)?.tokens ?? 0;
  const leading = choices.flatMap((choice) => {
    const place = 'to' in choice.action ? choice.action.to : null;
    return place === null ? [] : [{ choice, worth: tokens(place) }];
  });
  const best = Math.max(...leading.map(({ worth }) => worth));
  return leading.find(({ worth }) => worth === best)?.choice ?? null;
}

/** What is used where somebody else begins a fight (Tusk, fight 2). */
const defend: Order = {
  name: 'defend',
  said: ({ say }) => ({
    title: say('orders.defend.title'),
    values: usesWords(say),
    reasons: {
      none: say('orders.reasons.none'),
      wounded: say('orders.reasons.wounded in a fight'),
    },
  }),
  values: USES,
  reasons: UNUSED,
  against: attackersOf,
  answer: use,
};

/** Whether a tribe takes part in a fight that others began (Tusk, fight 1). */
const side: Order = {
  name: 'side',
  said: ({ say }) => ({
    title: say('orders.side.title'),
    values: { out: say('orders.side.out'), in: say('orders.side.in') },
  }),
  values: ['out', 'in'],
  against: attackersOf,
  answer: (value, _decision, choices) =>
    firstThat(choices, (action) => 'sitsOut' in action && action.sitsOut === (value === 'out')),
};

/** Whom members attack who were attacked (Tusk, fight 1): whoever began it, all of them. */
const back: Order = {
  name: 'back',
  said: ({ say }) => ({
    title: say('orders.back.title'),
    values: { back: say('orders.back.back') },
    reasons: { unhurt: say('orders.reasons.unhurt'), few: say('orders.reasons.few') },
  }),
  values: ['back'],
  reasons: ['unhurt', 'few'],
  against: attackersOf,
  answer(_value, _decision, choices, view) {
    const attacker = fightIn(view)?.initiator;
    if (attacker === undefined || !('shape' in choices) || choices.shape !== 'amounts') return null;
    if (choices.kinds.every(({ kind }) => kind !== String(attacker))) return { unable: 'unhurt' };
    const found = withAmounts(choices, { [attacker]: choices.total.most });
    return found.ok ? found.value : { unable: 'few' };
  },
};

/** Which tribe all members attack: that of which this is most. */
const TARGETS: Readonly<Record<string, (tribe: TribeView, view: TuskView, at: Place) => number>> = {
  most: (tribe, _view, at) => standingAt(tribe, at),
  fewest: (tribe, _view, at) => -standingAt(tribe, at),
  bare: ({ goods }) => -goods.grass,
  leader: ({ seat }, { scores }) => item(scores, seat),
};

const standingAt = ({ members }: TribeView, place: Place): number =>
  members.filter(({ at, wounded }) => at === place && !wounded).length;

/** Whom members attack in a fight of several (Tusk, fight 1): all of them the same, the next in turn of several. */
const target: Order = {
  name: 'target',
  said: ({ say }) => ({
    title: say('orders.target.title'),
    values: {
      most: say('orders.target.most'),
      fewest: say('orders.target.fewest'),
      bare: say('orders.target.bare'),
      leader: say('orders.target.leader'),
    },
  }),
  values: Object.keys(TARGETS),
  answer(value, { seat }, choices, view) {
    const fight = fightIn(view);
    const worth = TARGETS[value];
    if (fight === undefined || worth === undefined) return null;
    if (!('shape' in choices) || choices.shape !== 'amounts') return null;
    const own = fight.seats.indexOf(seat);
    const others = [...fight.seats.slice(own + 1), ...fight.seats.slice(0, own)];
    const worths = others.map((other) => worth(item(view.tribes, other), view, fight.at));
    const best = others[worths.indexOf(Math.max(...worths))];
    const found = withAmounts(choices, { [String(best)]: choices.total.most });
    return found.ok ? found.value : null;
  },
};

/** What is used in each round of a hunt (Tusk, hunt 1). */
const hunt: Order = {
  name: 'hunt',
  said: ({ say }) => ({
    title: say('orders.hunt.title'),
    values: usesWords(say),
    reasons: { none: say('orders.reasons.none') },
  }),
  values: USES,
  reasons: ['none'],
  answer: use,
};

/** For how many rounds a tribe hunts (Tusk, hunt 4); then its hunters go where most is to be gathered. */
const stay: Order = {
  name: 'stay',
  said: ({ say }) => ({
    title: say('orders.stay.title'),
    values: {
      '1': say('orders.stay.1'),
      '2': say('orders.stay.2'),
      '3': say('orders.stay.3'),
      ever: say('orders.stay.ever'),
    },
    reasons: { wounded: say('orders.reasons.wounded in a hunt') },
  }),
  values: ['1', '2', '3', 'ever'],
  reasons: ['wounded'],
  answer(value, _decision, choices, view) {
    const round = view.stages.findLast((one) => one.stage === 'hunt')?.round ?? 0;
    const stays = value === 'ever' || round < Number(value);
    if (stays) {
      const staying = firstThat(choices, (action) => 'to' in action && action.to === null);
      return staying ?? { unable: 'wounded' };
    }
    return richest(choices, view);
  },
};

/** Where a member steps aside (Tusk, season: trampling): where most is to be gathered. */
const aside: Order = {
  name: 'aside',
  said: ({ say }) => ({
    title: say('orders.aside.title'),
    values: { richest: say('orders.aside.richest'), first: say('orders.aside.first') },
  }),
  values: ['richest', 'first'],
  answer: (value, _decision, choices, view) =>
    value === 'first' ? nthChoice(choices, 0) : richest(choices, view),
};

/** How the food of a mammoth is shared by who led the hunt (Tusk, hunt 2): a computer player may see to it. */
const share: Order = {
  name: 'share',
  said: ({ say }) => ({ title: say('orders.share.title'), values: {} }),
  values: [],
  answer: () => null,
};

/** Its own turns (Tusk, tribe phase): a computer player may see to them. */
const act: Order = {
  name: 'act',
  said: ({ say }) => ({ title: say('orders.act.title'), values: {} }),
  values: [],
  answer: () => null,
};

/** Where its first member begins (Tusk, setup 3): where most may be gathered. */
const place: Order = {
  name: 'place',
  said: ({ say }) => ({
    title: say('orders.place.title'),
    values: { richest: say('orders.place.richest') },
  }),
  values: ['richest'],
  answer: (_value, _decision, choices, view) => richest(choices, view),
};

/** Which victory card it keeps (Tusk, setup 4): a computer player may see to it. */
const draft: Order = {
  name: 'draft',
  said: ({ say }) => ({ title: say('orders.draft.title'), values: {} }),
  values: [],
  answer: () => null,
};

/** What a player of Tusk! may say once for whenever it is asked. */
const ORDERS: readonly Order[] = [
  defend,
  side,
  back,
  target,
  hunt,
  stay,
  aside,
  share,
  act,
  place,
  draft,
];

const kindsOf = (name: string): readonly string[] =>
  Object.values(MOVES).flatMap(({ orders, kind }) => (orders.includes(name) ? [kind] : []));

export const tuskOrders = ORDERS.map((order) => ({
  ...order,
  kinds: [...new Set(kindsOf(order.name))],
}));
