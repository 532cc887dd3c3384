import type { Sign } from '../presentation/scene.ts';
import type { Brush } from './brush.ts';
import { paintBack, paintStack } from './backs.ts';
import { paintBadge } from './badge.ts';
import { type BriefLook, briefWidth, paintBrief } from './briefs.ts';
import { placed } from './context.ts';
import { paintDie } from './dice.ts';
import { paintFigure } from './figures.ts';
import { fitMap } from './fit.ts';
import { paintIcon } from './icons.ts';
import { linedUp, widthOfPiece } from './lineup.ts';
import { paintBoard, paintCompass } from './map.ts';
import { paintFrame } from './landscape/sites.ts';
import { paintDiscs } from './marks.ts';
import { paintParties } from './parties.ts';
import { paintHeap, paintPiece, sideOf } from './pieces.ts';
import { paintRoom, widthOfRoom } from './room.ts';
import { BACK, paintCardBack, paintFlag } from './strips.ts';
import { paintGround } from './terrain/ground.ts';
import { paintTool, TOOL_STEP } from './tools.ts';

/** What a sign may cover: a tile as large as on a board, as a legend is two thirds as wide. */
export const SIGN = { width: 98, height: 88 } as const;
const PIECE_SCALE = 0.8;
const BRIEF: BriefLook = { size: 28, icon: 38, step: 39, gap: 4 };
/** Of what is no tile. */
const SMALL = { pieces: 78, other: 60 } as const;

/** How high a sign is at most. */
export function signHeight({ sign }: Sign): number {
  if (sign === 'map' || sign === 'compass') return SIGN.height;
  return sign === 'pieces' || sign === 'heap' ? SMALL.pieces : SMALL.other;
}

/** Paints something that a legend explains, with its middle at (x, y). */
export function paintSign(brush: Brush, sign: Sign, x: number, y: number): void {
  const { ctx, theme, strips, cache } = brush;
  switch (sign.sign) {
    case 'map': {
      const area = { x: x - SIGN.width / 2, y: y - SIGN.height / 2, ...SIGN };
      const at = fitMap(ctx, sign.map, area, 0);
      placed(ctx, at.x, at.y, 1, () => {
        paintGround(ctx, theme, sign.map, at.scale, cache);
        paintBoard(ctx, theme, sign.map, strips, at.scale, cache);
      });
      return;
    }
    case 'compass':
      paintCompass(ctx, theme, sign.compass, x, y, SIGN.height / 2, cache);
      return;
    case 'icon':
      paintIcon(ctx, theme, sign.icon, x, y, 50);
      return;
    case 'brief': {
      const left = x - Math.min(SIGN.width, briefWidth(ctx, sign.brief, BRIEF)) / 2;
      paintBrief(ctx, theme, sign.brief, left, y, BRIEF, SIGN.width, cache);
      return;
    }
    case 'pieces': {
      const [line = []] = linedUp(sign.pieces, Number.POSITIVE_INFINITY);
      const wide = line.reduce((sum, piece) => sum + widthOfPiece(piece), 0);
      const scale = Math.min(PIECE_SCALE, SIGN.width / wide);
      let left = x - (wide * scale) / 2;
      for (const piece of line) {
        const side = sideOf(strips, piece);
        const room = widthOfPiece(piece) * scale;
        paintPiece(ctx, theme, piece, side, left + room / 2, y, scale, cache);
        left += room;
      }
      return;
    }
    case 'heap': {
      const side = strips[sign.pieces[0]?.owner ?? 0];
      if (side !== undefined) paintHeap(ctx, theme, sign.pieces, side, x, y, PIECE_SCALE, cache);
      return;
    }
    case 'side': {
      const side = strips[sign.seat];
      if (side !== undefined) paintBadge(ctx, theme, side, x, y, 28, cache);
      return;
    }
    case 'flag':
      paintFlag(brush, sign.flag, x, y);
      return;
    case 'card':
      paintCardBack(brush, x - BACK / 2, y);
      return;
    case 'figure':
      paintFigure(ctx, theme, sign.figure, x, y, 29);
      return;
    case 'party':
      paintParties(ctx, theme, [sign.party], strips, x, y, PIECE_SCALE, cache);
      return;
    case 'room':
      paintRoom(ctx, theme, sign.room, [sign.party], x + widthOfRoom(ctx, sign.room) / 2, y);
      return;
    case 'tools':
      placed(ctx, x, y, Math.min(1, SIGN.width / (sign.tools.length * TOOL_STEP)), () => {
        sign.tools.forEach((tool, nth) => {
          paintTool(ctx, theme, tool, (nth - (sign.tools.length - 1) / 2) * TOOL_STEP, 0, cache);
        });
      });
      return;
    case 'back':
      paintBack(ctx, theme, x - 26, y - 27, 52, 54);
      return;
    case 'left':
      paintStack(ctx, theme, sign.left, x, y);
      return;
    case 'here':
      paintFrame(ctx, theme, x - 40, y - 27, 80, 54, 14);
      return;
    case 'note':
      paintDiscs(ctx, theme, [sign.note], strips, x, y, cache);
      return;
    case 'die':
      paintDie(ctx, theme, sign, x, y);
  }
}
