import {
  ACTIONS,
  DECIDING,
  DICE,
  DIE,
  FACES,
  FIRST_ROW,
  GATHER,
  REACH,
  STRENGTHS,
} from './content/dice.ts';
import { GOAL, GOALS } from './content/goals.ts';
import { RESOURCES } from './content/goods.ts';
import { LAYOUT, TERRAINS, YIELDS } from './content/land.ts';
import { LEADER, LEADERS } from './content/leaders.ts';
import {
  ELDER_POINTS,
  EVEN_TAKES,
  LIMIT,
  MEMBERS,
  NEW_TRIBE,
  START_MEMBERS,
  START_TAKES,
  TO_WIN,
  VILLAGES,
} from './content/numbers.ts';
import {
  ABANDONED,
  ALTAR,
  CHIEFTAIN,
  DEVELOPMENTS,
  INVADERS,
  KNOWLEDGE,
  MAMMOTH,
  MILD_WINTER,
  PLENTY,
  SLOTS,
  TIGER,
  TILE,
  TILES,
  VOLCANO,
} from './content/tiles.ts';

/**
 * All that matches of a version of the rules are played with, as data. Another content is another version, beside this
 * one: whoever only changes it stops every match that runs with it.
 */
export const CONTENT = {
  1: {
    land: { terrains: TERRAINS, yields: YIELDS, layouts: LAYOUT, resources: RESOURCES },
    dice: {
      faces: FACES,
      die: DIE,
      count: DICE,
      actions: ACTIONS,
      strengths: STRENGTHS,
      firstRow: FIRST_ROW,
      deciding: DECIDING,
      reach: REACH,
      gather: GATHER,
    },
    goals: { order: GOALS, goals: GOAL },
    leaders: { order: LEADERS, leaders: LEADER },
    tiles: {
      order: TILES,
      tiles: TILE,
      developments: DEVELOPMENTS,
      slots: SLOTS,
      invaders: INVADERS,
      mammoth: MAMMOTH,
      tiger: TIGER,
      altar: ALTAR,
      knowledge: KNOWLEDGE,
      mildWinter: MILD_WINTER,
      plenty: PLENTY,
      chieftain: CHIEFTAIN,
      abandoned: ABANDONED,
      volcano: VOLCANO,
    },
    tribe: {
      members: MEMBERS,
      villages: VILLAGES,
      toWin: TO_WIN,
      startMembers: START_MEMBERS,
      startTakes: START_TAKES,
      evenTakes: EVEN_TAKES,
      newTribe: NEW_TRIBE,
      limit: LIMIT,
      elderPoints: ELDER_POINTS,
    },
  },
} as const;
