import { decimal } from '../../../language/numbers.ts';
import { item } from '../../../parts/item.ts';
import { fortuneOf, type Luck } from '../../../parts/luck.ts';
import { START } from '../content/numbers.ts';
import type { StoneAgeBeat, StoneAgeStory } from '../story.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { buildingsRetold, takingsRetold } from '../happenings/acts.ts';
import { herdRetold } from '../happenings/herd.ts';
import { hungerRetold } from '../happenings/meal.ts';
import { type Source, SOURCES } from '../happenings/told.ts';
import { atPlace, counted, seatName } from './names.ts';

/** What happened in a beat, the least last but for hunger. */
export function caption(
  speech: StoneAgeSpeech,
  { kind, events, view }: StoneAgeBeat,
  story: StoneAgeStory,
): string[] {
  const { say } = speech;
  switch (kind) {
    case 'camp':
      return [say('story.camp', { people: START.people }), ...beginning(speech, view)];
    case 'placing':
      return beginning(speech, view);
    case 'building':
      return buildingsRetold(speech, events);
    case 'evening':
      return [
        takingsRetold(speech, events),
        ...herdRetold(speech, events),
        ...hungerRetold(speech, events),
      ];
    case 'end':
      return [conclusion(speech, story)];
  }
}

function beginning(speech: StoneAgeSpeech, { first, herd }: StoneAgeView): string[] {
  const { say } = speech;
  const goes = say('story.goes first', { seat: seatName(speech, first) });
  if (herd === null) return [goes];
  if (herd.now === null) return [goes, say('story.herd gone')];
  return [goes, say('story.herd is', { at: atPlace(speech, herd.now.at) })];
}

/** The last caption: `🔥 Torch wins by 23 points, thanks to its shamans.` */
export function conclusion(speech: StoneAgeSpeech, story: StoneAgeStory): string {
  const wins = winWords(speech, story);
  const source = decisive(story);
  return source === null
    ? speech.say('story.plain', { wins })
    : speech.say('story.decided', { wins, source: speech.say(`story.thanks.${source}`) });
}

/** One sentence to part with: how long it was, who won by how much, and what made the difference. */
export function farewell(speech: StoneAgeSpeech, story: StoneAgeStory): string {
  const { say } = speech;
  const rounds = say('story.rounds', { count: story.rounds });
  const wins = winWords(speech, story);
  const source = decisive(story);
  return source === null
    ? say('story.farewell', { rounds, wins })
    : say('story.decided farewell', { rounds, wins, source: say(`story.thanks.${source}`) });
}

function winWords(speech: StoneAgeSpeech, story: StoneAgeStory): string {
  const [winner = 0, ...others] = story.winners;
  const most = story.totals?.[winner] ?? 0;
  const seat = seatName(speech, winner);
  if (others.length > 0) {
    const seats = speech.list(story.winners.map((one) => seatName(speech, one)));
    return speech.say('story.win together', { seats, points: counted(speech, most, 'points') });
  }
  const lead = most - (story.totals?.[nextBest(story)] ?? 0);
  return lead === 0
    ? speech.say('story.wins the tie', { seat })
    : speech.say('story.wins', { seat, points: counted(speech, lead, 'points') });
}

/** Who was the best of those who did not win. */
function nextBest({ totals, winners }: StoneAgeStory): number {
  const others = [...(totals ?? []).keys()].filter((seat) => !winners.includes(seat));
  const points = (seat: number): number => totals?.[seat] ?? 0;
  return others.toSorted((a, b) => points(b) - points(a))[0] ?? 0;
}

/** Of what the winner had most more than the next best; null where the points are the same. */
function decisive(story: StoneAgeStory): Source | null {
  const [winner = 0, ...others] = story.winners;
  const second = nextBest(story);
  const own = item(story.sources, winner);
  const theirs = item(story.sources, second);
  if (others.length > 0 || story.totals?.[winner] === story.totals?.[second]) return null;
  return SOURCES.reduce((best, one) =>
    own[one] - theirs[one] > own[best] - theirs[best] ? one : best,
  );
}

/** `221 pips on 60 dice; 210.0 expected`; nothing for no dice. */
export function tallyWords(speech: StoneAgeSpeech, { dice, sum, expected }: Luck): string {
  if (dice === 0) return '';
  return speech.say('chart.luck.tally', {
    pips: speech.say('chart.luck.pips', { count: sum }),
    dice: counted(speech, dice, 'dice'),
    expected: decimal(speech.language, expected),
  });
}

/** How lucky a seat's dice were; of no dice at all, that there were none. */
export const luckWords = ({ say }: StoneAgeSpeech, luck: Luck): string =>
  say(luck.dice === 0 ? 'chart.luck.none' : `chart.luck.${fortuneOf(luck)}`);
