import { using } from './commit.ts';
import type { TuskMove } from './tusk-move.ts';

export const attack: TuskMove<'attack'> = { kind: 'attack', ...using('hunt') };
