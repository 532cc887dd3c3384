import type { Seat } from '../../../engine/game.ts';
import { MAMMOTH } from '../content/tiles.ts';
import { fightersAt, fightOut, isConflict, targets } from '../fighting.ts';
import { membersAt, nameOf, onMap, placesOf, sum } from '../ground.ts';
import type { Place } from '../map.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { fightersWords, seatName } from './names.ts';

/** Something that step 4 will bring, and who loses by it for certain; null for a fight. */
interface Ahead {
  readonly loser: Seat | null;
  readonly text: string;
}

/** A conflict; null where there is none. What is left is null where the Bow decides. */
function fightAt(view: RiseView, at: Place) {
  if (!isConflict(view, at)) return null;
  const before = fightersAt(view, at);
  const [target = null, ...others] = targets(view, at);
  return { at, before, after: others.length > 0 ? null : fightOut(view, at, before, target) };
}

/** What conflicts and the checks after them would come to, were both dice used now. */
export function aheadOf(speech: RiseSpeech, view: RiseView): readonly Ahead[] {
  const { say } = speech;
  const fights = placesOf(view).flatMap((at) => fightAt(view, at) ?? []);
  const left = (seat: Seat, at: Place): number => {
    const after = fights.find((fight) => fight.at === at)?.after ?? null;
    if (after === null) return membersAt(view, seat, at);
    return after.find(({ who }) => who === seat)?.members ?? 0;
  };
  const fought = fights.map(({ at, before, after }): Ahead => {
    const facts = { place: nameOf(view, at), before: fightersWords(speech, before) };
    if (after === null) return { loser: null, text: say('labels.fight by bow', facts) };
    const living = after.filter(({ members }) => members > 0);
    const rest = living.length > 0 ? fightersWords(speech, living) : say('labels.nobody left');
    return { loser: null, text: say('labels.fight', { ...facts, after: rest }) };
  });
  const lost = view.tribes.flatMap((tribe): Ahead[] => {
    const { seat: loser, villages } = tribe;
    const seat = seatName(speech, loser);
    const isGone = onMap(tribe) > 0 && placesOf(view).every((at) => left(loser, at) === 0);
    const { points } = MAMMOTH.tamed;
    return [
      ...villages
        .filter((at) => left(loser, at) === 0)
        .map((at) => say('labels.falls', { seat, place: nameOf(view, at) })),
      ...(view.tame?.seat === loser && left(loser, view.tame.at) === 0
        ? [say('labels.strays', { seat, points })]
        : []),
      ...(isGone ? [say('labels.gone', { seat })] : []),
    ].map((text) => ({ loser, text }));
  });
  return [...fought, ...lost];
}

const inOneLine = (all: readonly Ahead[]): string | null =>
  all.length === 0 ? null : all.map(({ text }) => text).join(' · ');

/** All of it in a line; null for nothing. */
export const aheadWords = (speech: RiseSpeech, view: RiseView): string | null =>
  inOneLine(aheadOf(speech, view));

/** Asks a seat once more where it loses something by it for certain; null where it does not. */
export function sureToLose(speech: RiseSpeech, view: RiseView, seat: Seat): string | null {
  const what = inOneLine(aheadOf(speech, view).filter(({ loser }) => loser === seat));
  return what === null ? null : speech.say('labels.sure.ahead', { what });
}

/** What would come to it where it does not now; null for nothing. */
export function newlyAhead(speech: RiseSpeech, now: RiseView, then: RiseView): string | null {
  const known = aheadOf(speech, now).map(({ text }) => text);
  return inOneLine(aheadOf(speech, then).filter(({ text }) => !known.includes(text)));
}

/** A view with so many members of a tribe more on some places, or fewer. */
export const withMembers = (
  view: RiseView,
  seat: Seat,
  changes: readonly { readonly at: Place; readonly members: number }[],
): RiseView => ({
  ...view,
  tribes: view.tribes.map((tribe) => ({
    ...tribe,
    members: tribe.members.map((here, place) =>
      tribe.seat === seat
        ? here + sum(changes.map(({ at, members }) => (at === place ? members : 0)))
        : here,
    ),
  })),
});

/** A view in which so many members of a tribe have gone to another place. */
export const withMoved = (view: RiseView, seat: Seat, from: Place, to: Place, members: number) =>
  withMembers(view, seat, [
    { at: from, members: -members },
    { at: to, members },
  ]);
