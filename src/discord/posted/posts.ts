import { runsByNight } from '../../clock/pace.ts';
import { RELIABLE } from '../../league/reliability.ts';
import { awakeToday } from '../../match/time/seat-clocks.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { matchName, mentionOf } from '../../match/stored/name.ts';
import { askedToStay, changeAsked } from '../../match/lobby/staying.ts';
import { mayBePinged } from '../../match/time/calls.ts';
import { termsInForce, termsOf, USUAL_TERMS } from '../../match/time/terms.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { MatchRow, RulingRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { chosenWords } from '../../panel/wording/chosen.ts';
import { paceWords } from '../../panel/wording/pace.ts';
import { personWords } from '../wording/person-words.ts';
import { isOfThread, rulingWords } from '../wording/ruling.ts';
import { post, type Post } from './sending.ts';
import type { Tell, Telling } from './telling.ts';
import { button, type Button, buttonRow, type Row } from '../../panel/controls.ts';
import { sitters } from '../../panel/ids.ts';
import { stamp } from '../../panel/wording/when.ts';

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
    const asked = taken !== undefined && askedToStay(row).includes(taken);
    return `${words.seatName(at)} — ${asked ? say('lobby.is asked', { player: who }) : who}`;
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

function state({ game }: AnyEdition, row: MatchRow, { say, list }: AppSpeech): string {
  const { host } = row;
  const { thread } = row.home;
  const asked = askedToStay(row).map(mentionOf);
  switch (row.status) {
    case 'open':
      if (asked.length > 0) return say('lobby.no word', { players: list(asked) });
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

function lobbyRows({ match: table, row, speech: { say } }: Telling, edition: AnyEdition): Row[] {
  const { mark } = row;
  const { id: match, seats } = table;
  const sitting = sitters(seats.flatMap(({ user }) => user ?? []));
  const isEnough = seats.length >= edition.game.seats[0];
  return [
    buttonRow([
      button({ do: 'sit', match, sitting }, say('buttons.sit'), 'answer', '🙋'),
      ...stayButtons(table, say),
      howButton(match, say),
      button({ do: 'host', match, mark }, say('buttons.host'), 'quiet', '⚙️'),
      ...(isEnough
        ? [button({ do: 'start', match, mark: null }, say('buttons.start'), 'main', '🔥')]
        : []),
    ]),
  ];
}

/** The button of those who are asked whether they stay; none where nobody is. */
function stayButtons(table: MatchRow, say: AppSpeech['say']): Button[] {
  const change = changeAsked(table);
  if (change === '') return [];
  return [button({ do: 'stay', match: table.id, change }, say('buttons.stay'), 'answer', '👍')];
}

/** That a table was changed, to those who are asked whether they stay; nothing where nobody is any more. */
export const tellChanged: Tell<'changed'> = async (at) => {
  const { app, match, row, speech } = at;
  const { say, list } = speech;
  const asked = askedToStay(match);
  if (asked.length === 0) return null;
  const edition = editionOf(app, match);
  const content = [
    say('lobby.changed', {
      players: list(asked.map(mentionOf)),
      host: match.host,
      match: matchName(edition, match.id),
      stay: say('buttons.stay'),
    }),
    ...chosenWords(edition, match, speech, 'all'),
    ...agreedWords(match, speech),
  ].join('\n');
  const now = app.now();
  const ping = asked.flatMap(({ seat, user }) =>
    user !== null && mayBePinged(match, seat, now) ? [user] : [],
  );
  const components = [buttonRow(stayButtons(match, say))];
  return post(at, match.home.channel, { content, components, ping, speech }, row);
};

/** What a table has agreed on about time, and for whom it is, a line each. Nothing where no clock runs, as one person plays. */
function agreedWords(row: MatchRow, { say }: AppSpeech): string[] {
  const terms = row.status === 'open' ? termsOf(row) : termsInForce(row);
  if (terms === null) return [];
  const { pace, rests, learners, reliable, sleepsAfter: count } = terms;
  const late = say(`clock.${terms.runOut}`);
  const agreed = [
    say(pace.bank > 0 ? 'clock.about with reserve' : 'clock.about', {
      pace: paceWords(pace, say),
      bank: pace.bank,
      late: say('clock.when late', { late }),
    }),
    ...(rests ? [] : [say('clock.does not rest')]),
    ...(count === USUAL_TERMS.sleepsAfter ? [] : [say('clock.sleeps after', { count })]),
  ].join(' ');
  if (row.status !== 'open') return [agreed];
  return [
    ...(learners ? [say('company.learners')] : []),
    ...(reliable ? [say('company.reliable', { least: RELIABLE })] : []),
    agreed,
  ];
}

/**
 * What a table has agreed on; while it waits for players, also when those who sit there are awake, in the reader's own
 * time.
 */
export function timeWords(row: MatchRow, speech: AppSpeech): string[] {
  if (row.status !== 'open' && row.status !== 'running') return [];
  const { say, list } = speech;
  const agreed = agreedWords(row, speech);
  const terms = termsOf(row);
  if (row.status === 'running' || terms === null) return agreed;
  const awake = row.seats.flatMap(({ seat, user }) => {
    const day = awakeToday(row, seat);
    if (day === null || user === null) return [];
    const [from, to] = [day.from, day.to].map((at) => stamp(at, 'time'));
    return [say('clock.awake', { player: `<@${user}>`, from: from ?? '', to: to ?? '' })];
  });
  return [
    ...agreed,
    ...(awake.length === 0 ? [] : [`-# 🕗 ${list(awake)}`]),
    `-# ${say(runsByNight(terms.pace) ? 'clock.day and night' : 'lobby.say your day')}`,
  ];
}
