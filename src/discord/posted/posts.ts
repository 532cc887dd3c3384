import { runsByNight } from '../../clock/pace.ts';
import { awakeToday } from '../../match/time/seat-clocks.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { mentionOf } from '../../match/stored/name.ts';
import { valueOf } from '../../match/lobby/options.ts';
import {
  nextTerm,
  TERM_NAMES,
  termsInForce,
  termsOf,
  USUAL_TERMS,
} from '../../match/time/terms.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { MatchRow, RulingRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { paceWords } from '../said/pace.ts';
import { personWords } from '../said/person-words.ts';
import { isOfThread, rulingWords } from '../said/ruling.ts';
import type { Post } from './sending.ts';
import type { Telling } from './telling.ts';
import { button, type Button, buttonRow, type Row } from '../../panel/controls.ts';
import { BUTTONS } from '../../panel/limits.ts';
import { stamp } from '../../panel/said/when.ts';

/**
 * The buttons below a message in a match's thread. Their `mark` names the outbox message, to find it again. When
 * the match is over there is nothing to play but another one.
 */
export function threadButtons({
  match: { id: match, status },
  row,
  speech: { say },
}: Telling): Row {
  const { mark } = row;
  const play = button({ do: 'play', match, mark }, say('buttons.play'), 'main', '🔥');
  const again = button({ do: 'again', match }, say('buttons.again'), 'main', '🔁');
  return buttonRow([
    status === 'running' ? play : again,
    button({ do: 'board', match, mark }, say('buttons.board'), 'quiet', '🗺️'),
    button({ do: 'hand', match, mark }, say('buttons.my hand'), 'quiet', '🎴'),
    howButton(match, say),
  ]);
}

const howButton = (match: number, say: AppSpeech['say']): Button =>
  button({ do: 'how', match, spot: null }, say('buttons.how to play'), 'quiet', '📖');

/** What the message in the channel says by which people join, and its buttons. */
export function lobbyPost(at: Telling, rulings: readonly RulingRow[]): Post {
  const { match: row, speech } = at;
  const { say, language } = speech;
  const edition = editionOf(at.app, row);
  const words = edition.in(language);
  const seats = Array.from({ length: row.size }, (_, at) => {
    const taken = row.seats[at];
    const who =
      taken === undefined
        ? say('lobby.free')
        : taken.user === row.host && taken.heldBy === 'person' && taken.standsFor === null
          ? say('lobby.host', { player: mentionOf(taken) })
          : personWords(taken, speech);
    return `${words.seatName(at)} — ${who}`;
  });
  const content = [
    say('lobby.title', { title: words.title, match: row.id }),
    words.blurb,
    '',
    ...seats,
    ...chosenWords(edition, row, speech),
    ...timeWords(row, speech),
    '',
    state(edition, row, speech),
    // What was done while it was played is told in its thread.
    ...rulings.flatMap((ruling) =>
      isOfThread(ruling.deed.is) ? [] : [rulingWords(edition, ruling, speech)],
    ),
  ];
  return {
    content: content.join('\n'),
    components: row.status === 'open' ? lobbyRows(at, edition) : [],
    speech,
  };
}

function state({ game }: AnyEdition, row: MatchRow, { say }: AppSpeech): string {
  const { host } = row;
  const { thread } = row.home;
  switch (row.status) {
    case 'open':
      return row.seats.length < row.size
        ? say('lobby.waiting', { host, least: game.seats[0] })
        : say('lobby.full', { host });
    case 'running':
      return thread === null ? say('lobby.begins') : say('lobby.is played', { thread });
    case 'over':
      return thread === null ? say('lobby.is over') : say('lobby.is over there', { thread });
    case 'cancelled':
      return say('lobby.was closed');
  }
}

function lobbyRows({ match: table, row, speech }: Telling, edition: AnyEdition): Row[] {
  const { say } = speech;
  const { mark } = row;
  const { id: match, seats, size } = table;
  const taken = seats.length;
  const isFull = taken >= size;
  const join = button({ do: 'join', match }, say('buttons.join'), 'answer', '🙋');
  const seat = button(
    { do: 'seat', match, seats: taken },
    say('buttons.add computer'),
    'quiet',
    '🤖',
  );
  const unseat = button(
    { do: 'unseat', match, seats: taken },
    say('buttons.remove computer'),
    'quiet',
    '➖',
  );
  const hasComputer = seats.some(({ heldBy }) => heldBy === 'computer');
  return [
    buttonRow([
      { ...join, isDisabled: isFull },
      button({ do: 'leave', match }, say('buttons.leave'), 'quiet', '🚪'),
      button({ do: 'start', match, mark }, say('buttons.start'), 'main', '🔥'),
    ]),
    buttonRow([
      { ...seat, isDisabled: isFull },
      { ...unseat, isDisabled: !hasComputer },
      button({ do: 'cancel', match }, say('buttons.close'), 'final', '✖️'),
      howButton(match, say),
    ]),
    ...optionRows(edition, table, speech),
  ];
}

/** A button for each option of the game: it says what is chosen, and chooses the next value. */
function optionRows(edition: AnyEdition, row: MatchRow, { language, say }: AppSpeech): Row[] {
  const buttons = (edition.in(language).options ?? []).flatMap((option) => {
    const { values } = option;
    const now = valueOf(option, row);
    const next = values[(values.findIndex((one) => one === now) + 1) % values.length];
    if (now === undefined || next === undefined) return [];
    const press = { do: 'option', match: row.id, option: option.name, value: next.value } as const;
    const label = say('lobby.option', { option: option.title, value: now.name });
    return [button(press, label, 'quiet', '⚙️')];
  });
  const all = [...buttons, ...termButtons(row, say)];
  return [buttonRow(all.slice(0, BUTTONS))];
}

/** A button for the pace, and one for what is done for who is too slow. */
function termButtons(row: MatchRow, say: AppSpeech['say']): Button[] {
  const terms = termsOf(row) ?? USUAL_TERMS;
  return TERM_NAMES.map((name) => {
    const value = nextTerm(terms, name);
    const press = { do: 'option', match: row.id, option: name, value } as const;
    const label =
      name === 'pace'
        ? say('clock.pace', { pace: paceWords(terms.pace, say) })
        : say('clock.when late', { late: say(`clock.${terms.runOut}`) });
    return button(press, label, 'quiet', '⏱️');
  });
}

/** What a table has chosen that is not the usual, a line each. */
export function chosenWords(
  edition: AnyEdition,
  row: MatchRow,
  { language, say }: AppSpeech,
): string[] {
  return (edition.in(language).options ?? []).flatMap((option) => {
    const now = valueOf(option, row);
    if (now === undefined || now === option.values[0]) return [];
    return [`⚙️ ${say('lobby.option', { option: option.title, value: now.name })}`];
  });
}

/**
 * What a table has agreed on about time, a line each; while it waits for players, also when those who sit there are
 * awake, in the reader's own time.
 */
export function timeWords(row: MatchRow, { say, list }: AppSpeech): string[] {
  if (row.status !== 'open' && row.status !== 'running') return [];
  // Where one person plays with computer players, no clock runs.
  const terms = row.status === 'open' ? termsOf(row) : termsInForce(row);
  if (terms === null) return [];
  const pace = paceWords(terms.pace, say);
  const late = say(`clock.${terms.runOut}`);
  const { rests, sleepsAfter: count } = terms;
  const agreed = [
    say('clock.about', { pace, late: say('clock.when late', { late }) }),
    ...(rests ? [] : [say('clock.does not rest')]),
    ...(count === USUAL_TERMS.sleepsAfter ? [] : [say('clock.sleeps after', { count })]),
  ].join(' ');
  if (row.status === 'running') return [agreed];
  const awake = row.seats.flatMap(({ seat, user }) => {
    const day = awakeToday(row, seat);
    if (day === null || user === null) return [];
    const [from, to] = [day.from, day.to].map((at) => stamp(at, 'time'));
    return [say('clock.awake', { player: `<@${user}>`, from: from ?? '', to: to ?? '' })];
  });
  return [
    ...(terms.learners ? [say('company.learners')] : []),
    agreed,
    ...(awake.length === 0 ? [] : [`-# 🕗 ${list(awake)}`]),
    `-# ${say(runsByNight(terms.pace) ? 'clock.day and night' : 'lobby.say your day')}`,
  ];
}
