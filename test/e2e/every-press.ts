import { type PressAs, type PressId, writeId } from '../../src/panel/ids.ts';

/** Something that is pressed about a match, and about something that is proposed. */
type EveryPress = { readonly [K in PressId['do']]: PressAs<K> };

/** Every press there is, about a match and a proposal. */
export function everyPress(match: number, proposal: number): EveryPress {
  const mark = 'o1';
  const decision = 'turn.1.0.0';
  const back = { match, spot: null };
  const of = { match, command: 'move', within: null, shown: 0 };
  return {
    play: { do: 'play', match, mark },
    more: { do: 'more', match, spot: null },
    happened: { do: 'happened', match, from: 0, own: null },
    hand: { do: 'hand', match, mark },
    board: { do: 'board', match, mark },
    words: { do: 'words', match },
    sit: { do: 'sit', match, sitting: '123456' },
    stay: { do: 'stay', match, change: 'k3x' },
    host: { do: 'host', match, mark },
    free: { do: 'free', match, change: 'abc' },
    choose: { do: 'choose', match },
    time: { do: 'time', match },
    join: { do: 'join', match },
    leave: { do: 'leave', match },
    seat: { do: 'seat', match, seats: 2 },
    unseat: { do: 'unseat', match, seats: 2 },
    option: { do: 'option', match, option: 'late', value: 'safe' },
    start: { do: 'start', match, mark: null },
    cancel: { do: 'cancel', match },
    again: { do: 'again', match },
    stand: { do: 'stand', match, seat: 1 },
    unstand: { do: 'unstand', match, seat: 1 },
    admit: { do: 'admit', match, seat: 1, user: '1' },
    dismiss: { do: 'dismiss', match, seat: 1, user: '1' },
    vote: { do: 'vote', match, seat: 1, how: 'wait' },
    sure: { do: 'sure', match, wish: { is: 'close' }, of: null },
    enter: { do: 'enter', season: 1 },
    quit: { do: 'quit', season: 1 },
    standings: { do: 'standings', season: 1 },
    schedule: { do: 'schedule', season: 1 },
    forget: { do: 'forget' },
    kept: { do: 'kept', match },
    broken: { do: 'broken', match },
    reclaim: { do: 'reclaim', match },
    accept: { do: 'accept', proposal, mark: null },
    decline: { do: 'decline', proposal, mark: null },
    counter: { do: 'counter', proposal, mark: null },
    withdraw: { do: 'withdraw', proposal, mark: null },
    chapter: { do: 'chapter', at: 1, game: 'tusk', back },
    cards: { do: 'cards', game: 'tusk', back },
    legend: { do: 'legend', game: 'tusk', back },
    find: { do: 'find', game: 'tusk', back },
    card: { do: 'card', match, nth: 0 },
    how: { do: 'how', ...back },
    here: { do: 'here', ...back },
    hints: { do: 'hints', ...back },
    plan: { do: 'plan', match },
    real: { do: 'real', match },
    anew: { do: 'anew', match },
    decide: { do: 'decide', match },
    go: { do: 'go', match },
    ahead: { do: 'ahead', match },
    versus: { do: 'versus', match },
    order: { do: 'order', match, name: '$trade', against: null },
    panel: { do: 'panel', match },
    look: { do: 'look', match, spot: null },
    open: { do: 'open', ...of },
    orders: { do: 'orders', ...of },
    hush: { do: 'hush', match },
    undo: { do: 'undo', match, to: 1 },
    unsay: { do: 'unsay', match, at: 1 },
    answer: { do: 'answer', match, decision, choice: 'done' },
    hidden: { do: 'hidden', match, decision, digest: 'abc', isSure: false },
    together: { do: 'together', match, decision, command: 'hunt' },
    ask: { do: 'ask', match, decision, choice: 'done' },
    pick: { do: 'pick', match, nth: 0 },
    only: { do: 'only', match, decision },
    take: { do: 'take', match, decision },
    none: { do: 'none', match, decision },
    piece: { do: 'piece', match, piece: '1' },
    deal: { do: 'deal', match, to: 1, draft: null },
    agree: { do: 'agree', match, against: null },
    prefer: { do: 'prefer', match },
    turn: { do: 'turn', match, draft: null },
    form: { do: 'form', match, decision, command: 'share', draft: null },
  };
}

/** Their custom ids. */
export const everyId = (match: number, proposal: number): string[] =>
  Object.values(everyPress(match, proposal)).map(writeId);
