import { eachChoice } from '../../engine/choices.ts';
import type { Choice, Choices, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { best } from '../../parts/best.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf, Beast } from './action.ts';
import {
  type ActionId,
  ACTIONS,
  DECIDING,
  type Face,
  FACES,
  type Strength,
  STRENGTHS,
} from './content/dice.ts';
import { MAMMOTH, TIGER } from './content/tiles.ts';
import { beginGather } from './gathering.ts';
import {
  type Ground,
  has,
  leads,
  membersAt,
  nameOf,
  occupied,
  population,
  slotOf,
} from './ground.ts';
import { beginGrow } from './growing.ts';
import { beginLead } from './leading.ts';
import { lend, loans } from './lending.ts';
import { landOf, type Place } from './map.ts';
import { beginMove } from './moving.ts';
import { canPay } from './payment.ts';
import { inTurn, type RiseFrame, type RisePlay, type RiseStep } from './play.ts';
import { gainPoints } from './scoring.ts';
import { addMembers } from './spreading.ts';
import { type RiseState, tribeOf } from './state.ts';
import { gainGoods } from './taking.ts';
import { discard } from './slots.ts';

type Act = ActionOf<'use' | 'beast' | 'push' | 'turn' | 'lend' | 'done'>;

/** How strong a row of dice is. */
export function strengthOf(row: readonly Face[]): Strength {
  const face = FACES.find(
    (one) =>
      DECIDING.by[one] !== undefined && row.filter((die) => die === one).length >= DECIDING.dice,
  );
  return (face === undefined ? undefined : DECIDING.by[face]) ?? 'standard';
}

/** A row after a die has entered it at the left. */
export const rowWith = (row: readonly Face[], die: Face): readonly Face[] => [
  die,
  ...row.slice(0, -1),
];

/** How strong an action of the current player is by a die that enters its row. */
export function strengthBy(
  state: Ground & Pick<RiseState, 'rows'>,
  action: ActionId,
  die: Face,
): Strength {
  return strengthAs(state, strengthOf(rowWith(state.rows[action], die)));
}

/** What a strength of the dice counts as for the current player. */
export const strengthAs = (state: Ground, shown: Strength): Strength =>
  shown === 'weak' && leads(state, state.turn.seat, 'light-in-the-dark') ? 'standard' : shown;

/** The beasts that the current player may meet with a die, and where. */
export function beasts(state: Ground): { readonly how: Beast; readonly at: Place }[] {
  const { seat } = state.turn;
  const found: { how: Beast; at: Place }[] = [];
  const mammoth = slotOf(state, 'mammoth')?.at ?? null;
  if (mammoth !== null && membersAt(state, seat, mammoth) >= MAMMOTH.members) {
    found.push({ how: 'hunt-mammoth', at: mammoth });
    if (canPay(tribeOf(state, seat).goods, { food: MAMMOTH.tamed.food }))
      found.push({ how: 'tame-mammoth', at: mammoth });
  }
  const tiger = slotOf(state, 'tiger')?.at ?? null;
  if (tiger !== null && membersAt(state, seat, tiger) > 0)
    found.push({ how: 'hunt-tiger', at: tiger });
  return found;
}

/** Intimidate: an opponent's member may be pushed off a hex where the tribe has the majority. */
function pushes(state: RiseState): Choice<ActionOf<'push'>>[] {
  const { seat: own, once } = state.turn;
  if (once.includes('push') || !has(state, own, 'intimidate')) return [];
  return occupied(state, own)
    .filter((at) => membersAt(state, own, at) * 2 > population(state, at))
    .flatMap((from) =>
      [...state.tribes.keys()]
        .filter((seat) => seat !== own && membersAt(state, seat, from) > 0)
        .flatMap((seat) =>
          item(landOf(state).board.neighbours, from).map((to) =>
            choice(`push.${seat}.${nameOf(state, from)}.${nameOf(state, to)}`, {
              do: 'push',
              seat,
              from,
              to,
            }),
          ),
        ),
    );
}

/** The power of Cunning: an unused die is turned. */
function turns({ turn }: RiseState, dice: readonly Face[]): Choice<ActionOf<'turn'>>[] {
  if (turn.once.includes('turn')) return [];
  return dice.flatMap((die) =>
    FACES.filter((to) => to !== die).map((to) =>
      choice(`turn.${die}.${to}`, { do: 'turn', die, to }),
    ),
  );
}

const usesOf = (die: Face) =>
  ACTIONS.map((action) => choice(`${die}.${action}`, { do: 'use', die, action }));
const USES = { sun: usesOf('sun'), moon: usesOf('moon'), blank: usesOf('blank') };

function offerActs(state: RiseState): Choice<Act>[] {
  const { seat, used } = state.turn;
  const dice = [...new Set(state.turn.dice)];
  const choices: Choice<Act>[] = dice.flatMap((die) =>
    USES[die].filter(({ action: { action } }) => !used.includes(action)),
  );
  for (const { how } of beasts(state)) {
    choices.push(...dice.map((die) => choice(`${die}.${how}`, { do: 'beast', die, how })));
  }
  if (dice.length === 0) choices.push(choice('done', { do: 'done' }));
  if (leads(state, seat, 'cunning')) choices.push(...turns(state, dice));
  choices.push(...pushes(state), ...loans(state, 3));
  return choices;
}

/** A die leaves the hand of the current player. */
function spend({ state: { turn } }: RisePlay, die: Face): void {
  const at = turn.dice.indexOf(die);
  turn.dice = turn.dice.filter((_, i) => i !== at);
}

/** A die enters a row at the left, and the right-most drops into the pool: the row decides how much is done. */
function takeAction(play: RisePlay, { die, action }: ActionOf<'use'>): void {
  const { state } = play;
  const { seat } = state.turn;
  spend(play, die);
  const old = state.rows[action];
  const strength = strengthBy(state, action, die);
  const row = rowWith(old, die);
  state.rows[action] = row;
  state.pool = [...state.pool, ...old.slice(-1)];
  state.turn.used = [...state.turn.used, action];
  tell(play, { type: 'actionTaken', seat, action, die, row, strength });
  switch (action) {
    case 'grow':
      return beginGrow(play, strength);
    case 'move':
      return beginMove(play, strength);
    case 'gather':
      return beginGather(play, strength);
    case 'lead':
      return beginLead(play, strength);
  }
}

/** A beast is met with a die, which goes straight to the pool (Rise of Tribes, events). */
function meet(play: RisePlay, { die, how }: ActionOf<'beast'>): void {
  const { state } = play;
  const { seat } = state.turn;
  const at = beasts(state).find((one) => one.how === how)?.at;
  if (at === undefined) throw new Error(`There is nothing to ${how}.`);
  spend(play, die);
  state.pool = [...state.pool, die];
  tell(play, { type: 'beastMet', seat, how, die, at });
  switch (how) {
    case 'hunt-mammoth':
      discard(play, 'mammoth');
      gainGoods(play, seat, 'mammoth', { food: MAMMOTH.hunted.food });
      gainPoints(play, seat, 'mammoth', MAMMOTH.hunted.points);
      return;
    case 'tame-mammoth':
      state.slots = state.slots.filter(({ tile }) => tile !== 'mammoth');
      state.tame = { seat, at };
      tribeOf(state, seat).goods.food -= MAMMOTH.tamed.food;
      gainPoints(play, seat, 'mammoth', MAMMOTH.tamed.points);
      return;
    case 'hunt-tiger':
      addMembers(tribeOf(state, seat), at, -1);
      discard(play, 'tiger');
      gainPoints(play, seat, 'tiger', TIGER.points);
  }
}

function push(play: RisePlay, { seat: of, from, to }: ActionOf<'push'>): void {
  const { state } = play;
  addMembers(tribeOf(state, of), from, -1);
  addMembers(tribeOf(state, of), to, 1);
  state.turn.once = [...state.turn.once, 'push'];
  tell(play, { type: 'memberPushed', seat: state.turn.seat, of, from, to });
}

function turn(play: RisePlay, { die, to }: ActionOf<'turn'>): void {
  const { seat, dice, once } = play.state.turn;
  const at = dice.indexOf(die);
  play.state.turn.dice = dice.map((one, i) => (i === at ? to : one));
  play.state.turn.once = [...once, 'turn'];
  tell(play, { type: 'dieTurned', seat, die, to });
}

function carryOut(play: RisePlay, action: Exclude<Act, ActionOf<'done'>>): void {
  switch (action.do) {
    case 'use':
      return takeAction(play, action);
    case 'beast':
      return meet(play, action);
    case 'push':
      return push(play, action);
    case 'turn':
      return turn(play, action);
    case 'lend':
      return lend(play, action);
  }
}

/** What is done for somebody whose time has run out: the first of these that is left, by the die that makes most of it. */
const HARMLESS: readonly ActionId[] = ['gather', 'grow', 'lead', 'move'];

function safeAct(choices: Choices<Act>, _seat: Seat, state: RiseState): Choice<Act> | undefined {
  const { used } = state.turn;
  const action = HARMLESS.find((one) => !used.includes(one));
  const uses = [...eachChoice(choices)].filter(
    ({ action: act }) => act.do === 'use' && act.action === action,
  );
  if (uses.length === 0 || action === undefined) return undefined;
  return best(uses, ({ action: act }) =>
    act.do === 'use' ? STRENGTHS.indexOf(strengthBy(state, action, act.die)) : 0,
  );
}

/** Step 3 of a turn: two different actions, a die each; or a beast for a die. */
const act: RiseStep<'acting', Act['do']> = {
  does: ['use', 'beast', 'push', 'turn', 'lend', 'done'],
  asks: (state) => inTurn(state, 'act'),
  choices: offerActs,

  safe: safeAct,

  answer(play, _frame, [{ action }]) {
    if (action.do === 'done') return 'over';
    carryOut(play, action);
    return 'goes on';
  },

  // Once the dice are used, the only thing left to do may be to be done.
  goOn: ({ state }) =>
    state.turn.dice.length > 0 || offerActs(state).length > 1 ? 'asks' : 'over',
};

export const acting: RiseFrame<'acting'> = { step: () => act };
