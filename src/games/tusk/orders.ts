import { nthChoice, withAmounts } from '../../engine/choices.ts';
import type { Choice, Choices, Decision, Seat } from '../../engine/game.ts';
import type { StandingOrder } from '../../presentation/orders.ts';
import type { TuskAction } from './action.ts';
import { TOKENS } from './content/terrain.ts';
import type { Place } from './map.ts';
import type { TuskView } from './view.ts';

type Order = StandingOrder<TuskAction, TuskView>;
type Answer = Choice<TuskAction> | null;

/** The fight that goes on; undefined where none does. */
const fightIn = ({ stages }: TuskView) => stages.findLast((one) => one.stage === 'fight');

/** Who began the fight in which a seat is asked; null where it did so itself. */
function attackerOf({ seat }: Decision, view: TuskView): Seat | null {
  const initiator = fightIn(view)?.initiator;
  return initiator === undefined || initiator === seat ? null : initiator;
}

/** What a share of all that a seat has comes to: all, the half of each rounded up, or nothing. */
const SHARES: Readonly<Record<string, number>> = { nothing: 0, half: 0.5, all: 1 };

/** Uses a share of what a seat has; where less may be used, as much of it as may be. */
function useShare(share: number, choices: Choices<TuskAction>): Answer {
  if (!('shape' in choices) || choices.shape !== 'amounts') return null;
  const used = Object.fromEntries(
    choices.kinds.map(({ kind, least, most }) => [kind, Math.max(least, Math.ceil(share * most))]),
  );
  const found = withAmounts(choices, used);
  return found.ok ? found.value : null;
}

/** Uses all that a seat has of one kind, and nothing else. */
function useOnly(token: string, choices: Choices<TuskAction>): Answer {
  if (!('shape' in choices) || choices.shape !== 'amounts') return null;
  const used = Object.fromEntries(
    choices.kinds.map(({ kind, least, most }) => [kind, kind === token ? most : least]),
  );
  const found = withAmounts(choices, used);
  return found.ok ? found.value : null;
}

const use = (value: string, choices: Choices<TuskAction>): Answer => {
  const share = SHARES[value];
  if (share !== undefined) return useShare(share, choices);
  return TOKENS.some((token) => token === value) ? useOnly(value, choices) : null;
};

/** The choice of a list that leads where most lies to be gathered; the first of several. */
function richest(
  choices: Choices<TuskAction>,
  view: TuskView,
  placeOf: (action: TuskAction) => Place | null,
): Answer {
  if ('shape' in choices) return null;
  const tokens = (place: Place): number =>
    view.tiles.find((tile) => tile?.place === place)?.tokens ?? 0;
  const leading = choices.flatMap((choice) => {
    const place = placeOf(choice.action);
    return place === null ? [] : [{ choice, worth: tokens(place) }];
  });
  const best = Math.max(...leading.map(({ worth }) => worth));
  return leading.find(({ worth }) => worth === best)?.choice ?? null;
}

const listed = (choices: Choices<TuskAction>, fits: (action: TuskAction) => boolean): Answer =>
  'shape' in choices ? null : (choices.find(({ action }) => fits(action)) ?? null);

/** What is used where somebody else begins a fight (Tusk, fight 2). */
const defend: Order = {
  name: 'defend',
  kinds: ['commit'],
  values: ['nothing', 'grass', 'stone', 'half', 'all'],
  against: attackerOf,
  answer: (value, decision, choices, view) =>
    attackerOf(decision, view) === null ? null : use(value, choices),
};

/** Whether a tribe takes part in a fight that others began (Tusk, fight 1). */
const side: Order = {
  name: 'side',
  kinds: ['sides'],
  values: ['out', 'in'],
  against: attackerOf,
  answer: (value, _decision, choices) =>
    listed(choices, (action) => action.do === 'sides' && action.sitsOut === (value === 'out')),
};

/** Whom members attack who were attacked (Tusk, fight 1): whoever began it, all of them. */
const back: Order = {
  name: 'back',
  kinds: ['aim', 'stones'],
  values: ['back'],
  against: attackerOf,
  answer(_value, decision, choices, view) {
    const attacker = attackerOf(decision, view);
    if (attacker === null || !('shape' in choices) || choices.shape !== 'amounts') return null;
    const found = withAmounts(choices, { [attacker]: choices.total.most });
    return found.ok ? found.value : null;
  },
};

/** What is used in each round of a hunt (Tusk, hunt 1). */
const hunt: Order = {
  name: 'hunt',
  kinds: ['attack'],
  values: ['nothing', 'stick', 'half', 'all'],
  answer: (value, _decision, choices) => use(value, choices),
};

/** For how many rounds a tribe hunts (Tusk, hunt 4); then its hunters go where most is to be gathered. */
const stay: Order = {
  name: 'stay',
  kinds: ['regroup'],
  values: ['1', '2', '3', 'ever'],
  answer(value, _decision, choices, view) {
    const round = view.stages.findLast((one) => one.stage === 'hunt')?.round ?? 0;
    const stays = value === 'ever' || round < Number(value);
    if (stays) return listed(choices, (action) => action.do === 'regroup' && action.to === null);
    return richest(choices, view, (action) => (action.do === 'regroup' ? action.to : null));
  },
};

/** Where a member steps aside (Tusk, season: trampling): where most is to be gathered. */
const aside: Order = {
  name: 'aside',
  kinds: ['aside'],
  values: ['richest', 'first'],
  answer: (value, _decision, choices, view) =>
    value === 'first'
      ? nthChoice(choices, 0)
      : richest(choices, view, (action) => (action.do === 'aside' ? action.to : null)),
};

/** How the food of a mammoth is shared by who led the hunt (Tusk, hunt 2): a computer player may see to it. */
const share: Order = { name: 'share', kinds: ['share', 'land'], values: [], answer: () => null };

/** Its own turns (Tusk, tribe phase): a computer player may see to them. */
const act: Order = { name: 'act', kinds: ['turn'], values: [], answer: () => null };

/** What a player of Tusk! may say once for whenever it is asked. */
export const tuskOrders: readonly Order[] = [defend, side, back, hunt, stay, aside, share, act];
