import type { TuskConfig } from '../../../src/games/tusk/config.ts';
import { eachChoice } from '../../../src/engine/choices.ts';
import type { Choice, Decision } from '../../../src/engine/game.ts';
import { eventsFor } from '../../../src/engine/game.ts';
import { namedRandom, type Random } from '../../../src/engine/random.ts';
import type { TuskAction } from '../../../src/games/tusk/action.ts';
import type { TuskEvent } from '../../../src/games/tusk/event.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import { copyState, type TuskState } from '../../../src/games/tusk/state.ts';
import type { TuskView } from '../../../src/games/tusk/view.ts';
import type { Table } from '../../../src/presentation/table.ts';
import { board } from './board.ts';

/** One question as its seat sees it. */
export interface Asked {
  readonly decision: Decision;
  readonly choices: readonly Choice<TuskAction>[];
  readonly view: TuskView;
}

/** What everybody reads of one log entry. */
export type Told = readonly TuskEvent[];

export interface Walk {
  readonly seats: number;
  readonly table: Table;
  readonly asked: readonly Asked[];
  readonly told: readonly Told[];
  readonly last: TuskView;
}

const NAMES = ['Anna', 'Bela', 'Cleo', 'Dan'];

export function tableFor(seats: number): Table {
  return {
    matchName: 'Tusk! #1',
    seats: NAMES.slice(0, seats).map((name) => ({ name, mention: `<@${name}>`, computer: false })),
  };
}

/** Dice that fall high, so that fights and hunts come to something. */
function highDice(random: Random): Random {
  return { ...random, die: () => 4 + random.below(3) };
}

/** Everybody has some of everything, so that there is much to choose from. */
function enriched(state: TuskState): TuskState {
  const rich = copyState(state);
  for (const { goods } of rich.tribes)
    Object.assign(goods, { stick: 2, grass: 2, stone: 2, food: 6 });
  return rich;
}

/** What makes a match eventful, of what is offered. */
const EVENTFUL: readonly TuskAction['do'][] = [
  'fight',
  'grow',
  'send',
  'craft',
  'gather',
  'recover',
];

function choose(choices: readonly Choice<TuskAction>[], random: Random): Choice<TuskAction> {
  const [first] = choices;
  // All begin on one tile, so that tribes meet.
  if (first?.action.do === 'place') return first;
  const eventful = choices.filter(({ action }) => EVENTFUL.includes(action.do));
  const going = choices.filter(({ action }) => action.do !== 'done');
  const among = eventful.length > 0 && random.below(2) === 0 ? eventful : going;
  const from = among.length > 0 && random.below(8) > 0 ? among : choices;
  const choice = from[random.below(from.length)];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}

/** Plays an eventful match by chance and keeps what was asked and told. */
function walk(seats: number, name: string, config: TuskConfig = { start: 'even' }): Walk {
  const setup = tusk.setup(config, seats, highDice(namedRandom(name)), tusk.rules);
  return walkFrom(enriched(setup.state), name, [eventsFor(setup.events, 'public')]);
}

/** All members of all tribes stand on one tile, well equipped. */
function brawl(seats: number, name: string): Walk {
  const tribe = { members: ['D5', 'D5', 'D5', 'D5'], stick: 3, grass: 1, stone: 3, food: 2 };
  return walkFrom(board({ tribes: Array.from({ length: seats }, () => tribe) }), name, []);
}

function walkFrom(start: TuskState, name: string, before: readonly Told[]): Walk {
  const random = namedRandom(`${name}, answers`);
  const dice = highDice(random);
  const seats = start.tribes.length;
  const asked: Asked[] = [];
  const told = [...before];
  let state = start;
  for (;;) {
    const decisions = tusk.decisions(state).filter(({ owed }) => owed);
    const [first] = decisions;
    if (first === undefined) break;
    const together = first.sealed ? decisions : [first];
    const answers = together.map((decision) => {
      const choices = [...eachChoice(tusk.choices(state, decision))];
      asked.push({ decision, choices, view: tusk.view(state, decision.seat) });
      return { decision, action: choose(choices, random).action };
    });
    const step = tusk.apply(state, answers, dice);
    told.push(eventsFor(step.events, 'public'));
    // What a seat alone reads is told to it in the same words.
    const confided = step.events.flatMap((fact) => ('only' in fact ? fact.only : []));
    told.push(...confided.map((seat) => eventsFor(step.events, seat)));
    state = step.state;
  }
  return { seats, table: tableFor(seats), asked, told, last: tusk.view(state, 'public') };
}

/** Matches of every size, the same ones at every call. */
export function walks(perSize: number): Walk[] {
  const whole = [2, 3, 4].flatMap((seats) =>
    Array.from({ length: perSize }, (_, i) => [
      walk(seats, `walk ${seats} ${i}`),
      brawl(seats, `brawl ${seats} ${i}`),
    ]).flat(),
  );
  return [...whole, walk(2, 'a short walk', { length: 'short' })];
}
