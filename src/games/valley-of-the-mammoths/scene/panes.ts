import { capitalised } from '../../../presentation/capitalised.ts';
import type { Pane, Row } from '../../../presentation/scene.ts';
import type { ValleyIcon } from '../art/index.ts';
import { SEASONS } from '../content/events.ts';
import { SPACES } from '../content/numbers.ts';
import { eventEffect } from '../spoken/effects.ts';
import { eventName } from '../spoken/names.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';
import { brief, EVENT_ICON } from './briefs.ts';

/** The season and what is to come, the event of the turn, and who is about to win. */
export const panesOf = (speech: ValleySpeech, view: ValleyView): Pane[] =>
  view.end === null
    ? [{ title: speech.say(`names.seasons.${view.turn.season}`), rows: seasonRows(speech, view) }]
    : [];

function seasonRows(
  speech: ValleySpeech,
  { turn, rain, announced, sackCount, eventCount, pileCount }: ValleyView,
): Row[] {
  const { say } = speech;
  const { season, space, event } = turn;
  const marker = say('board.marker', { space: space + 1, spaces: SPACES });
  const entry = (icon: ValleyIcon, text: string): Row => ({
    row: 'entry',
    texture: null,
    icon,
    text,
    value: '',
    words: text,
  });
  return [
    {
      row: 'count',
      brief: brief(`${marker}, ${say(`board.to come.${season}`)}`, track(season, space)),
      value: '',
    },
    ...(event === null
      ? []
      : [
          entry(EVENT_ICON[event], eventName(speech, event)),
          { row: 'text', text: asSentence(eventEffect(speech, event)) } as const,
        ]),
    ...(rain ? [entry('rain', say('board.rain'))] : []),
    ...announced.map(
      (seat): Row => ({ row: 'seat', seat, text: say('board.to win'), amounts: [] }),
    ),
    {
      row: 'text',
      text: say('board.in store', { animals: sackCount, events: eventCount, cards: pileCount }),
    },
  ];
}

/** Both seasons with their ends: harvest and births, births and planting. */
function track(season: ValleyView['turn']['season'], space: number): ValleyIcon[] {
  return SEASONS.flatMap((one): ValleyIcon[] => [
    ...Array.from({ length: SPACES }, (_, nth) =>
      one === season && nth === space ? (`${one}-now` as const) : one,
    ),
    ...(one === 'summer' ? (['crop', 'birth'] as const) : (['birth', 'planting'] as const)),
  ]);
}

const asSentence = (text: string): string => `${capitalised(text)}.`;
