import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { forget, forgetPresser } from '../../src/match/league/forget.ts';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { TIMEOUTS_TO_FORFEIT } from '../../src/match/time/forfeited.ts';
import { searchAt, withClocks } from '../../src/match/time/clock-row.ts';
import { resign } from '../../src/match/company/hand-over.ts';
import { move } from '../../src/match/agreement/moving.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import { type Press, Repeated } from '../../src/match/app/press.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import { block } from '../../src/match/lobby/block.ts';
import { changeSeason, seasonIn } from '../../src/match/league/in-season.ts';
import { signUp } from '../../src/match/league/entering.ts';
import { foundLeague } from '../../src/match/league/founding.ts';
import { PRESETS } from '../../src/league/settings.ts';
import { mayModerate } from '../../src/match/moderation/moderate.ts';
import { labelOf } from '../../src/match/stored/name.ts';
import { type Notice, noticeOf, notify } from '../../src/match/app/notice.ts';
import { makePlan } from '../../src/match/plan/plan.ts';
import { knowsOther } from '../../src/match/stored/seats.ts';
import { standFor, wantSubstitute } from '../../src/match/company/substitute.ts';
import type { MatchRow, Store } from '../../src/store/store.ts';
import { allKept, openMemoryStore, spoil } from '../store/memory.ts';

const ash = { id: '410000000000000001', name: 'Ash' };
const birch = { id: '410000000000000002', name: 'Birch' };
const cedar = { id: '410000000000000003', name: 'Cedar' };
const dune = { id: '410000000000000004', name: 'Dune' };
const noted: string[] = [];
let store: Store;
let app: App;
let presses = 0;

const pressOf = (user: typeof ash): Press => {
  presses += 1;
  return {
    interaction: `press ${presses}`,
    user,
    locale: 'de',
    moderates: () => true,
    holds: () => false,
  };
};
const start = async (...others: readonly (typeof ash)[]): Promise<number> => {
  const home = { server: '10', channel: '11' };
  const size = Math.max(2, others.length + 1);
  const opening = { game: 'tusk', size, computers: size - others.length - 1, home };
  const { id } = await openMatch(app, pressOf(ash), opening);
  for (const one of others) await joinMatch(app, pressOf(one), id);
  await startMatch(app, pressOf(ash), id);
  return id;
};
const row = async (id: number): Promise<MatchRow> => {
  const found = await store.match(id);
  if (found === null) throw new Error(`There is no match ${id}.`);
  return found;
};
/** Has a computer player have somebody's seat as its time ran out again and again. */
const forfeit = async (id: number): Promise<void> => {
  const before = await row(id);
  const hands = clocksOf(before).map((one, at) =>
    at === 0 ? { ...one, missed: TIMEOUTS_TO_FORFEIT } : one,
  );
  const clock = withClocks(before, hands);
  await store.transaction(async (transaction) => {
    await transaction.setClock(id, clock);
    await transaction.setSeats(
      id,
      before.seats.map((one) =>
        one.seat === 0 ? { ...one, heldBy: 'computer', level: 'steady' } : one,
      ),
    );
  });
};

beforeAll(async () => {
  store = await openMemoryStore();
  app = {
    ...openApp(store, SHELF),
    noteForgotten: async (user) => void noted.push(user),
    announce: () => {},
    think: async () => null,
  };
});
afterAll(() => store.close());

it('is noted outside of the database first: where that fails, nothing is erased', async () => {
  const id = await start(birch);
  const full = { ...app, noteForgotten: () => Promise.reject(new Error('The disk is full.')) };
  await expect(forgetPresser(full, pressOf(ash))).rejects.toThrow('The disk is full.');
  expect((await row(id)).seats[0]).toMatchObject({ user: ash.id, heldBy: 'person' });
  const press = pressOf(ash);
  await forgetPresser(app, press);
  expect(noted).toEqual([ash.id]);
  expect((await row(id)).seats[0]).toMatchObject({ user: null, heldBy: 'computer' });
  await expect(forgetPresser(app, press)).rejects.toThrow(Repeated);
});

it('gives every seat to a computer player, tells so once, and finds another host', async () => {
  const [both, alone, gone] = [await start(birch), await start(), await start(birch)];
  await resign(app, pressOf(ash), gone);
  await forget(app, ash.id);
  const after = await row(both);
  expect(after).toMatchObject({ status: 'running', host: birch.id, opener: 'somebody' });
  expect(labelOf(app, after, 'en')).toBe(`Tusk! #${both}: somebody, Birch`);
  expect(labelOf(app, after, 'de')).toBe(`Tusk! #${both}: jemand, Birch`);
  // A match to which nobody can come back is closed, as where its last player resigns.
  expect(await row(alone)).toMatchObject({ status: 'cancelled', host: 'somebody' });
  expect((await row(gone)).seats[0]).toMatchObject({ user: null, name: 'somebody' });
  for (const id of [both, gone]) {
    const waiting = await store.transaction((transaction) => transaction.undelivered(id));
    expect(waiting.filter((one) => noticeOf(one)?.kind === 'resigned')).toHaveLength(1);
    expect(JSON.stringify(await row(id))).not.toContain(ash.id);
  }
});

it('leaves no match to sleep for somebody who cannot come back', async () => {
  const [alone, both] = [await start(), await start(birch)];
  await forfeit(both);
  await forget(app, ash.id);
  expect(await row(alone)).toMatchObject({ status: 'cancelled' });
  const after = await row(both);
  expect(after).toMatchObject({ status: 'running', host: birch.id });
  expect(after.seats[0]).toMatchObject({ user: null, heldBy: 'computer' });
  expect(JSON.stringify(after)).not.toContain(ash.id);
});

it('leaves the line of those who would take a seat over', async () => {
  const id = await start(birch);
  await wantSubstitute(app, pressOf(birch), id, 1);
  await standFor(app, pressOf(cedar), id, 1);
  expect(await store.dataOf(cedar.id)).toMatchObject({
    searches: [{ match: id, seat: 1, asked: false, line: { name: 'Cedar' }, declined: false }],
  });
  await forget(app, cedar.id);
  const after = await row(id);
  expect(searchAt(after, 1)).toEqual({ by: birch.id, line: [], declined: [] });
  expect(JSON.stringify(after)).not.toMatch(/Cedar|410000000000000003/u);
  const waiting = await store.transaction((transaction) => transaction.undelivered(id));
  expect(waiting.map(({ kind }) => kind)).not.toContain('candidate');
  // Who asked for it as a moderator is called no more.
  await forget(app, birch.id);
  const other = await start(cedar);
  await move(app, pressOf(birch), other, { is: 'substitute', seat: 1 });
  await forget(app, birch.id);
  expect(searchAt(await row(other), 1)).toMatchObject({ by: null });
});

it('does not wait for a match that cannot be read', async () => {
  const [broken, whole] = [await start(birch), await start(birch)];
  await store.transaction((transaction) => transaction.changeMatch(broken, { snapshot: {} }));
  await forget(app, ash.id);
  for (const id of [broken, whole]) {
    const { host, seats } = await row(id);
    expect(seats[0]).toMatchObject({ user: null, name: 'somebody', heldBy: 'computer' });
    expect(host).toBe(birch.id);
  }
  expect(await store.allUsers()).not.toContain(ash.id);
});

it('takes nothing from others who are in the same line, also where it has come back to it meanwhile', async () => {
  const id = await start(birch);
  await wantSubstitute(app, pressOf(birch), id, 1);
  for (const one of [cedar, dune]) await standFor(app, pressOf(one), id, 1);
  await store.transaction((transaction) => transaction.forgetPerson(cedar.id));
  expect(searchAt(await row(id), 1)).toMatchObject({
    by: birch.id,
    line: [{ user: dune.id, name: 'Dune' }],
  });
  // As it has sat down meanwhile.
  await store.transaction((transaction) => transaction.forgetPerson(ash.id));
  const { host, seats } = await row(id);
  expect(seats[0]).toMatchObject({ user: null, heldBy: 'computer' });
  expect(host).toBe(birch.id);
});

it('knows again, while a match runs, who sat there, and lets it neither rule nor see another hand', async () => {
  const id = await start(birch);
  const other = await start(birch);
  await forget(app, ash.id);
  const after = await row(id);
  expect(mayModerate(pressOf(ash), after)).toBe(false);
  expect(mayModerate(pressOf(cedar), after)).toBe(true);
  expect([0, 1].map((seat) => knowsOther(after, seat, ash.id))).toEqual([false, true]);
  expect(knowsOther(after, 1, cedar.id)).toBe(false);
  // One mark is not that of another match.
  expect((await row(other)).forgotten).not.toEqual(after.forgotten);
  await wantSubstitute(app, pressOf(birch), id, 1);
  await expect(standFor(app, pressOf(ash), id, 1)).rejects.toThrow('You had another seat');
  await resign(app, pressOf(birch), id);
  expect(await row(id)).toMatchObject({ status: 'cancelled', forgotten: [] });
  const running = await row(other);
  await store.transaction((transaction) =>
    transaction.advance(other, { ...running, status: 'over', entries: [] }),
  );
  expect((await row(other)).forgotten).toEqual([]);
});

it('is nowhere any more, but where others do not want to sit with it', async () => {
  const [hosted, lined, ended] = [await start(birch), await start(birch), await start(birch)];
  await wantSubstitute(app, pressOf(ash), hosted, null);
  await wantSubstitute(app, pressOf(birch), lined, 1);
  await resign(app, pressOf(ash), lined);
  await makePlan(app, pressOf(birch), hosted);
  await makePlan(app, pressOf(ash), hosted);
  await block(app, pressOf(ash), birch.id, true);
  await block(app, pressOf(birch), ash.id, true);
  const of = { kind: 'again', next: hosted, by: ash.id } as const;
  const seat = 1;
  await store.transaction(async (transaction) => {
    await transaction.changeMatch(ended, { status: 'over' });
    await transaction.setWatcher(lined, ash.id, true);
    await transaction.saveNote(lined, { user: ash.id, text: 'Mine' });
    await transaction.addPledge({ match: ended, from: 0, to: [], text: 'Mine', at: app.now() });
    const deed = { is: 'handOver', seat, from: ash.id, to: ash.id } as const;
    const agreed = [birch.id, ash.id];
    await transaction.addRuling({ match: ended, at: app.now(), by: ash.id, agreed, deed });
    const about: readonly Notice[] = [
      of,
      { kind: 'candidate', seat, user: ash.id },
      { kind: 'found', seat, message: '1', user: ash.id },
      { kind: 'declined', seat, user: ash.id },
      { kind: 'substituted', seat, from: ash.id, to: ash.id, called: true },
      { kind: 'watching', user: ash.id, watches: true },
      { kind: 'absent', user: ash.id, tables: [1] },
      { kind: 'paused', until: 1, by: ash.id },
      { kind: 'resumed', by: ash.id },
      { kind: 'settling', by: ash.id },
      { kind: 'digest', user: ash.id },
      { kind: 'ranOut', seat, user: ash.id },
      { kind: 'missed', seat, of },
    ];
    for (const one of about) await notify(transaction, ended, one, app.now());
    const alone: readonly Notice[] = [
      { kind: 'secret', seat: 0 },
      { kind: 'reminder', seat: 0, stage: 'late' },
      { kind: 'untold' },
      { kind: 'settled', user: ash.id, message: '1' },
    ];
    for (const one of alone) await notify(transaction, ended, one, app.now(), { dm: ash.id });
  });
  // As the database writes JSON itself; it asked, is in line, and was told no.
  await spoil(
    store,
    `UPDATE clock SET state = jsonb_set(state::jsonb, '{searches}', jsonb_build_object('1', jsonb_build_object(
       'by', '${ash.id}', 'line', jsonb_build_array(jsonb_build_object('user', '${ash.id}', 'name', 'Ash', 'until', NULL)),
       'declined', jsonb_build_array('${ash.id}', '${birch.id}'))))::json WHERE "matchId" = ${ended}`,
  );
  expect(await store.allUsers()).toContain(ash.id);
  await forget(app, ash.id);
  const rows = JSON.stringify(await allKept(store)).split(String.raw`\n`);
  expect(rows.filter((one) => /\bAsh\b/u.test(one))).toEqual([]);
  // That its call is done is still said to it.
  expect(rows.filter((one) => one.includes(ash.id))).toEqual([
    expect.stringContaining(`(${birch.id},${ash.id})`),
    expect.stringContaining(',settled,'),
  ]);
  const waiting = await store.transaction((transaction) => transaction.undelivered(ended));
  expect(waiting.map(noticeOf)).toContainEqual({ ...of, by: 'somebody' });
  const kinds = waiting.map(({ kind }) => kind);
  for (const gone of ['candidate', 'watching', 'secret', 'reminder']) {
    expect(kinds).not.toContain(gone);
  }
  expect(waiting.filter(({ dm }) => dm !== null)).toMatchObject([
    { kind: 'untold', dm: 'somebody' },
    { kind: 'settled', dm: ash.id },
  ]);
  expect((await row(ended)).clock?.state).toMatchObject({
    searches: { 1: { by: null, line: [], declined: [birch.id] } },
  });
});

it('leaves the seasons of leagues that are not over, and stands nowhere in them', async () => {
  const settings = { ...PRESETS.league, game: 'tusk', config: {}, terms: null, seats: 2, least: 2 };
  const home = { server: '10', channel: '11' };
  const founding = { name: 'Autumn', home, settings, directors: [] };
  const league = await foundLeague(app, pressOf(ash), founding);
  const [season] = await store.seasonsOf(league.id);
  const id = season?.id ?? 0;
  const known = async () => seasonIn((await store.season(id)) ?? { state: null });
  for (const one of [ash, birch, cedar]) {
    await store.transaction((transaction) =>
      transaction.changePerson(one.id, { zone: 'UTC', wakes: 480, sleeps: 1320 }),
    );
    await signUp(app, pressOf(one), id, { standsBy: true, away: [], onlyStandsBy: one === cedar });
  }
  await forget(app, cedar.id);
  expect((await known()).entrants.map(({ name }) => name)).toEqual(['Ash', 'Birch']);
  const since = app.now().getTime();
  await changeSeason(app, id, (one) => ({
    ...one,
    phase: 'playing',
    divisions: [{ post: null }],
    before: [ash.id],
    entrants: one.entrants.map((each) => ({
      ...each,
      division: 0,
      ...(each.user === birch.id
        ? { dropped: since, heir: { user: ash.id, name: 'Ash', since } }
        : {}),
    })),
    claims: [
      {
        by: ash.id,
        at: since,
        table: null,
        text: 'I am Ash',
        answer: null,
        asks: null,
        places: null,
        vote: null,
      },
    ],
  }));
  await forget(app, ash.id);
  const after = await known();
  expect(after).toMatchObject({
    before: [],
    entrants: [
      { name: 'somebody', dropped: expect.any(Number) },
      { user: birch.id, name: 'Birch', heir: null },
    ],
    rulings: [{ deed: { is: 'dropped', user: after.entrants[0]?.user } }],
    claims: [{ text: '' }],
  });
  const rows = JSON.stringify(await allKept(store)).split(String.raw`\n`);
  expect(rows.filter((one) => /\bAsh\b|Cedar/u.test(one))).toEqual([]);
  expect(JSON.stringify(await store.seasonsOf(league.id))).not.toContain(ash.id);
  // One that makes no sense keeps nobody either.
  await store.transaction((transaction) =>
    transaction.saveSeason(id, { runAt: null, state: { odd: [ash.id, `${ash.id} twice`] } }),
  );
  await forget(app, ash.id);
  expect(JSON.stringify(await store.season(id))).not.toContain(ash.id);
});
