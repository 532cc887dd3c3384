import { pick } from '../../../presentation/option-specs.ts';
import { LONGEST } from '../../../presentation/move.ts';
import { TRIBES_AT_PLACE } from '../content/numbers.ts';
import { SOURCES } from '../content/places.ts';
import { isTakenByTribes, isVillageFull } from '../crowded.ts';
import { isShop, isSlot, isSource, type Location } from '../locations.ts';
import { villageWords } from '../spoken/gives.ts';
import { counted, placeName, toPlace } from '../spoken/names.ts';
import { askForPlace } from '../spoken/questions.ts';
import { sureToLackFood } from './hunger.ts';
import { going, goingElse } from './going.ts';
import { shopGives, shopLabel } from './shops.ts';
import { besideHerd, diceFacts, rolledWords, usualWords } from './sources.ts';
import type { StoneAgeView } from '../view.ts';
import type { Asked, StoneAgeMoves, Taught } from './stone-age-move.ts';

/** Whether a source is closed by other tribes to who is not there itself: who is sees why it cannot go again. */
const isKeptOut = ({ tribe, view }: Asked): boolean =>
  SOURCES.some((at) => isTakenByTribes(view, at) && tribe.placed.every((one) => one.at !== at));

const isInVillage = (at: Location): boolean => !isSource(at) && !isShop(at);

/** What is worth knowing where somebody may be sent to such places, what comes first first. */
const LESSONS: readonly (Taught & {
  readonly isFor: (at: Location, view: StoneAgeView) => boolean;
})[] = [
  {
    lesson: 'herd',
    chapter: 'herd',
    isFor: (at, { herd }) => at === herd?.now?.at,
  },
  {
    lesson: 'village',
    chapter: 'sending out',
    isFor: (at, { lastRound }) => isInVillage(at) && lastRound === null,
  },
  {
    lesson: 'short village',
    chapter: 'sending out',
    isFor: (at, { lastRound }) => isInVillage(at) && lastRound !== null,
  },
  { lesson: 'hunt', chapter: 'meal', isFor: (at) => at === 'hunt' },
  { lesson: 'sources', chapter: 'acting', isFor: (at) => isSource(at) && at !== 'hunt' },
  { lesson: 'buildings', chapter: 'buying', isFor: (at) => isShop(at) && !isSlot(at) },
  { lesson: 'cards', chapter: 'the end', isFor: (at) => isSlot(at) },
];

/** Where people are sent. */
export const sending = {
  place: {
    kind: 'place',
    question: askForPlace,
    orders: [going, goingElse],
    teaches: (sent, { view }) =>
      LESSONS.filter(({ isFor }) => sent.some(({ at }) => isFor(at, view))),
    command: {
      name: 'place',
      emoji: '📍',
      options: ({ say }) => [
        pick('at', say('commands.place.at')),
        pick('people', say('commands.place.people'), false, say('commands.place.asks')),
      ],
    },
    // Places are called as on the picture.
    options: ({ at, people }, { speech }) => ({
      at: placeName(speech, at),
      ...(isSource(at) ? { people: String(people) } : {}),
    }),
    label({ at, people }, asked) {
      const { speech, tribe, view } = asked;
      const { say } = speech;
      const name = placeName(speech, at);
      if (isSource(at)) {
        const facts = {
          ...diceFacts(speech, at, people),
          people: counted(speech, people, 'people'),
        };
        return besideHerd(asked, at, say('labels.place source', facts));
      }
      if (isShop(at)) return [shopLabel(speech, at, view), name];
      const facts = { place: name, gives: villageWords(speech, tribe, at) };
      return say(people === 2 ? 'labels.place two' : 'labels.place', facts);
    },
    short: ({ at, people }, { speech }) =>
      isSource(at)
        ? speech.say('labels.short.place', { people, goods: usualWords(speech, at, people) })
        : null,
    button({ at, people }, { speech }) {
      const place = placeName(speech, at);
      if (!isSource(at)) return place;
      const goods = usualWords(speech, at, people);
      return speech.say('labels.button.place', { place, people, goods });
    },
    advice: ({ at, people }, { speech }) =>
      speech.say('labels.advice.place', {
        people: counted(speech, people, 'people'),
        to: toPlace(speech, at),
      }),
    result({ at, people }, { speech, view }) {
      if (isSource(at)) return rolledWords(speech, at, people);
      if (!isShop(at)) return null;
      return shopLabel(speech, at, view).length > LONGEST.label
        ? shopGives(speech, at, view)
        : null;
    },
    sure: ({ at, people }, asked) =>
      sureToLackFood(asked, {
        ...asked.tribe,
        unplaced: asked.tribe.unplaced - people,
        placed: [...asked.tribe.placed, { at }],
      }),
    notAll(asked) {
      const { speech, view } = asked;
      const count = TRIBES_AT_PLACE[view.tribes.length] ?? 0;
      return [
        ...(isVillageFull(view) ? [speech.say('labels.not now.village is full')] : []),
        ...(isKeptOut(asked) ? [speech.say('labels.not now.taken by tribes', { count })] : []),
      ];
    },
    spot: ({ at }) => at,
  },
} satisfies Partial<StoneAgeMoves>;
