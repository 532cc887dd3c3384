import { WORTH } from '../content/goods.ts';
import { amountWords, toolsWords } from '../spoken/names.ts';
import { stageOf } from '../spoken/stages.ts';
import { QUESTIONS } from '../spoken/questions.ts';
import { pick } from './options.ts';
import type { StoneAgeMove } from './stone-age-move.ts';

export const tools: StoneAgeMove<'tools'> = {
  kind: 'tools',
  question: QUESTIONS.tools,
  command: {
    name: 'tools',
    emoji: '🪓',
    options: ({ say }) => [pick('use', say('commands.tools.use'))],
  },
  options: ({ use }, { speech }) => ({ use: toolsWords(speech, use) }),
  label({ use }, { speech, view }) {
    const { dice, good } = stageOf(view, 'rolling');
    const added = [...use.tools, ...use.once];
    const sum = [...dice, ...added].reduce((all, one) => all + one, 0);
    const goods = amountWords(speech, Math.floor(sum / WORTH[good]), good);
    return added.length === 0
      ? speech.say('labels.no tools', { sum, goods })
      : speech.say('labels.tools', {
          count: added.length,
          tools: toolsWords(speech, use),
          sum,
          goods,
        });
  },
  // Those for one use; the others are there again in the next round.
  spends: ({ use }) => use.once.length > 0,
};
