import { item } from '../../../parts/item.ts';
import { caption, chapters, isGreat, tellingOf } from '../happenings/index.ts';
import type { RiseEvent } from '../event.ts';
import type { RiseBeat, RiseStory } from '../story.ts';
import type { RiseSpeech } from '../words/index.ts';
import { counted, seatName } from './names.ts';

/** What happened in a beat: where there is something great, that and points alone; who came where the map shows. */
export function beatCaption(
  speech: RiseSpeech,
  { kind, events, view }: RiseBeat,
  story: RiseStory,
): string[] {
  if (kind === 'end') return [speech.say('story.decided', facts(speech, story))];
  const isTold = (event: RiseEvent): boolean => {
    if (kind === 'camps') return event.type === 'matchBegan';
    return !events.some(isGreat) || isGreat(event) || tellingOf(event).isKept === true;
  };
  return chapters(events.filter(isTold))
    .map((chapter) => caption(speech, chapter, view.tribes.length))
    .filter((text) => text !== '');
}

/** One sentence to part with: how long it was, who won by how much, and what made the difference. */
export const farewell = (speech: RiseSpeech, story: RiseStory): string =>
  speech.say('story.farewell', {
    ...facts(speech, story),
    rounds: speech.say('story.rounds', { count: story.rounds }),
  });

function facts(speech: RiseSpeech, { winner, second, points, decisive }: RiseStory) {
  const [own, theirs] = [winner, second].map((seat) => item(points, seat).at(-1) ?? 0);
  return {
    seat: seatName(speech, winner),
    points: counted(speech, (own ?? 0) - (theirs ?? 0), 'points'),
    second: seatName(speech, second),
    source: speech.say(`story.thanks.${decisive}`),
  };
}
