import { oneOf } from '../../../parts/one-of.ts';
import { pick, several } from '../../../presentation/option-specs.ts';
import { CARDS } from '../content/cards.ts';
import { EVENTS } from '../content/events.ts';
import { askForCounters, askForHabits, askForOmens, askForTrack } from '../spoken/questions.ts';
import { bearingName, cardName, eventName, kindName } from '../spoken/names.ts';
import { habitsWords, trackWords } from '../spoken/said.ts';
import type { ValleySpeech } from '../words/index.ts';
import type { ValleyMoves } from './valley-move.ts';

/** Some of the cards, or of the events, by their names. */
const naming = <T extends string>(
  all: readonly T[],
  nameOf: (speech: ValleySpeech, one: T) => string,
) => ({
  names: (speech: ValleySpeech, some: readonly T[]): string =>
    some.map((one) => nameOf(speech, one)).join(', '),
  picks(option: string, speech: ValleySpeech) {
    const name = (thing: string): string => nameOf(speech, oneOf(all, thing));
    return { option, name, label: name };
  },
});
const byCard = naming(CARDS, cardName);
const byEvent = naming(EVENTS, eventName);

/** What is said once for whenever it is asked. */
export const standing = {
  counter: {
    kind: 'counter',
    question: askForCounters,
    command: {
      name: 'counter',
      emoji: '🪬',
      options: ({ say }) => [several('cards', say('commands.counter.cards'))],
    },
    options: ({ cards }, { speech }): Record<string, string> =>
      cards.length === 0 ? {} : { cards: byCard.names(speech, cards) },
    label: ({ cards }, { speech }) =>
      cards.length === 0
        ? speech.say('labels.counter none')
        : speech.say('labels.counter', { cards: byCard.names(speech, cards) }),
    picks: ({ speech }) => byCard.picks('cards', speech),
  },

  omens: {
    kind: 'omens',
    question: askForOmens,
    command: {
      name: 'omens',
      emoji: '🔮',
      options: ({ say }) => [several('events', say('commands.omens.events'))],
    },
    options: ({ events }, { speech }): Record<string, string> =>
      events.length === 0 ? {} : { events: byEvent.names(speech, events) },
    label: ({ events }, { speech }) =>
      events.length === 0
        ? speech.say('labels.omens none')
        : speech.say('labels.omens', { events: byEvent.names(speech, events) }),
    picks: ({ speech }) => byEvent.picks('events', speech),
  },

  track: {
    kind: 'track',
    question: askForTrack,
    command: {
      name: 'track',
      emoji: '🐾',
      options: ({ say }) => [
        pick('kind', say('commands.track.kind')),
        pick('to', say('commands.track.to'), false),
      ],
    },
    options: ({ track }, { speech }): Record<string, string> =>
      track === null
        ? { kind: speech.say('commands.values.none') }
        : { kind: kindName(speech, track.kind), to: bearingName(speech, track.to) },
    label: ({ track }, { speech }) =>
      track === null ? speech.say('labels.track none') : trackWords(speech, track),
  },

  habits: {
    kind: 'habits',
    question: askForHabits,
    command: {
      name: 'habits',
      emoji: '🧬',
      options: ({ say }) =>
        (['losses', 'captives', 'camps', 'supper'] as const).map((name) =>
          pick(name, say(`commands.habits.${name}`)),
        ),
    },
    options: ({ habits: { losses, captives, camps, supper } }, { speech: { say } }) => ({
      losses: say(`commands.values.losses.${losses}`),
      captives: say(`commands.values.captives.${captives}`),
      camps: say(`commands.values.camps.${camps}`),
      supper: say(`commands.values.supper.${supper}`),
    }),
    label: ({ habits }, { speech }) => habitsWords(speech, habits),
  },
} satisfies Partial<ValleyMoves>;
