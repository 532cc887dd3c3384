import { FACES } from '../content/dice.ts';
import { GOAL, type GoalId } from '../content/goals.ts';
import type { LeaderId } from '../content/leaders.ts';
import { LIMIT } from '../content/numbers.ts';
import {
  ALTAR,
  INVADERS,
  MAMMOTH,
  MILD_WINTER,
  PLENTY,
  TILE,
  type TileId,
} from '../content/tiles.ts';
import type { RiseSpeech } from '../words/index.ts';
import { counted, goodsWords } from './names.ts';

/**
 * What a goal does, or asks for.
 *
 * @param seats how many tribes there are
 */
export function goalEffect({ say }: RiseSpeech, goal: GoalId, seats: number): string {
  const card = GOAL[goal];
  if (card.kind === 'development')
    return say(`effects.goal.${goal}`, { count: card.steps ?? FACES.length });
  const { needs } = card;
  const count =
    needs.has === 'lands' ? 0 : needs.has === 'tiles' ? (needs.count[seats] ?? 0) : needs.count;
  return say(`effects.goal.${goal}`, { count });
}

/** What a goal costs, or what it is worth: `1 wood, 1 of any kind`, `2 points`. */
export function goalCost(speech: RiseSpeech, goal: GoalId): string {
  const card = GOAL[goal];
  if (card.kind === 'achievement') return counted(speech, card.points, 'points');
  const cost = goodsWords(speech, card.cost);
  return card.any === undefined
    ? cost
    : `${cost}, ${speech.say('labels.not now.any', { count: card.any })}`;
}

export const leaderEffect = ({ say }: RiseSpeech, leader: LeaderId): string =>
  say(`effects.leaders.${leader}`);

/** What a tile does while it lies there, and what doubles do to it. */
export function tileEffect({ say }: RiseSpeech, tile: TileId): string {
  const effect = say(`effects.tiles.${tile}`, {
    alike: ALTAR.alike,
    limit: LIMIT.drought,
    brings: TILE.invaders.brings ?? 0,
    points: INVADERS.points,
    members: MAMMOTH.members,
    more: MILD_WINTER.more,
    plenty: PLENTY.more,
  });
  const { doubles } = TILE[tile];
  return doubles === undefined
    ? effect
    : `${effect} ${say(`effects.doubles.${doubles}`, { most: INVADERS.most })}`;
}
