import { box, type Drawing, type OwnPiece } from '../../../presentation/drawing.ts';
import type { Kind } from '../content/animals.ts';
import { ANIMALS } from './animals.ts';

const POLES = 'M-7-43L6-22M7-43L-6-22';
const TENT = 'M0-36L30 41H-30Z';
const ROCK = 'M-31 41L-27-6L-16-30L4-38L22-26L31 6V41Z';

/** A head over a plate for its number. */
const pack = (draw: Drawing): OwnPiece => ({
  draw: [{ at: [[0, -17, 56]], draw }, [box(-23, 5, 46, 40, 10), 'line 6', 'sheet', 'bone 2']],
  label: [0, 25, 41],
});

const PACKS: Readonly<Record<Kind, OwnPiece>> = {
  wolf: pack(ANIMALS.wolf),
  tiger: pack(ANIMALS.tiger),
  bear: pack(ANIMALS.bear),
  bison: pack(ANIMALS.bison),
  rhino: pack(ANIMALS.rhino),
  mammoth: pack(ANIMALS.mammoth),
};

/** Who and what stands on a hex. */
export const PIECES = {
  ...PACKS,
  // Broad at the shoulders, with a spear.
  warriors: {
    draw: [
      ['M-25 41V-30', 'line 11', 'bone 8', 'wood 5'],
      ['M-25-46L-17-24H-33Z', 'line 5', 'flint', 'bone 2'],
      ['M-19-6H26L17 41H-13Z', 'line 9', 'bone 5', 'side.fill'],
    ],
    badge: [3, -23, 17],
    label: [2.5, 17, 41],
  },
  // In a wide skirt, with braids.
  females: {
    draw: [
      ['M-19-26Q-18-45 0-45Q18-45 19-26L25 2M-19-26L-25 2', 'line 13', 'bone 10', 'hideDark 7'],
      ['M-18-6H18L32 40H-32Z', 'line 11', 'bone 8', 'side.fill 4', 'bone'],
      ['M-17-5H17L30 39H-30Z', 'side.fill 4'],
    ],
    badge: [0, -23, 16],
    label: [0, 19.5, 41],
    ink: 'glowInk',
  },
  village: {
    draw: [
      [POLES, 'line 9', 'wood 5'],
      [TENT, 'line 9', 'bone 5', 'side.fill'],
      ['M0-36L11-8Q0-2-11-8Z', 'bone'],
      ['M-23 23Q0 33 23 23', 'bone 3'],
    ],
    emblem: [0, 13, 17],
  },
  cave: {
    draw: [
      [ROCK, 'line 9', 'bone 5', 'rock'],
      ['M4-38L22-26L31 6V41H24L18 4Z', 'rockLight'],
      ['M-22 41Q-24-12 0-12Q24-12 22 41Z', 'bone 5', 'side.fill'],
    ],
    emblem: [0, 19, 17],
  },
} satisfies Readonly<Record<string, OwnPiece>>;
