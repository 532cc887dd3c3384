import { decimal } from '../../../language/numbers.ts';
import { grouped } from '../../../parts/grouped.ts';
import { item } from '../../../parts/item.ts';
import { fortuneOf, type Luck } from '../../../parts/luck.ts';
import { only } from '../../../parts/only.ts';
import { HUNGER, START } from '../content/numbers.ts';
import type { StoneAgeEvent } from '../event.ts';
import { type Source, SOURCES, type StoneAgeBeat, type StoneAgeStory } from '../story.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { doingsOf } from '../happenings/acts.ts';
import { atPlace, counted, goodsWords, seatName } from './names.ts';

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
      return only(events, 'buildingBuilt').map(({ seat, paid, points }) =>
        say('story.builds', {
          seat: seatName(speech, seat),
          goods: goodsWords(speech, paid),
          points: counted(speech, points, 'points'),
        }),
      );
    case 'evening':
      return evening(speech, events);
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

/** Who took how many cards, who tamed the herd, and who went hungry. */
function evening(speech: StoneAgeSpeech, events: readonly StoneAgeEvent[]): string[] {
  const { say } = speech;
  const name = (seat: number): string => seatName(speech, seat);
  const cards = grouped(only(events, 'cardTaken'), ({ seat }) => seat).map(([seat, taken]) =>
    say('story.so many', { seat: name(seat), count: taken.length }),
  );
  const tamed = only(events, 'herdTamed').map(({ seat, tile }) => {
    const own = events.filter((one) => 'from' in one && one.from === tile && one.seat === seat);
    const doings = speech.list(doingsOf(speech, own));
    return say('story.tames', { seat: name(seat), doings });
  });
  const tied = only(events, 'herdTied').map(({ seats }) =>
    say('story.tied', { seats: speech.list(seats.map(name)) }),
  );
  const hungry = only(events, 'fed').flatMap((one) => (one.hungry ? name(one.seat) : []));
  const points = counted(speech, HUNGER, 'points');
  return [
    cards.length === 0 ? say('story.no cards') : say('story.cards', { seats: cards.join(', ') }),
    ...tamed,
    ...tied,
    ...(hungry.length === 0
      ? []
      : [say('story.hunger', { count: hungry.length, seats: speech.list(hungry), points })]),
  ];
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
