import type { TuskAction } from '../action.ts';
import { aim } from './aim.ts';
import { aside } from './aside.ts';
import { attack } from './attack.ts';
import { commit } from './commit.ts';
import { craft } from './craft.ts';
import { done } from './done.ts';
import { fight } from './fight.ts';
import { gather } from './gather.ts';
import { grow } from './grow.ts';
import { keep } from './keep.ts';
import { land } from './land.ts';
import { move } from './move.ts';
import { place } from './place.ts';
import { recover } from './recover.ts';
import { regroup } from './regroup.ts';
import { send } from './send.ts';
import { share } from './share.ts';
import { sides } from './sides.ts';
import { stones } from './stones.ts';
import type { TuskMove } from './tusk-move.ts';

/** Every action, in the order in which a tribe comes to need its command. */
export const MOVES: { readonly [D in TuskAction['do']]: TuskMove<D> } = {
  place,
  keep,
  grow,
  send,
  move,
  gather,
  craft,
  recover,
  fight,
  done,
  commit,
  attack,
  sides,
  aim,
  stones,
  share,
  land,
  regroup,
  aside,
};
