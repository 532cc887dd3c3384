import type { Points } from './event.ts';
import { type GoalId, GOALS } from './content/goals.ts';

/** What points come from, in the order in which that is told. */
export const SCORING = [
  'villages',
  'goals',
  'beasts',
  'altar',
  'chieftain',
  'invaders',
  'elders',
] as const;
export type Scoring = (typeof SCORING)[number];

/** So many points of each. */
export type Scored = Readonly<Record<Scoring, number>>;

export const NO_POINTS: Scored = {
  villages: 0,
  goals: 0,
  beasts: 0,
  altar: 0,
  chieftain: 0,
  invaders: 0,
  elders: 0,
};

export const isGoal = (name: string): name is GoalId => GOALS.some((goal) => goal === name);

/** Of what sort something is that brings points, or takes them. Throws on a tile that never does. */
export function scoringOf(by: Points): Scoring {
  if (isGoal(by)) return 'goals';
  if (by === 'elder') return 'elders';
  if (by === 'mammoth' || by === 'tiger') return 'beasts';
  const found = SCORING.find((one) => one === by);
  if (found === undefined) throw new RangeError(`Nobody scores by ${by}.`);
  return found;
}

/** With so many points more of a sort, or fewer. */
export const withScored = (scored: Scored, by: Points, points: number): Scored => {
  const sort = scoringOf(by);
  return { ...scored, [sort]: scored[sort] + points };
};
