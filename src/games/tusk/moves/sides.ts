import { diceThere } from './fight.ts';
import { pick } from './options.ts';
import type { TuskMove } from './tusk-move.ts';

export const sides: TuskMove<'sides'> = {
  kind: 'sides',
  command: {
    name: 'stand',
    emoji: '🛡️',
    options: ({ say }) => [
      pick(
        'choice',
        say('commands.stand.choice', {
          in: say('commands.values.in'),
          out: say('commands.values.out'),
        }),
      ),
    ],
  },
  options: ({ sitsOut }, { speech }) => ({
    choice: speech.say(`commands.values.${sitsOut ? 'out' : 'in'}`),
  }),
  label: ({ sitsOut }, { speech }) => speech.say(`labels.${sitsOut ? 'sit out' : 'take part'}`),
  result({ sitsOut }, asked) {
    const [fight] = asked.view.stages.flatMap((stage) => (stage.stage === 'fight' ? [stage] : []));
    return sitsOut || fight === undefined ? null : diceThere(fight.at, asked, fight.out);
  },
};
