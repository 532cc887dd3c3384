import { item } from '../../../parts/item.ts';
import { type CardId, CARDS } from '../content/cards.ts';
import { type EventId, EVENTS } from '../content/events.ts';
import { askForCounters, askForHabits, askForOmens, askForTrack } from '../spoken/questions.ts';
import { bearingName, cardName, eventName, kindName } from '../spoken/names.ts';
import { habitsWords, trackWords } from '../spoken/said.ts';
import { pick, several, type ValleyMoves } from './valley-move.ts';

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
      cards.length === 0 ? {} : { cards: cards.map((one) => cardName(speech, one)).join(', ') },
    label: ({ cards }, { speech }) =>
      cards.length === 0
        ? speech.say('labels.counter none')
        : speech.say('labels.counter', {
            cards: cards.map((one) => cardName(speech, one)).join(', '),
          }),
    picks: ({ speech }) => ({
      option: 'cards',
      name: (card) => cardName(speech, cardOf(card)),
      label: (card) => cardName(speech, cardOf(card)),
    }),
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
      events.length === 0 ? {} : { events: events.map((one) => eventName(speech, one)).join(', ') },
    label: ({ events }, { speech }) =>
      events.length === 0
        ? speech.say('labels.omens none')
        : speech.say('labels.omens', {
            events: events.map((one) => eventName(speech, one)).join(', '),
          }),
    picks: ({ speech }) => ({
      option: 'events',
      name: (event) => eventName(speech, eventOf(event)),
      label: (event) => eventName(speech, eventOf(event)),
    }),
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

/** The card and the event that are called so in code. Throw where there is none. */
const cardOf = (name: string): CardId =>
  item(
    CARDS,
    CARDS.findIndex((card) => card === name),
  );
const eventOf = (name: string): EventId =>
  item(
    EVENTS,
    EVENTS.findIndex((event) => event === name),
  );
