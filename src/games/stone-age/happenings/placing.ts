import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import { counted, seatName, toPlace, tribeName } from '../spoken/names.ts';
import { peopleAt } from '../spoken/questions.ts';
import { withTribe } from './after.ts';
import type { Passage, EventFormatter, Tellings } from './told.ts';

const sent: EventFormatter = (speech, events) =>
  grouped(only(events, 'peoplePlaced'), ({ seat }) => seat).map(([seat, all]) => {
    const places = all.map(({ at, people }) =>
      speech.say('told.so many', {
        people: counted(speech, people, 'people'),
        to: toPlace(speech, at),
      }),
    );
    return speech.say('told.placing', { seat: seatName(speech, seat), places: places.join(', ') });
  });

const sentInShort: EventFormatter = (speech, events) =>
  grouped(only(events, 'peoplePlaced'), ({ seat }) => seat).map(([seat, all]) => {
    const places = all.map(({ at, people }) => peopleAt(speech, at, people)).join(', ');
    return speech.say('captions.sends', { seat: tribeName(speech, seat), places });
  });

export const placing: Passage = { lines: sent, inShort: sentInShort };

export const sending = {
  peoplePlaced: {
    passage: placing,
    beat: 'placing',
    doers: ({ seat }) => [seat],
    where: ({ at }) => [at],
    after: (view, { seat, at, people }) =>
      withTribe(view, seat, (tribe) => ({
        ...tribe,
        unplaced: tribe.unplaced - people,
        placed: [...tribe.placed, { at, people }],
      })),
  },
} satisfies Partial<Tellings>;
