import type { Transcript } from './transcript.ts';

/** What somebody pressed until the game took their answers. */
interface Effort {
  readonly by: string;
  /** The kind of question that was answered, and in which turn of the game. */
  readonly kind: string;
  readonly turn: number;
  readonly pieces: number;
  readonly answers: number;
  readonly presses: readonly string[];
}

/** What was pressed in a match for each answer, or several in one go. */
export function effortsIn({ happenings }: Transcript): Effort[] {
  const since = new Map<string, string[]>();
  return happenings.flatMap((one): Effort[] => {
    if (one.is === 'press') since.set(one.by, [...(since.get(one.by) ?? []), one.what]);
    if (one.is !== 'taken') return [];
    const { by, kind, turn, pieces, answers } = one;
    const presses = since.get(by) ?? [];
    since.delete(by);
    return [{ by, kind, turn, pieces, answers, presses }];
  });
}

/** What one of the people pressed in a turn of the game. */
export interface TurnOfOne {
  readonly presses: number;
  /** Most pieces that it could choose from at once, where the game tells them apart. */
  readonly pieces: number;
}

/** What each of the people needed in each turn of the game in which it answered something. */
export function pressesInTurns(transcript: Transcript): readonly TurnOfOne[] {
  const all = new Map<string, TurnOfOne>();
  for (const { by, turn, pieces, presses } of effortsIn(transcript)) {
    const own = `${turn} ${by}`;
    const before = all.get(own) ?? { presses: 0, pieces: 0 };
    all.set(own, {
      presses: before.presses + presses.length,
      pieces: Math.max(before.pieces, pieces),
    });
  }
  return [...all.values()];
}

/** What is pressed to come to a lesson, and to order once for a match. */
const ONCE = ['learn', 'card', 'orders', 'order', 'hush'];

/** What was pressed after all that, and what led there: that answers nothing. */
const withoutOnce = (presses: readonly string[]): readonly string[] =>
  presses.slice(1 + presses.findLastIndex((what) => ONCE.includes(what)));

/** Presses for an answer to the kind of question that takes the most of them, however rarely it is asked. */
export function pressesOfCostliest(transcripts: readonly Transcript[]): number {
  const all = transcripts.flatMap(effortsIn);
  const each = [...new Set(all.map(({ kind }) => kind))].map((kind) => {
    const own = all.filter((one) => one.kind === kind);
    const answers = own.reduce((sum, one) => sum + one.answers, 0);
    return own.flatMap((one) => withoutOnce(one.presses)).length / answers;
  });
  return Math.max(0, ...each);
}

/**
 * The fewest presses that a match allows to people: one each time that it calls somebody, if all that they can answer
 * then were told at once.
 */
export const fewestPresses = ({ happenings }: Transcript): number =>
  new Set(happenings.flatMap((one) => (one.is === 'taken' ? [`${one.by} ${one.topic}`] : []))).size;

/** A line for each kind of question: what presses were spent on, the most of them first. */
export function pressesBy(transcripts: readonly Transcript[]): string {
  const all = transcripts.flatMap(effortsIn);
  const lines = [...new Set(all.map(({ kind }) => kind))].map((kind) => {
    const own = all.filter((one) => one.kind === kind);
    const answers = own.reduce((sum, one) => sum + one.answers, 0);
    const presses = own.flatMap((one) => one.presses);
    const each = (presses.length / answers).toFixed(2);
    const words = `${kind}: ${presses.length} presses for ${answers} answers (${each})`;
    return { count: presses.length, line: `  ${words}: ${counted(presses)}` };
  });
  return lines
    .toSorted((a, b) => b.count - a.count)
    .map(({ line }) => line)
    .join('\n');
}

/** Each word with how often it is there, the most frequent first. */
function counted(words: readonly string[]): string {
  return [...new Set(words)]
    .map((word) => ({ word, count: words.filter((one) => one === word).length }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ word, count }) => `${word} ${count}`)
    .join(', ');
}
