import { item } from '../../../parts/item.ts';
import { pick } from '../../../presentation/option-specs.ts';
import { BY_LAKE, BY_RIVER, isHigh, nameOf, type Place, TERRAIN } from '../map.ts';
import { landName } from '../spoken/names.ts';
import { askToSettle } from '../spoken/questions.ts';
import type { ValleySpeech } from '../words/index.ts';
import { there, type ValleyMoves } from './valley-move.ts';

/** What a hex gives to who lives there. */
function givesWords({ say }: ValleySpeech, at: Place): string {
  const all = [
    ...(item(BY_LAKE, at) || item(BY_RIVER, at) ? [say('labels.fish')] : []),
    ...(TERRAIN[at] === 'forest' ? [say('labels.berries')] : []),
    ...(TERRAIN[at] === 'plains' ? [say('labels.field')] : []),
    ...(isHigh(at) ? [say('labels.cave')] : []),
  ];
  return all.length === 0 ? say('labels.barren') : all.join(' · ');
}

/** Where a tribe begins. */
export const start = {
  place: {
    kind: 'place',
    aim: there,
    question: askToSettle,
    teaches: () => [{ lesson: 'place', chapter: 'setting up' }],
    command: {
      name: 'place',
      emoji: '📍',
      options: ({ say }) => [
        pick('at', say('commands.hex')),
        pick('crop', say('commands.place.plant'), false),
      ],
    },
    options: ({ at, plants }, { speech }) => ({
      at: nameOf(at),
      ...(plants ? { crop: speech.say('commands.values.plant') } : {}),
    }),
    label: ({ at, plants }, { speech }) => {
      const place = landName(speech, at);
      return plants ? speech.say('labels.plants', { place }) : place;
    },
    result: ({ at }, { speech }) => givesWords(speech, at),
  },
} satisfies Partial<ValleyMoves>;
