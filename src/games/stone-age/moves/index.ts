import type { StoneAgeAction } from '../action.ts';
import { any } from './any.ts';
import { bonus } from './bonus.ts';
import { buy } from './buy.ts';
import { choose } from './choose.ts';
import { chooseTamers } from './choose-tamers.ts';
import { die } from './die.ts';
import { feed } from './feed.ts';
import { leave } from './leave.ts';
import { pay } from './pay.ts';
import { place } from './place.ts';
import { plan } from './plan.ts';
import { rest } from './rest.ts';
import { tame } from './tame.ts';
import { tools } from './tools.ts';
import { use } from './use.ts';
import type { StoneAgeMove } from './stone-age-move.ts';

/** Every action, in the order in which a tribe comes to need its command. */
export const MOVES: { readonly [D in StoneAgeAction['do']]: StoneAgeMove<D> } = {
  place,
  use,
  rest,
  plan,
  buy,
  choose,
  leave,
  pay,
  tools,
  tame,
  any,
  die,
  bonus,
  feed,
  chooseTamers,
};
