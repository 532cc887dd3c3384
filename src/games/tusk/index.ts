import type { Edition } from '../../presentation/edition.ts';
import type { TuskAction } from './action.ts';
import { TUSK_COMMANDS } from './commands.ts';
import type { TuskEvent } from './event.ts';
import { tuskStory } from './retelling.ts';
import { type TuskConfig, tusk } from './rules.ts';
import { tuskScene } from './scene.ts';
import { choiceScene } from './scene/choice.ts';
import { handScene } from './scene/hand.ts';
import { sinceScene } from './scene/since.ts';
import type { TuskState } from './state.ts';
import { steady } from './steady.ts';
import { isOwnDoing } from './telling.ts';
import type { TuskView } from './view.ts';
import { english } from './words/en/index.ts';

/** Tusk! as it stands on the shelf. */
export const tuskEdition: Edition<TuskState, TuskAction, TuskEvent, TuskView, TuskConfig> = {
  game: tusk,
  title: 'Tusk! Surviving the Ice Age',
  name: 'Tusk!',
  blurb:
    'Lead a tribe through the coming Ice Age: gather, fight, hunt the mammoth together, and have the most food when all is snow.',
  commands: TUSK_COMMANDS,
  secretKinds: ['draft'],
  words: english,
  scene: tuskScene,
  choiceScene,
  isOwnDoing,
  sinceScene,
  handScene,
  players: [steady],
  story: tuskStory,
};
