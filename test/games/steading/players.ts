import { anyChoice, eachChoice, nthChoice, withAmounts } from '../../../src/engine/choices.ts';
import type { Choice, Choices, Decision, Seat } from '../../../src/engine/game.ts';
import type { Random } from '../../../src/engine/random.ts';
import { item } from '../../../src/parts/item.ts';
import type { ComputerPlayer } from '../../../src/presentation/edition.ts';
import type { Level } from '../../../src/presentation/level.ts';
import { isCard, type SteadingAction } from './action.ts';
import { CARDS } from './content.ts';
import type { SteadingGoods } from './state.ts';
import { numbers } from './step.ts';
import type { SteadingView } from './view.ts';

type Player = ComputerPlayer<SteadingAction, SteadingView, Level>;
type Options = Choices<SteadingAction>;

/** Does whatever comes to its mind. */
export const hasty: Player = {
  id: 'hasty',
  choose: (_view, _decision, choices, random) => anyChoice(choices, random),
  accepts: () => false,
};

/**
 * Feasts where it can, keeps its stores together, and bids what it takes. It orders once, before elders go where they
 * may feast: its storm, or nothing. Without a storm it does so as well, as it would tell what it holds otherwise.
 */
export const steady: Player = {
  id: 'steady',
  choose: (view, decision, choices, random) =>
    'shape' in choices && choices.shape === 'amounts' && decision.kind === 'bid'
      ? bid(view, decision.seat, choices)
      : best(choices, random, ({ action }) => worth(view, decision, action)),
  order: (view, decision, choices, random) =>
    view.phase === 'sending' && decision.earlier === 0
      ? best(choices, random, ({ action }) => worth(view, decision, action))
      : null,
  accepts: () => false,
};

/** The best of a list; of what is not listed, the first. */
function best(
  choices: Options,
  random: Random,
  worthOf: (choice: Choice<SteadingAction>) => number,
): Choice<SteadingAction> {
  if ('shape' in choices) return nthChoice(choices, 0);
  const all = [...eachChoice(choices)].map((choice) => ({ choice, worth: worthOf(choice) }));
  const most = Math.max(...all.map((one) => one.worth));
  return anyChoice(
    all.filter((one) => one.worth === most).map(({ choice }) => choice),
    random,
  );
}

/** What an answer brings, in goods; a point is worth four. */
function worth(view: SteadingView, { seat }: Decision, action: SteadingAction): number {
  const { feast, field, raid } = numbers(view);
  switch (action.do) {
    case 'guard': {
      const atStake = Math.min(raid, item(view.goods, seat).food);
      return action.by === 'none' ? 1 - (2 / 3) * atStake : -(1 / 3) * atStake;
    }
    case 'place':
      if (action.at === 'feast') return 4 * feast;
      if (typeof action.at === 'number') return field;
      return isCard(action.at) ? CARDS[action.at].count : 2;
    case 'order':
      return action.storm ? 1 : 0;
    case 'send':
    case 'feed':
    case 'bid':
      return 0;
  }
}

const total = (goods: SteadingGoods): number =>
  Object.values(goods).reduce((sum, count) => sum + count, 0);

/** In the last round all that it has; before, one more than half of what others could bid, where it has that to spare. */
function bid(
  view: SteadingView,
  seat: Seat,
  choices: Extract<Options, { readonly shape: 'amounts' }>,
): Choice<SteadingAction> {
  const own = item(view.goods, seat);
  const others = view.goods.filter((_, other) => other !== seat).map(total);
  const isLast = view.round === numbers(view).rounds;
  let left = isLast ? total(own) : Math.min(Math.ceil(Math.max(...others) / 2) + 1, total(own) - 5);
  const offered: Record<string, number> = {};
  // What can be eaten goes last.
  for (const { kind, most } of choices.kinds.toReversed()) {
    offered[kind] = Math.max(0, Math.min(most, left));
    left -= offered[kind];
  }
  const made = withAmounts(choices, offered);
  return made.ok ? made.value : nthChoice(choices, 0);
}
