import type { Decision, Seat } from '../../engine/game.ts';
import { decisionsIn, type Match } from '../../engine/match.ts';
import { seatsOf, topicOf } from '../../engine/topics.ts';
import type { MatchRow, SealedRow } from '../../store/store.ts';
import type { Asks, Change } from '../app/change.ts';
import type { Loaded } from '../app/loaded.ts';
import { isAskedInSecret } from '../loaded/asked.ts';
import { snapshotOf } from '../loaded/load.ts';
import type { MatchUpdate } from '../loaded/update.ts';
import { askedOfComputer } from '../orders/standing-orders.ts';
import { entryIn } from '../stored/log.ts';
import { isByHand, isPerson } from '../stored/seats.ts';
import { mustForfeit, withForfeited, desertion } from '../time/forfeited.ts';
import { atPanel, hasActed } from './call.ts';

const RUNNING = { status: 'running', endedAt: null } as const;

/** What an update has changed. */
export function changeOf(update: MatchUpdate, now: Date): Change {
  const { loaded: before, match, clocks, entries, acted, isTouched, callsAll, backTo } = update;
  const { calledElsewhere } = update;
  const { edition } = before;
  const outcome = edition.game.outcome(match.state);
  const unsealed = endOfSecret(update);
  // A player whose own answer reveals the choices keeps its seat, however many times it timed out before.
  const forfeited = before.row.seats.flatMap(({ seat }) => {
    const isLost = seat !== acted?.seat && mustForfeit(before.row, clocks, seat);
    return unsealed === 'revealed' && isLost ? [seat] : [];
  });
  const held = withForfeited(edition, { ...before.row, orders: update.orders }, forfeited);
  const halt = outcome === null ? desertion(held, clocks, now) : null;
  const row: MatchRow = {
    ...held,
    ...(halt === null ? {} : { halt }),
    ...(outcome === null ? RUNNING : { status: 'over', endedAt: now }),
    sequence: match.sequence,
    snapshot: snapshotOf(edition, match),
    announced: match.sequence,
    sealed: sealedIn(match, held.id),
  };
  const after = { ...before, row, match, newest: entries };
  const asked = { before: asksIn(before), after: asksIn(after) };
  const ofPeople = ({ all }: Asks): Decision[] => all.filter(({ seat }) => isPerson(row, seat));
  const known = new Set(ofPeople(asked.before).map(topicOf));
  const people = ofPeople(asked.after);
  // Sealed questions are called for once only: a second call would tell who has not answered yet.
  const fresh = people.filter(
    (decision) =>
      callsAll || !known.has(topicOf(decision)) || (update.othersActed && !decision.sealed),
  );
  const here = atPanel(update, now);
  const inSecret = (decisions: readonly Decision[]): Seat[] =>
    seatsOf(decisions.filter((decision) => isAskedInSecret(edition, decision)));
  return {
    now,
    before,
    after,
    clocks,
    entries,
    acted,
    actors: row.seats.flatMap(({ seat }) => (hasActed(update, seat) ? [seat] : [])),
    heard: heardIn(update),
    isTouched,
    backTo,
    outcome,
    unsealed,
    forfeited,
    desertedUntil: halt?.until ?? null,
    asked,
    waitsForComputer: askedOfComputer(after) !== undefined,
    people: seatsOf(people),
    fresh: seatsOf(fresh),
    called: seatsOf(fresh).filter(
      (seat) => !here.includes(seat) && !calledElsewhere.includes(seat),
    ),
    here,
    freshInSecret: inSecret(fresh),
    inSecret: inSecret(people),
    callsAll,
    calledElsewhere,
  };
}

function asksIn({ edition, match }: Loaded): Asks {
  const all = decisionsIn(edition.game, match).filter(({ owed }) => owed);
  const sealed = new Set(match.sealed.map(({ decision }) => decision));
  return { all, open: all.filter(({ id }) => !sealed.has(id)) };
}

/** The seats whose players have acted themselves, as everybody may know. */
const heardIn = ({ entries, watching }: MatchUpdate): Seat[] =>
  entries
    .map(entryIn)
    .flatMap((entry) =>
      entry.kind === 'answers'
        ? entry.answers.flatMap(({ seat, by }) => (isByHand(by) ? [seat] : []))
        : (watching ?? []),
    );

/** How a secret question ended; null if it goes on, or there was none. */
function endOfSecret({ loaded, match, backTo }: MatchUpdate): Change['unsealed'] {
  const { game } = loaded.edition;
  const secret = decisionsIn(game, loaded.match).filter(({ sealed, owed }) => sealed && owed);
  const asked = new Set(decisionsIn(game, match).map(({ id }) => id));
  if (secret.length === 0 || secret.some(({ id }) => asked.has(id))) return null;
  // Where the app went back to a backup, it is asked anew.
  const isAnew = backTo !== null || match.restores !== loaded.match.restores;
  return isAnew ? 'taken back' : 'revealed';
}

/** The sealed answers of a match, as they are stored. */
const sealedIn = ({ sealed }: Match<unknown>, id: MatchRow['id']): SealedRow[] =>
  sealed.map(({ by = null, ...answer }) => ({ match: id, ...answer, by }));
