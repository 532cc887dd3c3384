import type { Decision, Seat } from '../../engine/game.ts';
import type { TuskKind } from './action.ts';
import { DONE, SITS_OUT, type TuskChoice } from './choices.ts';
import { MAMMOTH_FOOD } from './content/tribe.ts';
import {
  aimChoices,
  commitChoices,
  committers,
  sideChoices,
  stoneChoices,
  throwers,
} from './fight.ts';
import { attackChoices, landChoices, regroupChoices, regroupers, shareChoices } from './hunt.ts';
import { asideChoices } from './season.ts';
import { keepChoices, placeChoices } from './setup.ts';
import { topFrame, type TuskState } from './state.ts';
import { item } from './table.ts';
import { turnChoices } from './tribe.ts';

export type TuskDecision = Decision<TuskKind>;

const owed = (id: string, seat: Seat, kind: TuskKind, sealed = false): TuskDecision => ({
  id,
  seat,
  kind,
  sealed,
  owed: true,
});

/** Who must answer what now, in seat order; nobody once the match is over. Every question is owed. */
export function decisions(state: TuskState): readonly TuskDecision[] {
  const { turn } = state;
  const frame = topFrame(state);
  switch (frame?.frame) {
    case undefined:
      return [];
    case 'placing':
      return [owed(`place.${frame.seat}`, frame.seat, 'place')];
    case 'drafting':
      return [owed(`draft.${frame.seat}`, frame.seat, 'draft')];
    case 'tribe':
      return [owed(`turn.${turn}.${frame.seat}.${frame.answers}`, frame.seat, 'turn')];
    case 'fight': {
      const { step, number } = frame;
      if (step === 'commit' || step === 'stones') {
        const seats = step === 'commit' ? committers(state, frame) : throwers(state, frame);
        return seats.map((seat) => owed(`${step}.${number}.${seat}`, seat, step, true));
      }
      const seat = item(frame.seats, frame.asked);
      // Ids stand in logs and on buttons, so taking sides keeps its old name there.
      const name = step === 'sides' ? 'stand' : step;
      return [owed(`${name}.${number}.${seat}`, seat, step)];
    }
    case 'hunt': {
      const { step, round } = frame;
      if (step === 'regroup') {
        return regroupers(state).map((seat) =>
          owed(`regroup.${turn}.${round}.${seat}`, seat, 'regroup', true),
        );
      }
      if (step === 'attack') {
        const seat = item(frame.order, frame.asked);
        return [owed(`attack.${turn}.${round}.${seat}`, seat, 'attack')];
      }
      return state.leader === null ? [] : [owed(`${step}.${turn}`, state.leader, step)];
    }
    case 'roaming':
      return frame.aside.map(({ seat, member }) =>
        owed(`aside.${turn}.${seat}.${member}`, seat, 'aside'),
      );
  }
}

/** Every legal answer to one of the decisions that stand. */
export function choices(state: TuskState, { id, seat }: TuskDecision): readonly TuskChoice[] {
  const frame = topFrame(state);
  switch (frame?.frame) {
    case undefined:
      return [];
    case 'placing':
      return placeChoices(state);
    case 'drafting':
      return keepChoices(frame.offer);
    case 'tribe':
      return turnChoices(state, frame);
    case 'fight':
      switch (frame.step) {
        case 'sides':
          return sideChoices;
        case 'aim':
          return aimChoices(state, frame, seat);
        case 'commit':
          return commitChoices(state, frame, seat);
        case 'stones':
          return stoneChoices(state, frame, seat);
      }
    // The inner switch returns in every case.
    case 'hunt':
      switch (frame.step) {
        case 'attack':
          return attackChoices(state, seat);
        case 'share':
          return shareChoices(state);
        case 'land':
          return landChoices(state);
        case 'regroup':
          return regroupChoices(state, seat);
      }
    case 'roaming':
      return asideChoices(state, frame, seat, Number(id.slice(id.lastIndexOf('.') + 1)));
  }
}

/** The key of the safe answer, for when time runs out: end the turn, keep what is yours, stay out. */
export function fallback(state: TuskState, decision: TuskDecision): string {
  const offered = choices(state, decision);
  const { kind, seat } = decision;
  if (kind === 'turn') return DONE.key;
  if (kind === 'sides') return SITS_OUT.key;
  if (kind === 'share') {
    const mine = offered.find(
      ({ action }) => action.do === 'share' && action.food[seat] === MAMMOTH_FOOD,
    );
    return (mine ?? item(offered, 0)).key;
  }
  // In every other list the first is the safe one: use nothing, stay if you may, the first tile.
  return item(offered, 0).key;
}
