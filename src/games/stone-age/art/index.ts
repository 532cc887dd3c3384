import type { Art } from '../../../presentation/drawing.ts';
import type { SharedIcon } from '../../../presentation/scene.ts';
import { ICONS as GOODS } from './icons.ts';
import { CRAFTS, KNOWLEDGE } from './symbols.ts';
import { VALLEY } from './valley.ts';
import { VILLAGE } from './village.ts';
import { WILDS } from './wilds.ts';

const ICONS = { ...GOODS, ...CRAFTS, ...KNOWLEDGE };
const LOOKS = { ...WILDS, ...VILLAGE };

/** What is drawn in Stone Age alone. */
export const STONE_AGE_ART = {
  icons: ICONS,
  looks: LOOKS,
  backdrops: { valley: VALLEY },
} satisfies Art;

/** Every sign that Stone Age shows. */
export type StoneAgeIcon = SharedIcon | keyof typeof ICONS;
export type StoneAgeLook = keyof typeof LOOKS;
