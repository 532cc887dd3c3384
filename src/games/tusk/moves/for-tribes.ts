import type { Seat } from '../../../engine/game.ts';
import type { OptionSpec, SpokenAmounts } from '../../../presentation/edition.ts';
import { tribeName } from '../spoken/names.ts';
import { TRIBES, tribeOf } from '../tribes.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import type { commands } from '../words/en/commands.ts';
import type { Asked, CommandName, TuskMove } from './tusk-move.ts';

/** So much that goes to a tribe. */
export interface Part {
  readonly seat: Seat;
  readonly count: number;
}

/** An amount for each tribe, named as the tribe is. */
export const perTribe =
  (
    command: {
      [N in CommandName]: (typeof commands)[N] extends { tribe: string } ? N : never;
    }[CommandName],
  ) =>
  (speech: TuskSpeech): OptionSpec[] =>
    TRIBES.map(({ id }, seat) => ({
      type: 'amount',
      name: id,
      description: speech.say(`commands.${command}.tribe`, { tribe: tribeName(speech, seat) }),
    }));

/** The other tribes of the fight that is going on, in seat order. */
export function opponents(seat: Seat, view: TuskView): Seat[] {
  const seats = view.stages.flatMap((stage) => (stage.stage === 'fight' ? stage.seats : []));
  return seats.filter((other) => other !== seat).sort((a, b) => a - b);
}

/** Options with an amount for each of these tribes, 0 where none is named. */
export const byTribe = (seats: readonly Seat[], parts: readonly Part[]): Record<string, number> =>
  Object.fromEntries(
    seats.map((seat) => [tribeOf(seat).id, parts.find((one) => one.seat === seat)?.count ?? 0]),
  );

/** How amounts are said that go to tribes: members that attack, stones that strike, food. */
export const amountsFor =
  (what: 'member' | 'stone' | 'food') =>
  (
    kinds: Parameters<NonNullable<TuskMove<never>['amounts']>>[0],
    { speech }: Asked,
  ): Omit<SpokenAmounts, 'command'> => ({
    options: Object.fromEntries(kinds.map(({ kind }) => [kind, tribeOf(Number(kind)).id])),
    held: false,
    name: (kind) => tribeName(speech, Number(kind)),
    amount: (kind, count) =>
      speech.say(`names.for a tribe.${what}`, { count, tribe: tribeName(speech, Number(kind)) }),
  });

/** What each of several tribes gets, in short: `2 → Heron, 1 → Fern`. */
export const inShort = (speech: TuskSpeech, parts: readonly Part[]): string =>
  parts
    .map(({ seat, count: number }) =>
      speech.say('labels.so many', { number, tribe: tribeName(speech, seat) }),
    )
    .join(', ');
