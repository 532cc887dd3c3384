import { item } from '../../../parts/item.ts';
import { caption, chapters } from '../happenings/index.ts';
import type { ValleyBeat, ValleyStory } from '../story.ts';
import { peopleOf } from '../tribes.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';
import { counted, seatName } from './names.ts';

/** What happened in a beat; at the end, how it came out. */
export function beatCaption(speech: ValleySpeech, { kind, events, view }: ValleyBeat): string[] {
  if (kind === 'end') return [endWords(speech, view)];
  return chapters(events)
    .map((chapter) => caption(speech, chapter))
    .filter((text) => text !== '');
}

/** Who won, and with what. */
function endWords(speech: ValleySpeech, { end, tribes }: ValleyView): string {
  if (end === null || end.winner === null || end.by === 'nobody') return speech.say('story.nobody');
  const { winner, by } = end;
  const tribe = item(tribes, winner);
  return speech.say(`story.wins.${by}`, {
    seat: seatName(speech, winner),
    camps: counted(speech, tribe.camps.length, 'camps'),
    people: counted(speech, peopleOf(tribe), 'people'),
  });
}

/** One sentence to part with: how long it was, and who won. */
export function farewell(speech: ValleySpeech, { turns, beats }: ValleyStory): string {
  const last = beats.at(-1);
  return speech.say('story.farewell', {
    turns: speech.say('story.turns', { count: turns }),
    end: last === undefined ? '' : endWords(speech, last.view),
  });
}
