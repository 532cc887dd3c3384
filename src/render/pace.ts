import { type Beat, type Weight, WEIGHTS } from '../presentation/story.ts';

/** How long a picture stays, in milliseconds: long enough to see what is new and read what is great. */
const STAYS: Readonly<Record<Weight, number>> = { small: 1700, usual: 2800, big: 3800, end: 8000 };
/** With its end a story takes a minute at most: it runs faster where it would take longer. */
const LONGEST = 60_000 - STAYS.end;
/** Faster than this, nobody can follow. */
const FASTEST = 400;

/** More beats than that nobody could follow within the minute. */
export const MOST_BEATS = 48;

/** How long each of these beats stays, in milliseconds. */
export function paceOf(beats: readonly Pick<Beat, 'weight'>[]): number[] {
  const wanted = beats.map(({ weight }) => STAYS[weight]);
  const story = beats.reduce((sum, { weight }) => sum + (weight === 'end' ? 0 : STAYS[weight]), 0);
  const factor = Math.min(1, LONGEST / story);
  return beats.map(({ weight }, index) => {
    const stays = wanted[index] ?? FASTEST;
    return weight === 'end' ? stays : Math.max(FASTEST, Math.floor((stays * factor) / 10) * 10);
  });
}

/**
 * At most so many beats, in order: the first and the last always, then those of most weight; of beats of
 * one weight for which there is not room enough, every second, third and so on.
 */
export function thinned<B extends Pick<Beat, 'weight'>>(beats: readonly B[], most: number): B[] {
  if (beats.length <= most) return [...beats];
  const rank = (index: number): number => {
    if (index === 0 || index === beats.length - 1) return WEIGHTS.length;
    return WEIGHTS.indexOf(beats[index]?.weight ?? 'small');
  };
  const kept = new Set<number>();
  for (let weight = WEIGHTS.length; weight >= 0 && kept.size < most; weight -= 1) {
    const alike = beats.flatMap((_, index) => (rank(index) === weight ? [index] : []));
    const room = Math.min(alike.length, most - kept.size);
    for (let i = 0; i < room; i += 1) {
      const index = alike[Math.floor(((i + 0.5) * alike.length) / room)];
      if (index !== undefined) kept.add(index);
    }
  }
  return beats.filter((_, index) => kept.has(index));
}
