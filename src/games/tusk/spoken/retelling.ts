import type { Luck } from '../../../parts/luck.ts';
import type { Seat } from '../../../engine/game.ts';
import { decimal } from '../../../language/numbers.ts';
import type { Column } from '../../../presentation/story.ts';
import type { TuskStory } from '../story.ts';
import type { BeatKind } from '../telling.ts';
import { placeName } from '../map.ts';
import type { EventOf } from '../event.ts';
import { gathered } from '../../../parts/gathered.ts';
import type { SeasonId } from '../content/seasons.ts';
import type { TuskSpeech } from '../words/index.ts';
import {
  capitalised,
  counted,
  listed,
  SEASON_EMOJI,
  seasonName,
  seatName,
  tribeName,
} from './names.ts';

/** What the title bar of a picture of the story says about it. */
export const CHAPTERS: Readonly<Record<BeatKind, string>> = {
  setup: 'The first camps',
  tribe: 'Tribe Phase',
  fight: 'A fight',
  hunt: 'Hunt Phase',
  kill: 'A kill',
  return: 'Back from the hunt',
  season: 'Season Phase',
  end: 'The end',
};

/** What the panel with the mammoth and its hunters is called. */
export const HUNT = 'Hunt';

/** `Ember attacks`: a panel with its hunters' dice. */
export const attackBy = (speech: TuskSpeech, seat: Seat): string =>
  `${tribeName(speech, seat)} attacks`;

/** The panel with the mammoth's dice, each row against the tribe whose badge it bears. */
export const STRIKES_BACK = 'Mammoth strikes back';

/** `Fight at E6` */
export const fightAt = (place: string): string => `Fight at ${place}`;

/** Before the goods that somebody used. */
export const USES = 'uses';

/** `Hunt, round 2` */
export const huntRound = (round: number): string => `Hunt, round ${round}`;

/** A season in a caption: `🌱 Spring.` */
export const seasonLine = (speech: TuskSpeech, id: SeasonId): string =>
  `${SEASON_EMOJI[id]} ${seasonName(speech, id)}.`;

/** What stands on the chart. */
export const CHART_WORDS = {
  title: 'The match in numbers',
  food: 'Food at the end of each turn',
  kills: 'Kills',
  fights: 'Fights',
  snow: 'Snow',
} as const;

export const LUCK_WORDS = {
  title: 'Luck of the dice',
  text: 'Bars: hits in fights and hunts. Marks: what such dice hit on average.',
} as const;

/** The columns of the chart: the start, the turns, and the cards where they were counted. */
export function columnWords(turns: number, cards: boolean): Column[] {
  return [
    { label: 'Start', words: 'at the start', isAdded: false },
    ...Array.from({ length: turns }, (_, index) => ({
      label: String(index + 1),
      words: `turn ${index + 1}`,
      isAdded: false,
    })),
    ...(cards ? [{ label: 'Cards', words: 'with the victory cards', isAdded: true }] : []),
  ];
}

/** `9 hits of 31 dice; 7.3 expected`. Only grass can keep all dice from hitting (Tusk, fight 3). */
export function tallyWords({ dice, hits, expected }: Luck): string {
  if (dice === 0) return '';
  if (expected === 0) return `${dice} ${dice === 1 ? 'die' : 'dice'}, against too much grass`;
  const average = decimal('en', expected);
  return `${hits} ${hits === 1 ? 'hit' : 'hits'} of ${dice} ${dice === 1 ? 'die' : 'dice'}; ${average} expected`;
}

/** How far from the average, in standard deviations, luck is worth a word, and when it is rare. */
const SOME = 0.5;
const MUCH = 1.5;

/** How lucky a seat's dice were; of no dice at all, that there were none. */
export function luckWords({ dice, hits, expected, variance }: Luck): string {
  if (dice === 0) return 'rolled no dice';
  if (expected === 0) return 'could not hit';
  if (expected === dice) return 'could not miss';
  const off = hits - expected;
  const far = Math.abs(off) / Math.sqrt(variance);
  if (far < SOME) return 'about what dice do';
  const side = off > 0 ? 'lucky' : 'unlucky';
  return far < MUCH ? `a little ${side}` : `very ${side}`;
}

/** `Back from the hunt: 🔥 Ember and 🪶 Heron on A1, 🌿 Fern on C5.` */
export function huntersBack(
  speech: TuskSpeech,
  back: readonly EventOf<'huntersReturned'>[],
): string {
  const places = gathered(back, ({ to }) => to).map(
    ([to, ones]) =>
      `${listed(
        speech,
        ones.map(({ seat }) => seatName(speech, seat)),
      )} on ${placeName(to)}`,
  );
  return `Back from the hunt: ${places.join(', ')}.`;
}

/** Where the mammoth's dice wound nobody. */
export const NOBODY_HURT = 'The mammoth strikes back, and nobody is hurt.';

/** The last caption: `Six turns, one mammoth and no fights, and 🔥 Ember has the warmest fire.` */
export const conclusion = (speech: TuskSpeech, story: TuskStory): string =>
  `${ending(speech, story)}.`;

/** One sentence to part with: who won what kind of match. */
export const farewell = (speech: TuskSpeech, story: TuskStory): string =>
  `${ending(speech, story)}: here is the whole story, to watch again.`;

function ending(speech: TuskSpeech, { turns, kills, fights, winners }: TuskStory): string {
  const deeds = [
    counted(speech, turns, 'turn'),
    counted(speech, kills.length, 'mammoth'),
    counted(speech, fights.length, 'fight'),
  ];
  const who =
    winners.length === 0
      ? 'until the snow took all'
      : `and ${listed(
          speech,
          winners.map((one) => seatName(speech, one)),
        )} ${winners.length === 1 ? 'has' : 'have'} the warmest fire`;
  return `${capitalised(listed(speech, deeds))}, ${who}`;
}
