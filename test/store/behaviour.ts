import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Kinds,
  type MatchId,
  type MatchStatus,
  type SealedRow,
  type SeatRow,
  type Store,
  type Transaction,
  stranger,
} from '../../src/store/store.ts';
import { after, append, entry, newMatch, now, openMatch, seat, unique } from './sample.ts';

/** Fits a custom id and a nonce, whose 25 characters it shares. */
const MARK = /^o[\w-]{16}$/;

/** Puts a message of a match into the outbox; its number. */
async function enqueued(
  store: Store,
  message: Parameters<Transaction['enqueue']>[0] & { readonly match: number },
): Promise<number> {
  await store.transaction((transaction) => transaction.enqueue(message));
  const said = await store.transaction((transaction) => transaction.undelivered(message.match));
  return said.at(-1)?.id ?? Number.NaN;
}

/** What every store does, whichever database is behind it. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    describe('matches', () => {
      it('are found by what they are, in every server, the oldest first', async () => {
        const [one, other, over] = [
          await openMatch(store),
          await openMatch(store),
          await openMatch(store),
        ];
        await store.transaction(async (transaction) => {
          await transaction.changeMatch(other, { status: 'running' });
          await transaction.changeMatch(over, { status: 'over' });
        });
        const found = await store.idsByStatus(['open', 'running']);
        expect(found.filter((id) => id >= one)).toEqual([one, other]);
        expect(await store.idsByStatus([])).toEqual([]);
      });

      it('get another clock only where nobody has played or changed it since it was read', async () => {
        const id = await openMatch(store);
        const clock = (state: unknown, runAt: Date | null) => ({ runAt, late: false, state });
        const [one, other] = [clock({ b: 1, a: ['ä"'] }, after(1)), clock({ b: 2 }, after(2))];
        const read = async () => {
          const row = await store.match(id);
          if (row === null) throw new Error('It is gone.');
          return row;
        };
        expect(await store.replaceClock(await read(), one)).toBe(false);
        await store.transaction(async (transaction) => {
          await transaction.changeMatch(id, { status: 'running' });
          await transaction.setClock(id, one);
        });
        const before = await read();
        expect(await store.replaceClock(before, other)).toBe(true);
        expect((await read()).clock).toEqual(other);
        // It is another one by now; so it is where somebody has it looked at earlier.
        expect(await store.replaceClock(before, one)).toBe(false);
        const now = await read();
        await store.transaction((transaction) =>
          transaction.setClock(id, { ...other, runAt: after(1) }),
        );
        expect(await store.replaceClock(now, one)).toBe(false);
        const last = await read();
        await store.transaction(async (transaction) => {
          await transaction.lockMatch(id);
          const entries = [entry(id, last.sequence + 1)];
          await transaction.advance(id, { ...last, entries, sequence: last.sequence + 1 });
        });
        expect(await store.replaceClock(last, one)).toBe(false);
        expect(await store.replaceClock(await read(), one)).toBe(true);
        await store.transaction((transaction) =>
          transaction.changeMatch(id, { halt: { is: 'asleep' } }),
        );
        expect(await store.replaceClock(now, other)).toBe(false);
        expect((await read()).clock).toEqual(one);
      });

      it('and messages get numbers well beyond those before, where these are skipped', async () => {
        const [before, now] = [await openMatch(store), after(0)];
        const tell = (match: number) =>
          enqueued(store, { match, kind: 'lobby', payload: {}, createdAt: now });
        const said = await tell(before);
        await store.skipIds();
        const next = await openMatch(store);
        expect(next).toBeGreaterThan(before + 1000);
        expect(await tell(next)).toBeGreaterThan(said + 1_000_000);
        expect(await openMatch(store)).toBe(next + 1);
      });

      it('come back as they were made, JSON with its keys in order', async () => {
        const made = newMatch();
        const id = await openMatch(store, made.home.server);
        const match = await store.match(id);
        expect(match).toEqual({
          ...made,
          opener: made.host,
          id,
          status: 'open',
          seats: [],
          people: [],
          sealed: [],
          sequence: -1,
          snapshot: null,
          announced: -1,
          livePosts: null,
          content: null,
          stoppedBy: null,
          forgotten: [],
          again: null,
          halt: null,
          planOf: null,
          plan: null,
          clock: null,
          orders: [],
          notes: [],
          proposals: [],
          goneAt: null,
          spoken: { language: null, locale: null },
          startedAt: null,
          endedAt: null,
        });
        expect(JSON.stringify(match?.config)).toBe(JSON.stringify(made.config));
        expect(await store.match(id + 100_000)).toBeNull();
      });

      it('change in what is given and in nothing else', async () => {
        const id = await openMatch(store);
        const before = await store.match(id);
        const snapshot = { z: [1, -0.5, null, 'é'], a: { nested: true, empty: {} } };
        await store.transaction((transaction) =>
          transaction.changeMatch(id, {
            status: 'running',
            sequence: 0,
            snapshot,
            startedAt: after(5),
          }),
        );
        const running = await store.match(id);
        expect(running).toEqual({
          ...before,
          status: 'running',
          sequence: 0,
          snapshot,
          startedAt: after(5),
        });
        expect(JSON.stringify(running?.snapshot)).toBe(JSON.stringify(snapshot));
        await store.transaction((transaction) =>
          transaction.changeMatch(id, { snapshot: null, announced: 0 }),
        );
        expect(await store.match(id)).toEqual({ ...running, snapshot: null, announced: 0 });
      });

      it('are found by their thread and by their lobby', async () => {
        const id = await openMatch(store);
        const home = {
          server: 's',
          channel: 'c',
          thread: unique('thread'),
          lobby: unique('lobby'),
        };
        await store.transaction((transaction) => transaction.changeMatch(id, { home }));
        expect((await store.matchIn({ thread: home.thread }))?.id).toBe(id);
        expect((await store.matchIn({ lobby: home.lobby }))?.id).toBe(id);
        expect(await store.matchIn({ thread: home.lobby })).toBeNull();
      });

      it('are not found by a number that no row can have, and others are found meanwhile', async () => {
        const id = await openMatch(store);
        const numbers = [
          id,
          3_000_000_000,
          2 ** 53,
          -1,
          0,
          1.5,
          Number.NaN,
          Number.POSITIVE_INFINITY,
        ];
        const found = await Promise.all(numbers.map((number) => store.match(number)));
        expect(found.map((match) => match?.id ?? null)).toEqual([
          id,
          ...numbers.slice(1).map(() => null),
        ]);
        const offers = await Promise.all(numbers.slice(1).map((number) => store.proposal(number)));
        expect(offers.every((offer) => offer === null)).toBe(true);
      });

      it('do not share a thread', async () => {
        const [one, other] = [await openMatch(store), await openMatch(store)];
        const home = { server: 's', channel: 'c', thread: unique('thread'), lobby: null };
        await store.transaction((transaction) => transaction.changeMatch(one, { home }));
        await expect(
          store.transaction((transaction) => transaction.changeMatch(other, { home })),
        ).rejects.toThrow();
        expect((await store.matchIn({ thread: home.thread }))?.id).toBe(one);
      });

      it('are listed by server, channel and status, newest first, up to a limit', async () => {
        const server = unique('server');
        const ids = [];
        for (let index = 0; index < 4; index += 1) ids.push(await openMatch(store, server));
        const [first, second, third, fourth] = ids;
        await store.transaction(async (transaction) => {
          await transaction.changeMatch(first ?? 0, { status: 'running' });
          await transaction.changeMatch(second ?? 0, { status: 'over' });
        });
        const list = async (...given: Parameters<Store['matchesIn']>) =>
          (await store.matchesIn(...given)).map(({ id }) => id);
        const here = ['channel', 'elsewhere'];
        expect(await list(server, here, ['open', 'running'], 10)).toEqual([fourth, third, first]);
        expect(await list(server, here, ['open', 'running', 'over'], 2)).toEqual([fourth, third]);
        expect(await list(server, ['elsewhere'], ['open'], 10)).toEqual([]);
        expect(await list(unique('server'), here, ['open'], 10)).toEqual([]);
      });

      it('refuse a change of a match that is not there', async () => {
        await expect(
          store.transaction((transaction) => transaction.changeMatch(987_654, { size: 2 })),
        ).rejects.toThrow();
      });
    });

    describe('seats', () => {
      it('are replaced, in seat order, and found by who sits there', async () => {
        const [ann, ben] = [unique('ann'), unique('ben')];
        const id = await openMatch(store);
        const sit = (seats: ReturnType<typeof seat>[]) =>
          store.transaction((transaction) => transaction.setSeats(id, seats));
        await sit([seat(1, ben), seat(0, ann), seat(2, null)]);
        expect((await store.match(id))?.seats).toEqual([seat(0, ann), seat(1, ben), seat(2, null)]);
        expect(
          (await store.matchesWith(ben, ['open', 'running'])).map((match) => match.id),
        ).toEqual([id]);
        await sit([seat(0, ann, after(9)), seat(1, null)]);
        expect((await store.match(id))?.seats).toEqual([seat(0, ann, after(9)), seat(1, null)]);
        expect(await store.matchesWith(ben, ['open', 'running'])).toEqual([]);
        await sit([]);
        expect((await store.match(id))?.seats).toEqual([]);
      });

      it('note what their holders are shown, once, and only of those who sit there', async () => {
        const [ann, ben] = [unique('ann'), unique('ben')];
        const id = await openMatch(store);
        await store.transaction((transaction) =>
          transaction.setSeats(id, [seat(0, ann), { ...seat(1, ben), seen: 4, shown: 6 }]),
        );
        const marks = async () =>
          (await store.match(id))?.seats.map(({ seen, shown }) => [seen, shown]);
        expect(await marks()).toEqual([
          [-1, -1],
          [4, 6],
        ]);
        await store.noteShown(id, 0, ann, 3);
        await store.noteShown(id, 1, ben, 6);
        await store.noteShown(id, 1, ann, 9);
        await store.noteShown(id, 2, ann, 9);
        await store.noteShown(id + 1_000_000, 0, ann, 9);
        expect(await marks()).toEqual([
          [-1, 3],
          [4, 6],
        ]);
        await Promise.all([8, 8, 8].map((entry) => store.noteShown(id, 1, ben, entry)));
        await store.noteShown(id, 0, ann, 5);
        expect(await marks()).toEqual([
          [3, 5],
          [6, 8],
        ]);
      });

      it('keep what was noted beside a press that changes them', async () => {
        const ann = unique('ann');
        const id = await openMatch(store);
        await store.transaction((transaction) => transaction.setSeats(id, [seat(0, ann)]));
        let lock: () => void = () => {};
        const locked = new Promise<void>((resolve) => {
          lock = resolve;
        });
        let look: (noted: Promise<void>) => void = () => {};
        const looked = new Promise<Promise<void>>((resolve) => {
          look = (noted) => resolve(Promise.race([noted, sleep(100)]));
        });
        const press = store.transaction(async (transaction) => {
          const seats = (await transaction.lockMatch(id))?.seats ?? [];
          lock();
          // Whoever notes something now must wait for the end of this.
          await looked;
          await transaction.setSeats(
            id,
            seats.map((one) => ({ ...one, owesSince: after(1) })),
          );
        });
        await locked;
        const noted = store.noteShown(id, 0, ann, 7);
        look(noted);
        await Promise.all([press, noted]);
        expect((await store.match(id))?.seats).toMatchObject([{ owesSince: after(1), shown: 7 }]);
      });

      it('count for a user only in matches that are open or running', async () => {
        const ann = unique('ann');
        const [open, over] = [await openMatch(store), await openMatch(store)];
        await store.transaction(async (transaction) => {
          await transaction.setSeats(open, [seat(0, ann)]);
          await transaction.setSeats(over, [seat(0, ann)]);
          await transaction.changeMatch(over, { status: 'over', endedAt: now });
        });
        expect((await store.matchesWith(ann, ['open', 'running'])).map(({ id }) => id)).toEqual([
          open,
        ]);
      });

      it('say how well their computer players play', async () => {
        const id = await openMatch(store);
        const set = (level: string | null) =>
          store.transaction((t) => t.setSeats(id, [seat(0, 'ann'), { ...seat(1, null), level }]));
        await set('hasty');
        expect((await store.match(id))?.seats.map(({ level }) => level)).toEqual([null, 'hasty']);
        await set('steady');
        expect((await store.match(id))?.seats.map(({ level }) => level)).toEqual([null, 'steady']);
      });

      it('come with the locked match, as the transaction has set them', async () => {
        const id = await openMatch(store);
        await store.transaction(async (transaction) => {
          expect((await transaction.lockMatch(id))?.seats).toEqual([]);
          await transaction.setSeats(id, [seat(0, 'ann')]);
          await transaction.setSeats(id, [seat(0, 'ann', now), seat(1, null)]);
          const locked = await transaction.lockMatch(id);
          expect(locked?.seats).toEqual([seat(0, 'ann', now), seat(1, null)]);
          expect(locked).toEqual(await transaction.match(id));
          expect(await transaction.lockMatch(id + 100_000)).toBeNull();
        });
      });
    });

    describe('what waits for a user', () => {
      it('comes whole and in order, a part at a time, and is counted', async () => {
        const [ann, ben] = [unique('ann'), unique('ben')];
        await store.transaction((t) =>
          t.changePerson(ben, { theme: 'night', awayUntil: after(9) }),
        );
        const ids = [];
        for (const [status, since] of [
          ['running', after(3)],
          ['running', after(1)],
          ['open', after(0)],
          ['running', null],
          ['over', after(0)],
          ['running', after(2)],
        ] as const) {
          const id = await openMatch(store);
          ids.push(id);
          await store.transaction(async (t) => {
            await t.changeMatch(id, { status, snapshot: { z: [1, null], a: {} } });
            await t.setSeats(id, [seat(0, ben, after(0)), seat(1, ann, since), seat(2, null)]);
          });
        }
        const [late = 0, early = 0, , , , middle = 0] = ids;
        const sealed = { match: early, decision: 'd', seat: 0, choice: 'c', by: 'person' } as const;
        await store.transaction((t) => t.saveSealed(sealed));
        const { rows, total } = await store.waitingFor(ann, null, 2);
        expect(rows).toEqual([
          { match: await store.match(early), seat: 1, since: after(1) },
          { match: await store.match(middle), seat: 1, since: after(2) },
        ]);
        expect(rows.map(({ match }) => match.sealed)).toEqual([[sealed], []]);
        expect(JSON.stringify(rows[0]?.match.snapshot)).toBe('{"z":[1,null],"a":{}}');
        expect(total).toBe(3);
        // One that is answered meanwhile moves the others up, and none of them is skipped.
        await store.transaction((t) => t.setSeats(early, [seat(1, ann)]));
        const [, last = null] = rows;
        const rest = await store.waitingFor(ann, last, 2);
        expect(rest.rows.map(({ match }) => match.id)).toEqual([late]);
        expect(rest.total).toBe(1);
        expect(await store.waitingFor(unique('carl'), null, 2)).toEqual({ rows: [], total: 0 });
      });
    });

    describe('what waits for computer players', () => {
      const computer = (number: number, owesSince: Date | null): SeatRow => ({
        ...seat(number, null),
        owesSince,
      });

      it('is found while it is played, by how long it has waited', async () => {
        const running = async (seats: readonly SeatRow[], status: MatchStatus = 'running') => {
          const id = await openMatch(store);
          await store.transaction(async (transaction) => {
            await transaction.changeMatch(id, { status });
            await transaction.setSeats(id, seats);
          });
          return id;
        };
        const ann = unique('ann');
        const late = await running([seat(0, ann), computer(1, after(9)), computer(2, after(2))]);
        const early = await running([computer(0, after(1))]);
        // A person waits, nobody does, and nobody plays.
        await running([seat(0, ann, after(1)), computer(1, null)]);
        await running([computer(0, after(1))], 'over');
        const given = await running([{ ...seat(0, ann, after(3)), heldBy: 'computer' }]);
        const mine = [late, early, given];
        const found = async (since: Date) =>
          (await store.idsWaitingForComputers(since, null)).filter((id) => mine.includes(id));
        expect(await found(after(0))).toEqual([]);
        expect(await found(after(1))).toEqual([early]);
        expect(await found(after(2))).toEqual([late, early]);
        expect(await found(after(9))).toEqual(mine);
        // Who has ordered one to answer may owe what it did not order: after a while that is no news.
        const ordered = await running([seat(0, ann, after(4)), seat(1, unique('ben'))]);
        await store.transaction((transaction) =>
          transaction.saveOrder(ordered, {
            seat: 0,
            name: 'act',
            against: null,
            value: 'computer',
          }),
        );
        const ofOrders = async (from: Date | null) =>
          (await store.idsWaitingForComputers(after(9), from)).includes(ordered);
        expect(await ofOrders(null)).toBe(true);
        expect(await ofOrders(after(4))).toBe(true);
        expect(await ofOrders(after(5))).toBe(false);
        // What a computer player answers waits for nobody who sat there before.
        const { total } = await store.waitingFor(ann, null, 9);
        expect(total).toBe(2);
      });

      it('is known by the transaction that leaves it so', async () => {
        const [one, other] = [await openMatch(store), await openMatch(store)];
        await store.transaction(async (transaction) => {
          await transaction.setSeats(one, [seat(0, 'ann', after(1)), computer(1, null)]);
          expect([...transaction.leftToComputers]).toEqual([]);
          await transaction.setSeats(one, [seat(0, 'ann'), computer(1, after(1))]);
          await transaction.setSeats(other, [computer(0, after(1))]);
          expect([...transaction.leftToComputers]).toEqual([one, other]);
          await transaction.setSeats(one, [seat(0, 'ann'), computer(1, null)]);
          expect([...transaction.leftToComputers]).toEqual([other]);
        });
      });
    });

    describe('people', () => {
      const change = (id: string, said: Parameters<Transaction['changePerson']>[1]) =>
        store.transaction((transaction) => transaction.changePerson(id, said));

      it('are found together, in the order asked, and whom of them they block', async () => {
        const [ann, ben, eve, zoe] = ['ann', 'ben', 'eve', 'zoe'].map(unique);
        if (ann === undefined || ben === undefined || eve === undefined || zoe === undefined)
          throw new Error('Nobody is there.');
        await change(ben, { theme: 'night' });
        await change(ann, { theme: 'print' });
        expect(await store.people([ben, zoe, ann])).toEqual([
          await store.person(ben),
          stranger(zoe),
          await store.person(ann),
        ]);
        await store.transaction(async (transaction) => {
          await transaction.setBlock(ann, ben, true);
          await transaction.setBlock(eve, ann, true);
          await transaction.setBlock(ann, zoe, true);
        });
        expect(await store.blocksAmong([eve, ben, ann])).toEqual(
          [
            { user: ann, blocked: ben },
            { user: eve, blocked: ann },
          ].sort((one, other) => (one.user < other.user ? -1 : 1)),
        );
        expect(await store.blocksAmong([])).toEqual([]);
      });

      const teach = (id: string, lesson: string, place: string) =>
        store.saveLesson(id, lesson, place);
      const lessonsOf = async (id: string) => (await store.person(id)).lessons;

      it('have said nothing at first, and then what they said last', async () => {
        const ann = unique('ann');
        expect(await store.person(ann)).toEqual(stranger(ann));
        await change(ann, { theme: 'night' });
        await change(ann, { awayUntil: after(9) });
        expect(await store.person(ann)).toMatchObject({
          theme: 'night',
          awayUntil: after(9),
          language: null,
          locale: null,
          restSince: null,
          restsUntil: null,
          restYear: null,
          restDays: 0,
          zone: null,
          wakes: null,
          sleeps: null,
          pings: null,
          digestAt: null,
          wantsUpNextPing: false,
        });
        await change(ann, { theme: 'print' });
        await change(ann, { awayUntil: null });
        await change(ann, { language: 'de' });
        await change(ann, { locale: 'fr' });
        await change(ann, { hints: false });
        await teach(ann, 'tusk act', '12 turn.1.0');
        expect(await store.person(ann)).toEqual({
          id: ann,
          theme: 'print',
          awayUntil: null,
          language: 'de',
          locale: 'fr',
          restSince: null,
          restsUntil: null,
          restYear: null,
          restDays: 0,
          zone: null,
          wakes: null,
          sleeps: null,
          pings: null,
          digestAt: null,
          wantsUpNextPing: false,
          hints: false,
          lessons: { 'tusk act': '12 turn.1.0' },
        });
      });

      it('may say two things at once', async () => {
        const ann = unique('ann');
        await Promise.all([change(ann, { theme: 'night' }), change(ann, { awayUntil: after(9) })]);
        expect(await store.person(ann)).toMatchObject({
          theme: 'night',
          awayUntil: after(9),
          language: null,
          locale: null,
          restSince: null,
          restsUntil: null,
          restYear: null,
          restDays: 0,
          zone: null,
          wakes: null,
          sleeps: null,
          pings: null,
          digestAt: null,
          wantsUpNextPing: false,
        });
      });

      it('may be taught several lessons at once, and say something meanwhile', async () => {
        const ann = unique('ann');
        const lessons = Array.from(
          { length: 8 },
          (_, at) => [`tusk ${at}`, `${at} turn.1.0`] as const,
        );
        await Promise.all([
          ...lessons.map(([lesson, place]) => teach(ann, lesson, place)),
          change(ann, { theme: 'night' }),
        ]);
        expect(await lessonsOf(ann)).toEqual(Object.fromEntries(lessons));
        expect(await store.person(ann)).toMatchObject({ theme: 'night' });
      });

      it('keep a lesson where it was told first, until it is forgotten', async () => {
        const ann = unique('ann');
        await teach(ann, 'tusk act', '12 turn.1.0');
        await teach(ann, 'tusk act', '13 turn.1.0');
        await teach(ann, 'tusks act', '14 turn.1.0');
        expect(await lessonsOf(ann)).toEqual({
          'tusk act': '12 turn.1.0',
          'tusks act': '14 turn.1.0',
        });
        const forget = (beginning: string) =>
          store.transaction((transaction) => transaction.forgetLessons(ann, beginning));
        await Promise.all([forget('tusk '), teach(ann, 'steading act', '15 turn.1.0')]);
        expect(await lessonsOf(ann)).toEqual({
          'tusks act': '14 turn.1.0',
          'steading act': '15 turn.1.0',
        });
        await Promise.all([forget('tusks '), forget('steading ')]);
        expect(await lessonsOf(ann)).toEqual({});
        const stranded = unique('ben');
        await store.transaction((transaction) => transaction.forgetLessons(stranded, 'tusk '));
        expect(await store.person(stranded)).toEqual(stranger(stranded));
      });

      it('come with every match at which they sit, in seat order', async () => {
        const [ann, ben, server] = [unique('ann'), unique('ben'), unique('server')];
        const [id, other] = [await openMatch(store, server), await openMatch(store, server)];
        const home = { server, channel: 'c', thread: unique('thread'), lobby: null };
        await store.transaction(async (transaction) => {
          await transaction.changeMatch(id, { home });
          await transaction.setSeats(id, [seat(1, ann), seat(0, ben), seat(2, null)]);
          await transaction.setSeats(other, [seat(0, ann)]);
        });
        const said = {
          theme: 'night',
          awayUntil: after(9),
          language: 'de',
          locale: 'fr',
          restSince: null,
          restsUntil: null,
          restYear: null,
          restDays: 0,
          zone: null,
          wakes: null,
          sleeps: null,
          pings: null,
          digestAt: null,
          wantsUpNextPing: false,
          hints: false,
        };
        await change(ann, said);
        await teach(ann, 'tusk act', '12 turn.1.0');
        const row = { id: ann, ...said, lessons: { 'tusk act': '12 turn.1.0' } };
        const second = stranger(ben);
        const match = await store.match(id);
        expect(match?.people).toEqual([second, row]);
        expect(await store.matchIn({ thread: home.thread })).toEqual(match);
        expect(await store.matchesWith(ben, ['open'])).toEqual([match]);
        expect(
          (await store.matchesIn(server, ['c', 'channel'], ['open'], 10)).map(
            ({ people }) => people,
          ),
        ).toEqual([[row], [second, row]]);
        expect(await store.transaction((transaction) => transaction.lockMatch(id))).toEqual(match);
      });

      it('keep what they said where the transaction is undone', async () => {
        const ann = unique('ann');
        await change(ann, { theme: 'night' });
        await expect(
          store.transaction(async (transaction) => {
            await transaction.changePerson(ann, { theme: 'print' });
            expect(await transaction.person(ann)).toMatchObject({ theme: 'print' });
            throw new RangeError('no');
          }),
        ).rejects.toThrow(RangeError);
        expect(await store.person(ann)).toMatchObject({ theme: 'night' });
      });
    });

    describe('the log', () => {
      it('is read in order, whole or from one entry to another', async () => {
        const id = await openMatch(store);
        await store.transaction(async (transaction) => {
          await append(transaction, id);
          await append(transaction, id, ...[0, 1, 2, 3].map((sequence) => entry(id, sequence)));
        });
        expect(await store.entries(id)).toEqual([0, 1, 2, 3].map((n) => entry(id, n)));
        expect(await store.entries(id, 2)).toEqual([entry(id, 2), entry(id, 3)]);
        expect(await store.entries(id, 1, 2)).toEqual([entry(id, 1), entry(id, 2)]);
        expect(await store.entries(id, 4)).toEqual([]);
      });

      it('is read by its end, beside the snapshot', async () => {
        const id = await openMatch(store);
        const none = { sequence: -1, snapshot: null, entries: 0, last: null, digest: null };
        expect(await store.logEnd(id)).toEqual(none);
        await store.transaction(async (transaction) => {
          await append(transaction, id, ...[0, 1, 3].map((sequence) => entry(id, sequence)));
          await transaction.changeMatch(id, { sequence: 3, snapshot: { z: 1 } });
          const end = await transaction.logEnd(id);
          const { digest } = entry(id, 3);
          expect(end).toEqual({ sequence: 3, snapshot: { z: 1 }, entries: 3, last: 3, digest });
        });
        expect(await store.logEnd(id + 100_000)).toBeNull();
      });

      it('takes a number once; whoever comes second changes nothing at all', async () => {
        const id = await openMatch(store);
        const press = unique('press');
        await store.transaction((transaction) => append(transaction, id, entry(id, 0)));
        const before = await store.match(id);
        await expect(
          store.transaction(async (transaction) => {
            await transaction.recordInteraction(press, now);
            await transaction.changeMatch(id, { sequence: 0, snapshot: { wrong: true } });
            await transaction.setSeats(id, [seat(0, 'ann')]);
            await transaction.saveSealed({
              match: id,
              decision: 'd',
              seat: 0,
              choice: 'c',
              by: null,
            });
            await transaction.enqueue({ match: id, kind: 'turn', payload: {}, createdAt: now });
            await append(transaction, id, { ...entry(id, 0), digest: 'other' });
          }),
        ).rejects.toThrow();
        expect(await store.match(id)).toEqual(before);
        expect(await store.entries(id)).toEqual([entry(id, 0)]);
        expect((await store.match(id))?.sealed).toEqual([]);
        expect(await store.transaction((t) => t.recordInteraction(press, now))).toBe(true);
        expect(
          (await store.claimOutbox(after(60), 1, 1000)).map(({ match }) => match),
        ).not.toContain(id);
      });
    });

    describe('a transaction', () => {
      it('is undone whole when its work fails, and passes the error on', async () => {
        const id = await openMatch(store);
        await expect(
          store.transaction(async (transaction) => {
            await transaction.changeMatch(id, { size: 9 });
            throw new RangeError('no such choice');
          }),
        ).rejects.toThrow(new RangeError('no such choice'));
        expect((await store.match(id))?.size).toBe(3);
      });

      it('is not taken for done when the work swallows a failed statement', async () => {
        const id = await openMatch(store);
        await store.transaction((transaction) => append(transaction, id, entry(id, 0)));
        await expect(
          store.transaction(async (transaction) => {
            await transaction.changeMatch(id, { size: 9 });
            await append(transaction, id, entry(id, 0)).catch(() => {});
          }),
        ).rejects.toThrow();
        expect((await store.match(id))?.size).toBe(3);
      });

      it('refuses a read past it, which would wait for itself', async () => {
        const id = await openMatch(store);
        await expect(store.transaction(() => store.match(id))).rejects.toThrow(
          /through the transaction/,
        );
        await expect(
          store.transaction(() => store.transaction(async () => 'inner')),
        ).rejects.toThrow(/through the transaction/);
        expect((await store.match(id))?.id).toBe(id);
      });

      it('knows a press again, also when both arrive at once', async () => {
        const press = unique('press');
        const record = () => store.transaction((t) => t.recordInteraction(press, now));
        const answers = await Promise.all([record(), record(), record(), record()]);
        expect(answers.filter((fresh) => fresh)).toHaveLength(1);
        expect(await record()).toBe(false);
      });

      it('does not wait for others on other matches, nor lose one on the same', async () => {
        const ids = [await openMatch(store), await openMatch(store)];
        await Promise.all(
          Array.from({ length: 30 }, (_, index) =>
            store.transaction(async (transaction) => {
              const id = ids[index % 2] ?? 0;
              const match = await transaction.lockMatch(id);
              const sequence = (match?.sequence ?? 0) + 1;
              const come = { entries: [entry(id, sequence)], sequence, snapshot: { sequence } };
              if (match !== null) await transaction.advance(id, { ...match, ...come });
            }),
          ),
        );
        for (const id of ids) {
          expect((await store.match(id))?.sequence).toBe(14);
          expect((await store.entries(id)).map(({ sequence }) => sequence)).toEqual([
            ...Array(15).keys(),
          ]);
        }
      });
    });

    describe('sealed answers', () => {
      it('replace each other by decision, come in seat order and are cleared by name', async () => {
        const id = await openMatch(store);
        const answer = (
          seatNumber: number,
          choice: string,
          by: SealedRow['by'] = 'person',
        ): SealedRow => ({
          match: id,
          decision: `fight:${seatNumber}`,
          seat: seatNumber,
          choice,
          by,
        });
        await store.transaction(async (transaction) => {
          await transaction.saveSealed(answer(2, 'three', null));
          await transaction.saveSealed(answer(0, 'one'));
          await transaction.saveSealed(answer(2, 'four', 'computer'));
          await transaction.saveSealed(answer(1, 'two'));
        });
        expect((await store.match(id))?.sealed).toEqual([
          answer(0, 'one'),
          answer(1, 'two'),
          answer(2, 'four', 'computer'),
        ]);
        await store.transaction(async (transaction) => {
          await transaction.deleteSealed(id, []);
          await transaction.deleteSealed(id, ['fight:0', 'fight:2', 'unknown']);
        });
        expect((await store.match(id))?.sealed).toEqual([answer(1, 'two')]);
      });

      it('may be as long as they need to be', async () => {
        const id = await openMatch(store);
        const choice = `bid.${Array.from({ length: 2000 }, (_, amount) => amount).join('-')}`;
        const long = { match: id, decision: 'bid.1.0', seat: 0, choice, by: 'person' } as const;
        await store.transaction((t) => t.saveSealed(long));
        expect((await store.match(id))?.sealed).toEqual([long]);
      });
    });

    describe('proposals', () => {
      it('stay open until they are settled', async () => {
        const id = await openMatch(store);
        const offer = {
          match: id,
          kind: 'trade',
          from: 0,
          to: [1, 2],
          body: { give: ['flint'], take: [] },
          until: null,
          createdAt: now,
        } as const;
        const made = await store.transaction((t) => t.createProposal(offer));
        expect(made).toEqual({
          ...offer,
          id: made.id,
          agreed: [],
          status: 'open',
          mark: expect.stringMatching(MARK),
          message: null,
        });
        expect(await store.proposal(made.id)).toEqual(made);
        await store.transaction((t) => t.changeProposal(made.id, { agreed: [2], message: '77' }));
        const open = [{ ...made, agreed: [2], message: '77' }];
        expect(await store.openProposals(id)).toEqual(open);
        // A match is read with them.
        expect((await store.match(id))?.proposals).toEqual(open);
        await store.transaction((t) =>
          t.changeProposal(made.id, { agreed: [2, 1], status: 'accepted' }),
        );
        expect(await store.openProposals(id)).toEqual([]);
        expect((await store.match(id))?.proposals).toEqual([]);
        expect(await store.proposal(made.id)).toEqual({
          ...made,
          agreed: [2, 1],
          status: 'accepted',
          message: '77',
        });
        expect(await store.proposal(made.id + 100_000)).toBeNull();
      });
    });

    describe('rulings', () => {
      it('are kept in order, with what was done', async () => {
        const id = await openMatch(store);
        const handed = { is: 'handOver', seat: 1, from: 'ann', to: null } as const;
        const level = { is: 'level', seat: 3, level: 'hasty' } as const;
        await store.transaction(async (transaction) => {
          const by = { match: id, by: 'mod', agreed: null };
          await transaction.addRuling({ ...by, at: now, deed: { is: 'start' } });
          await transaction.addRuling({ ...by, at: after(5), deed: handed });
          await transaction.addRuling({
            ...by,
            at: after(6),
            agreed: ['1'],
            deed: { is: 'settle' },
          });
          await transaction.addRuling({ ...by, at: after(7), deed: level });
          await transaction.addRuling({ ...by, at: after(8), deed: { is: 'keep', seat: 2 } });
          await transaction.addRuling({ ...by, at: after(9), deed: { is: 'callOff', seat: 2 } });
        });
        const kept = { id: expect.any(Number), match: id, by: 'mod', agreed: null };
        expect(await store.rulings(id)).toEqual([
          { ...kept, at: now, deed: { is: 'start' } },
          { ...kept, at: after(5), deed: handed },
          { ...kept, at: after(6), agreed: ['1'], deed: { is: 'settle' } },
          { ...kept, at: after(7), deed: level },
          { ...kept, at: after(8), deed: { is: 'keep', seat: 2 } },
          { ...kept, at: after(9), deed: { is: 'callOff', seat: 2 } },
        ]);
        expect(await store.rulings(await openMatch(store))).toEqual([]);
      });
    });

    describe('what is kept of somebody', () => {
      const [me, you] = ['410000000000000001', '410000000000000002'];
      /** Two matches of both, one that is over; in the other somebody else plays my seat, and I am in all tables. */
      const fill = async (): Promise<{ running: number; over: number; plan: number }> => {
        const [running, over, plan] = [
          await openMatch(store),
          await openMatch(store),
          await openMatch(store),
        ];
        const answers = (match: number, sequence: number, by: string) => ({
          ...entry(match, sequence),
          entry: {
            kind: 'answers',
            answers: [0, 1].map((at) => ({ seat: at, choice: `c${at}`, by })),
          },
        });
        const deals = (match: number, sequence: number, by: string) => ({
          ...entry(match, sequence),
          entry: { kind: 'deal', deal: { from: 0, to: 1 }, by: { from: by, to: 'computer' } },
        });
        await store.transaction(async (transaction) => {
          const host = { host: me, status: 'over' } as const;
          await transaction.changeMatch(over, host);
          await transaction.changeMatch(running, { status: 'running', host: you });
          await transaction.changeMatch(plan, { ...host, planOf: running });
          await transaction.setSeats(over, [seat(0, me), seat(1, you)]);
          await transaction.setSeats(running, [
            { ...seat(0, you), standsFor: me, formerly: [me] },
            seat(1, null),
          ]);
          await transaction.setSeats(plan, [seat(0, me)]);
          for (const match of [over, running]) {
            await append(
              transaction,
              match,
              answers(match, 0, 'person'),
              answers(match, 1, 'substitute'),
              deals(match, 2, 'person'),
              deals(match, 3, 'substitute'),
              { ...entry(match, 4), entry: { kind: 'undo', to: 2, by: [0, 1] } },
              { ...entry(match, 5), entry: { kind: 'undo', to: 2, by: [1] } },
            );
            await transaction.createProposal({
              match,
              kind: 'trade',
              from: 1,
              to: [0],
              body: { gives: { stick: match }, takes: {} },
              until: null,
              createdAt: now,
            });
            const [offer] = await transaction.openProposals(match);
            await transaction.changeProposal(offer?.id ?? 0, { agreed: [0], status: 'accepted' });
            const hands = [
              { user: me, vote: { by: { 1: 'wait' } } },
              { user: you, vote: { by: { 0: 'safe' } } },
            ];
            await transaction.setClock(match, { runAt: null, late: false, state: { hands } });
          }
          for (const [user, other] of [
            [me, you],
            [you, me],
          ] as const) {
            await transaction.changePerson(user, { zone: `zone of ${user}` });
            await transaction.setBlock(user, other, true);
            await transaction.setWatcher(over, user, true);
            await transaction.saveNote(over, { user, text: `note of ${user}` });
            await transaction.addRuling({
              match: over,
              at: now,
              by: user,
              agreed: [other],
              deed: { is: 'settle' },
            });
          }
          for (const at of [0, 1]) {
            await transaction.saveOrder(over, {
              seat: at,
              name: `order ${at}`,
              against: null,
              value: 'x',
            });
            await transaction.saveSealed({
              match: over,
              decision: `d${at}`,
              seat: at,
              choice: `secret ${at}`,
              by: 'person',
            });
            await transaction.addPledge({
              match: over,
              from: at,
              to: [],
              text: `promise ${at}`,
              at: now,
            });
          }
          await transaction.enqueue({
            match: null,
            kind: 'digest',
            payload: { user: me },
            createdAt: now,
          });
        });
        return { running, over, plan };
      };

      it('comes whole, with nothing of anybody else', async () => {
        const { running, over, plan } = await fill();
        const kept = await store.dataOf(me);
        const mine = (match: number, at: number) => ({
          entry: at,
          answer: { seat: 0, choice: 'c0' },
          match,
        });
        expect(kept).toMatchObject({
          person: { id: me, zone: `zone of ${me}` },
          blocks: [you],
          watches: expect.arrayContaining([over]),
          messages: [{ kind: 'digest', match: null }],
          hands: [
            { match: running, seat: 0, hand: { user: me } },
            { match: over, seat: 0, hand: { user: me } },
          ],
        });
        expect(kept).toMatchObject({
          notes: [{ match: over, text: `note of ${me}` }],
          rulings: [
            { match: over, by: true, agreed: false },
            { match: over, by: false, agreed: true },
          ],
          matches: [
            {
              match: running,
              hosts: false,
              seats: [
                {
                  seat: 0,
                  had: true,
                  answers: [{ entry: 0, answer: mine(running, 0).answer }],
                  deals: [{ entry: 2, deal: { from: 0, to: 1 } }],
                },
              ],
            },
            {
              match: over,
              hosts: true,
              seats: [
                {
                  name: 'Tribe 0',
                  orders: [{ name: 'order 0' }],
                  sealed: [{ choice: 'secret 0' }],
                  promises: [{ text: 'promise 0' }],
                  votes: [{ about: 1, says: 'safe' }],
                  answers: [{ entry: 0 }],
                  deals: [{ entry: 2 }],
                  undoes: [{ entry: 4, to: 2 }],
                  agreed: [{ kind: 'trade', from: 1, body: { gives: { stick: over } } }],
                },
              ],
            },
            { match: plan, planOf: running },
          ],
        });
        const text = JSON.stringify(kept);
        for (const others of [
          'note of 410000000000000002',
          'order 1',
          'secret 1',
          'promise 1',
          'c1',
          'wait',
          'Tribe 1',
        ]) {
          expect(text).not.toContain(others);
        }
        // But for whom it blocks, nobody else is named.
        expect(text.replace(`"blocks":["${you}"]`, '')).not.toContain(you);
        expect(await store.dataOf('410000000000000003')).toEqual({
          person: null,
          blocks: [],
          watches: [],
          notes: [],
          rulings: [],
          searches: [],
          hands: [],
          messages: [],
          matches: [],
          leagues: [],
        });
        expect(await store.allUsers()).toEqual(expect.arrayContaining([me, you]));
        await store.transaction((transaction) => transaction.forgetPerson(me));
        await store.transaction((transaction) => transaction.forgetPerson(you));
      });

      it('is gone once it is forgotten, and what others need is that of somebody', async () => {
        const { running, over, plan } = await fill();
        const before = await store.dataOf(you);
        await store.transaction((transaction) => transaction.forgetPerson(me));
        expect(await store.match(plan)).toBeNull();
        const [one, other] = [await store.match(over), await store.match(running)];
        expect(one).toMatchObject({
          host: 'somebody',
          seats: [{ user: null, name: 'somebody', heldBy: 'person' }, { user: you }],
          notes: [{ user: you }],
          orders: [{ name: 'order 1' }],
        });
        expect(other).toMatchObject({
          host: you,
          seats: [{ user: you, standsFor: 'somebody', formerly: ['somebody'] }, {}],
        });
        expect(await store.rulings(over)).toMatchObject([
          { by: 'somebody', agreed: [you] },
          { by: you, agreed: ['somebody'] },
        ]);
        expect(await store.pledges(over)).toMatchObject([{ text: 'promise 1' }]);
        // Whom others do not want to sit with is theirs.
        expect(await store.blocks(you)).toEqual({ of: [me], by: [] });
        expect(JSON.stringify([one, other])).not.toContain(me);
        expect(await store.allUsers()).not.toContain(me);
        expect(await store.dataOf(me)).toMatchObject({ person: null, messages: [], matches: [] });
        expect(await store.dataOf(you)).toEqual(before);
        await store.transaction((transaction) => transaction.forgetPerson(me));
        await store.transaction((transaction) => transaction.forgetPerson(you));
      });

      it('is known of seasons of leagues, and goes from them, whatever they hold', async () => {
        const them = '410000000000000009';
        const entrantOf = (user: string, heir: string | null = null) => ({
          user,
          name: `Name of ${user}`,
          as: 'player',
          heir: heir === null ? null : { user: heir, name: `Name of ${heir}`, since: 1 },
        });
        const result = { places: [2, 1], scores: [3, 9] };
        const claim = { at: 1, table: 1, text: `<@${me}> cheats`, answer: { by: me, text: 'No' } };
        const state = {
          entrants: [entrantOf(you), entrantOf(me), entrantOf(them, me)],
          tables: [
            { seats: [you, me], match: 7, dropped: [me], substituted: [], result },
            { seats: [you, them], match: null, dropped: [], substituted: [you], result: null },
          ],
          before: [me],
          rulings: [
            { at: 1, by: me, deed: { is: 'warned', user: you }, why: 'Mine' },
            { at: 2, by: you, deed: { is: 'moved', user: me }, why: 'Yours' },
          ],
          claims: [
            { ...claim, by: you, vote: { votes: [{ user: me, accepts: true }] } },
            { ...claim, by: me, text: 'Mine', answer: { by: you, text: 'Yours' } },
          ],
          searches: [
            {
              row: them,
              asked: [
                { user: you, at: 1, said: 'no' },
                { user: me, at: 2, said: 'yes' },
              ],
            },
          ],
          shown: { [me]: 'up' },
          outcomes: [{ user: me, place: 2 }],
        };
        const season = await store.transaction(async (transaction) => {
          const league = { server: 's', channel: 'c', name: 'Autumn', directors: [], settings: {} };
          const id = await transaction.createLeague({ ...league, createdAt: now });
          return transaction.createSeason({ league: id, number: 1, runAt: null, state });
        });
        const kept = await store.dataOf(me);
        expect(kept).toMatchObject({
          leagues: [
            {
              league: 'Autumn',
              season: 1,
              signedUp: { user: me, name: `Name of ${me}` },
              playsOnForOthers: 1,
              playedBefore: true,
              tables: [{ table: 1, match: 7, place: 1, score: 9, dropped: true }],
              rulings: [
                { deed: 'warned', by: true, why: 'Mine' },
                { deed: 'moved', by: false, why: null },
              ],
              claims: [
                { text: null, answer: 'No', accepts: true },
                { text: 'Mine', answer: null, accepts: null },
              ],
              asked: [{ at: 2, said: 'yes' }],
              promised: 'up',
              ended: { place: 2 },
            },
          ],
        });
        expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${you}|${them}|Yours|cheats`, 'u'));
        expect(await store.allUsers()).toEqual(expect.arrayContaining([me, you, them]));
        const [known] = await store.transaction((transaction) => transaction.forgetPerson(me));
        const alias = known?.alias ?? '';
        expect(known).toMatchObject({
          season,
          alias: expect.stringMatching(/^somebody-[0-9a-f]{8}$/u),
        });
        const after = await store.season(season ?? 0);
        expect(JSON.stringify(after)).not.toMatch(new RegExp(`${me}|Mine|"No"`, 'u'));
        const [yours, mine, theirs] = state.entrants;
        expect(after?.state).toMatchObject({
          entrants: [
            yours,
            { ...mine, user: alias, name: 'somebody' },
            { ...theirs, heir: { user: alias, name: 'somebody', since: 1 } },
          ],
          tables: [{ seats: [you, alias], dropped: [alias] }, state.tables[1]],
          before: [alias],
          rulings: [
            { by: alias, why: '' },
            { deed: { user: alias }, why: 'Yours' },
          ],
          claims: [
            { by: you, text: 'somebody cheats' },
            { by: alias, answer: { text: 'Yours' } },
          ],
          shown: { [alias]: 'up' },
          outcomes: [{ user: alias, place: 2 }],
        });
        expect(await store.allUsers()).not.toContain(me);
        expect(await store.dataOf(me)).toMatchObject({ leagues: [] });
        for (const user of [you, them])
          await store.transaction((transaction) => transaction.forgetPerson(user));
        // Two of them stay apart.
        const rest = JSON.stringify((await store.season(season ?? 0))?.state);
        expect(new Set(rest.match(/somebody-[0-9a-f]{8}/gu)).size).toBe(3);
      });
    });

    describe('how somebody answers', () => {
      it('is counted over its last questions, as far as the log tells who was asked', async () => {
        const [me, you] = [unique('me'), unique('you')];
        expect(await store.reliabilityOf(me)).toEqual({
          answered: 0,
          ordered: 0,
          late: 0,
          dropped: 0,
        });
        const makers = ['person', 'person', 'order', 'only', 'standIn', 'default', 'computer'];
        const play = async (own: Partial<SeatRow>, by: readonly (string | null)[], state = {}) => {
          const id = await openMatch(store);
          await store.transaction(async (transaction) => {
            await transaction.changeMatch(id, { status: 'running' });
            await transaction.setSeats(id, [seat(0, you), { ...seat(1, me), ...own }]);
            await transaction.setClock(id, { runAt: null, late: false, state });
            const answers = by.flatMap((one) => [
              { seat: 0, choice: 'c', by: 'person' },
              { seat: 1, choice: 'c', ...(one === null ? {} : { by: one }) },
            ]);
            const all = { ...entry(id, 0), entry: { kind: 'answers', answers } };
            await append(transaction, id, { ...all, at: after(id) });
          });
          return id;
        };
        await play({}, [...makers, null]);
        const counts = { answered: 3, ordered: 1, late: 2, dropped: 0 };
        expect(await store.reliabilityOf(me)).toEqual(counts);
        // Two had the seat: who of them was late, nobody knows.
        await play({ standsFor: you, formerly: [you] }, [...makers, 'substitute']);
        await play({ formerly: [you] }, ['person', 'order', 'standIn', 'substitute']);
        expect(await store.reliabilityOf(me)).toEqual({ ...counts, answered: 5 });
        await play({ heldBy: 'computer' }, ['computer']);
        await play({ heldBy: 'computer' }, [], { settled: true });
        expect(await store.reliabilityOf(me)).toEqual({ ...counts, answered: 5, dropped: 1 });
        // What is older goes, matches and questions.
        await play({}, Array<string>(250).fill('default'));
        expect(await store.reliabilityOf(me)).toMatchObject({ late: 200 });
        for (let match = 0; match < 20; match += 1) await play({}, ['order']);
        expect(await store.reliabilityOf(me)).toEqual({
          answered: 0,
          ordered: 20,
          late: 0,
          dropped: 0,
        });
      });
    });

    describe('tables', () => {
      it('are counted for who opened them and for their server, one count after the other', async () => {
        const server = unique('server');
        const open = () =>
          store.transaction(async (transaction) => {
            const tables = await transaction.countTables(server, 'ann', after(-1));
            await transaction.createMatch(newMatch(server));
            return tables.waiting;
          });
        expect((await Promise.all([open(), open(), open()])).toSorted()).toEqual([0, 1, 2]);
        const count = (user: string, lately = after(-1)) =>
          store.transaction((t) => t.countTables(server, user, lately));
        const [played, closed] = [await openMatch(store, server), await openMatch(store, server)];
        await store.transaction((t) => t.changeMatch(played, { status: 'running', host: 'ben' }));
        await store.transaction((t) => t.changeMatch(closed, { status: 'cancelled' }));
        const all = { waiting: 3, played: 1, waitingInServer: 3 };
        expect(await count('ann')).toEqual({ ...all, lately: 5 });
        expect(await count('ann', after(1))).toEqual({ ...all, lately: 0 });
        const none = { waiting: 0, played: 0, lately: 0 };
        expect(await count('ben')).toEqual({ ...none, waitingInServer: 3 });
      });
    });

    describe('servers', () => {
      it('come with their matches: what they chose to speak, and what Discord named last', async () => {
        const [server, other] = [unique('server'), unique('server')];
        const id = await openMatch(store, server);
        const spoken = async () => (await store.match(id))?.spoken;
        expect(await spoken()).toEqual({ language: null, locale: null });
        await store.noteLocales([]);
        await store.noteLocales([
          { server, locale: 'de' },
          { server: other, locale: 'fr' },
        ]);
        expect(await spoken()).toEqual({ language: null, locale: 'de' });
        await store.transaction((transaction) =>
          transaction.changeServer(server, { language: 'en', tables: 3 }),
        );
        await store.noteLocales([
          { server, locale: 'pl' },
          { server: other, locale: 'fr' },
        ]);
        expect(await spoken()).toEqual({ language: 'en', locale: 'pl' });
        expect(await store.server(server)).toEqual({
          id: server,
          roles: [],
          tables: 3,
          restDays: null,
          language: 'en',
          locale: 'pl',
          goneAt: null,
        });
        expect(await store.server(other)).toMatchObject({ language: null, locale: 'fr' });
        const locked = await store.transaction((transaction) => transaction.lockMatch(id));
        expect(locked?.spoken).toEqual({ language: 'en', locale: 'pl' });
      });
    });

    describe('the outbox', () => {
      // A day of its own for each test: messages of other tests are delivered before it begins.
      const drain = async (until: Date) => {
        for (;;) {
          const messages = await store.claimOutbox(until, 1, 1000);
          if (messages.length === 0) return;
          for (const message of messages) await store.markDelivered(message, until, null);
        }
      };
      /** A match at which these sit, in this order. */
      const seatsOf = async (...users: readonly string[]) => {
        const match = await openMatch(store);
        const seats = users.map((user, nth) => seat(nth, user));
        await store.transaction((transaction) => transaction.setSeats(match, seats));
        return match;
      };
      const enqueue = (match: number, kind: string, createdAt: Date) =>
        enqueued(store, { match, kind, payload: { kind }, createdAt });
      const claim = async (at: Date, limit = 100) =>
        (await store.claimOutbox(at, 30_000, limit)).map(({ kind }) => kind);

      /** The first claim on a message. */
      const once = (id: number) => ({ id, attempts: 1 });

      it('gives each match its oldest message, under a lease', async () => {
        await drain(after(100_000));
        const [one, other] = [await openMatch(store), await openMatch(store)];
        const start = after(100_001);
        const first = await enqueue(one, 'one first', start);
        await enqueue(one, 'one second', start);
        await enqueue(other, 'other first', start);
        expect(await store.claimOutbox(start, 30_000, 1)).toEqual([
          {
            id: first,
            match: one,
            dm: null,
            kind: 'one first',
            payload: { kind: 'one first' },
            mark: expect.stringMatching(MARK),
            attempts: 1,
            createdAt: start,
            failingSince: null,
            alarmedAt: null,
          },
        ]);
        expect(await claim(start)).toEqual(['other first']);
        expect(await claim(start)).toEqual([]);
        expect(await store.markDelivered(once(first), start, 'message')).toBe(true);
        expect(await claim(start)).toEqual(['one second']);
        // The leases run out: whoever held them is gone.
        expect(await claim(new Date(start.getTime() + 30_000))).toEqual([
          'one second',
          'other first',
        ]);
      });

      it('waits for what is put off, and lets nothing overtake it', async () => {
        await drain(after(300_000));
        const match = await openMatch(store);
        const start = after(300_001);
        const first = await enqueue(match, 'first', start);
        await enqueue(match, 'second', start);
        expect(await claim(after(300_000))).toEqual([]);
        expect(await claim(start)).toEqual(['first']);
        await store.deferMessage(once(first), start, after(300_060), 'The channel is away.');
        expect(await claim(after(300_059))).toEqual([]);
        const again = await store.claimOutbox(after(300_060), 1000, 10);
        expect(again.map(({ id, attempts }) => [id, attempts])).toEqual([[first, 2]]);
        expect(again[0]?.failingSince).toEqual(start);
        await store.markDelivered({ id: first, attempts: 2 }, after(300_060), null);
        const late = { id: first, attempts: 2 };
        await store.deferMessage(late, start, after(300_000), 'too late to matter');
        expect(await claim(after(300_061))).toEqual(['second']);
      });

      it('holds the claims that are renewed, and no others', async () => {
        await drain(after(310_000));
        const matches = [await openMatch(store), await openMatch(store), await openMatch(store)];
        const start = after(310_001);
        const [one = 0, other = 0, third = 0] = await Promise.all(
          matches.map((match) => enqueue(match, `of ${match}`, start)),
        );
        await store.claimOutbox(start, 10_000, 100);
        await store.deferMessage(once(third), start, after(310_030), 'put off');
        const held = await store.renewClaims([one, third].map(once), after(310_021));
        expect(held).toEqual([one]);
        const taken = await store.claimOutbox(after(310_020), 10_000, 100);
        expect(taken.map(({ id, attempts }) => ({ id, attempts }))).toEqual([
          { id: other, attempts: 2 },
        ]);
        // Whoever had it before has lost it, and can neither hold, end nor put it off.
        expect(await store.renewClaims([once(other)], after(999_999))).toEqual([]);
        expect(await store.markDelivered(once(other), start, 'twice')).toBe(false);
        await store.deferMessage(once(other), start, start, 'lost');
        expect(await claim(after(310_020))).toEqual([]);
        expect(await store.markDelivered({ id: other, attempts: 2 }, start, 'once')).toBe(true);
        expect(await store.markDelivered({ id: other, attempts: 2 }, start, 'again')).toBe(false);
        expect(await store.renewClaims([], start)).toEqual([]);
        await drain(after(319_999));
      });

      it('writes a message once that must be there but once', async () => {
        await drain(after(319_900));
        const start = after(319_901);
        const message = { match: await openMatch(store), kind: 'turn', payload: {} };
        const mark = unique('mark');
        for (const _ of [1, 2])
          await store.transaction((t) => t.enqueue({ ...message, createdAt: start, mark }));
        expect(await store.claimOutbox(start, 10_000, 10)).toHaveLength(1);
      });

      it('tells of a message that cannot be said once', async () => {
        await drain(after(320_000));
        const start = after(320_001);
        const id = await enqueue(await openMatch(store), 'stuck', start);
        await store.claimOutbox(start, 10_000, 1);
        expect(await store.markAlarmed(once(id), start)).toBe(true);
        expect(await store.markAlarmed(once(id), after(320_002))).toBe(false);
        await store.deferMessage(once(id), start, start, 'stuck');
        await store.deferMessage(once(id), after(320_005), start, 'stuck');
        const [again] = await store.claimOutbox(start, 10_000, 1);
        expect(again).toMatchObject({ alarmedAt: start, failingSince: start });
      });

      it('knows until something is said again that a match was told of, and what was said late', async () => {
        await drain(after(325_000));
        const start = after(325_001);
        const match = await openMatch(store);
        const first = await enqueue(match, 'stuck', start);
        expect(await store.isAlarmed(match, ['turn'])).toBe(false);
        await store.claimOutbox(start, 1, 1);
        await store.markAlarmed(once(first), start);
        // It was out of date: nothing was said, and what comes next is in the way as well.
        await store.markDelivered(once(first), after(325_002), null);
        expect(await store.isAlarmed(match, ['turn'])).toBe(true);
        const next = await enqueue(match, 'turn', start);
        await store.claimOutbox(start, 1, 1);
        await store.markDelivered(once(next), after(325_009), 'posted');
        expect(await store.isAlarmed(match, ['another kind'])).toBe(true);
        expect(await store.isAlarmed(match, ['turn'])).toBe(false);
        const late = (since: number, until: number, kind = 'turn', seat = 0) =>
          store.wasDeliveredLate(match, [kind], seat, after(since), after(until));
        expect(await late(325_001, 325_008)).toBe(true);
        expect(await late(325_001, 325_009)).toBe(false);
        expect(await late(325_002, 325_008)).toBe(false);
        expect(await late(325_001, 325_008, 'another kind')).toBe(false);
        // A turn that pings others was not for this one.
        const turn = { match, kind: 'turn', payload: { ping: [1] }, createdAt: after(325_003) };
        const others = await enqueued(store, turn);
        await store.claimOutbox(after(325_003), 1, 1);
        await store.markDelivered(once(others), after(325_009), 'posted');
        expect(await late(325_003, 325_008, 'turn', 1)).toBe(true);
        expect(await late(325_003, 325_008, 'turn', 0)).toBe(false);
        // What was to one seat alone came late for that one.
        const message = { match, kind: 'call', payload: { seat: 1 }, createdAt: start };
        const call = await enqueued(store, message);
        await store.claimOutbox(start, 1, 1);
        await store.markDelivered(once(call), after(325_009), 'posted');
        expect(await late(325_001, 325_008, 'call', 1)).toBe(true);
        expect(await late(325_001, 325_008, 'call', 0)).toBe(false);
      });

      it('makes due what was put off in a place, and takes nothing from whoever carries it', async () => {
        await drain(after(330_000));
        const start = after(330_001);
        const [server, thread, channel] = [unique('server'), unique('thread'), unique('channel')];
        const ids = [];
        for (const home of [
          { server, channel, thread, lobby: null },
          { server, channel, thread: unique('thread'), lobby: null },
          { server, channel: unique('channel'), thread: null, lobby: null },
        ]) {
          const match = await openMatch(store);
          await store.transaction((t) => t.changeMatch(match, { home }));
          ids.push(await enqueue(match, 'put off', start));
        }
        const stick = async () => {
          for (const row of await store.claimOutbox(start, 10_000, 100)) {
            await store.deferMessage(row, start, after(339_000), 'away');
          }
        };
        const due = async () => (await store.claimOutbox(start, 1, 100)).map(({ id }) => id);
        expect(await store.retryDeferred({ server }, start)).toBe(0);
        await stick();
        expect(await store.retryDeferred({ channel: unique('channel') }, start)).toBe(0);
        expect(await store.retryDeferred({ channel: thread }, start)).toBe(1);
        expect(await due()).toEqual(ids.slice(0, 1));
        // It is being carried now.
        expect(await store.retryDeferred({ channel: thread }, start)).toBe(0);
        expect(await store.retryDeferred({ channel }, start)).toBe(1);
        expect(await due()).toEqual(ids.slice(1, 2));
        expect(await store.retryDeferred({ server }, start)).toBe(1);
        expect(await due()).toEqual(ids.slice(2));
        await drain(after(339_999));
      });

      it('makes due at once what was put off for a reason, and by people each once in half a minute', async () => {
        await drain(after(339_100));
        const start = after(339_101);
        const thread = unique('thread');
        const match = await openMatch(store);
        const home = { server: unique('server'), channel: unique('channel'), thread, lobby: null };
        await store.transaction((t) => t.changeMatch(match, { home }));
        await enqueue(match, 'put off', start);
        const stick = async (at: Date, error: string) => {
          for (const row of await store.claimOutbox(at, 10_000, 100)) {
            await store.deferMessage(row, at, after(339_900), error);
          }
        };
        const due = async (at: Date) => (await claim(at)).length;
        await stick(start, 'away');
        expect(await store.retryDeferred({ error: 'refused' }, start)).toBe(0);
        expect(await store.retryDeferred({ error: 'away' }, start)).toBe(1);
        await stick(start, 'away');
        // Whoever touches the place as well only has it tried when half a minute is over.
        expect(await store.retryDeferred({ channel: thread }, after(339_103))).toBe(1);
        expect(await store.retryDeferred({ channel: thread }, after(339_104))).toBe(0);
        expect(await due(after(339_130))).toBe(0);
        expect(await due(after(339_131))).toBe(1);
        // What was in its way is gone: that waits for nothing, whoever touched the place before.
        await stick(after(339_200), 'away');
        expect(await store.retryDeferred({ channel: thread }, after(339_201))).toBe(1);
        await stick(after(339_201), 'away');
        expect(await store.retryDeferred({ error: 'away' }, after(339_202))).toBe(1);
        expect(await due(after(339_202))).toBe(1);
        await drain(after(339_900));
      });

      it('has a queue for each who is told by DM, which waits for no other in which something failed', async () => {
        await drain(after(339_910));
        const start = after(339_911);
        const match = await openMatch(store);
        const say = (kind: string, dm: string | null) =>
          enqueued(store, { match, dm, kind, payload: {}, createdAt: start });
        const turn = await say('turn', null);
        await say('second turn', null);
        const call = await say('call', 'ann');
        await say('second call', 'ann');
        const other = await say('other call', 'ben');
        // As long as nothing fails, all is said in its order.
        expect(await claim(start)).toEqual(['turn']);
        expect(await claim(start)).toEqual([]);
        await store.deferMessage(once(turn), start, after(339_990), 'locked');
        expect(await claim(start)).toEqual(['call']);
        await store.deferMessage(once(call), start, after(339_990), 'too fast');
        expect(await claim(start)).toEqual(['other call']);
        expect(await claim(start)).toEqual([]);
        await store.markDelivered(once(other), start, 'posted');
        await store.markDelivered(once(turn), start, 'posted');
        expect(await claim(start)).toEqual(['second turn']);
        await drain(after(339_999));
      });

      it('makes due what was put off of one match, in its thread or at its lobby', async () => {
        await drain(after(340_000));
        const start = after(340_001);
        const [server, channel] = [unique('server'), unique('channel')];
        const [thread, lobby] = [unique('thread'), unique('lobby')];
        const ids = [];
        for (const place of [
          { thread, lobby: null },
          { thread: null, lobby },
        ]) {
          const match = await openMatch(store);
          const home = { server, channel, ...place };
          await store.transaction((t) => t.changeMatch(match, { home }));
          ids.push(await enqueue(match, 'put off', start));
        }
        for (const row of await store.claimOutbox(start, 10_000, 100)) {
          await store.deferMessage(row, start, after(349_000), 'away');
        }
        const due = async () => (await store.claimOutbox(start, 1, 100)).map(({ id }) => id);
        expect(await store.retryDeferred({ thread: channel, lobby: null }, start)).toBe(0);
        expect(await store.retryDeferred({ thread, lobby: null }, start)).toBe(1);
        expect(await due()).toEqual(ids.slice(0, 1));
        expect(await store.retryDeferred({ thread: channel, lobby }, start)).toBe(1);
        expect(await due()).toEqual(ids.slice(1));
        await drain(after(349_999));
      });

      it('gives messages of some kinds only, and lets them hold up the others of their match', async () => {
        await drain(after(350_000));
        const [one, other] = [await openMatch(store), await openMatch(store)];
        const start = after(350_001);
        await enqueue(one, 'slow', start);
        await enqueue(one, 'quick', start);
        await enqueue(other, 'quick', start);
        const claimOf = async (kinds: Kinds) =>
          (await store.claimOutbox(start, 30_000, 100, kinds)).map(({ kind, match }) => [
            kind,
            match,
          ]);
        expect(await claimOf({ only: ['other'] })).toEqual([]);
        expect(await claimOf({ but: ['slow', 'other'] })).toEqual([['quick', other]]);
        expect(await claimOf({ only: ['slow'] })).toEqual([['slow', one]]);
        expect(await claimOf({ but: [] })).toEqual([]);
      });

      it('gives what calls the same people in other matches as well', async () => {
        await drain(after(360_000));
        const [me, you] = [unique('me'), unique('you')];
        const start = after(360_001);
        const calling = (match: MatchId, at: number, kind = 'reminder') =>
          enqueued(store, { match, kind, payload: { kind, seat: at }, createdAt: start });
        await calling(await seatsOf(me), 0);
        const mine = await calling(await seatsOf(me), 0, 'secret');
        await calling(await seatsOf(you), 0);
        await calling(await seatsOf(me), 0, 'turn');
        // It waits for no call to somebody else.
        const both = await seatsOf(you, me);
        await calling(both, 0);
        const behind = await calling(both, 1);
        const calledBy = await store.claimOutbox(start, 30_000, 1);
        expect(calledBy).toHaveLength(1);
        const besides = await store.claimOutbox(start, 30_000, 10, { calledBy });
        expect(besides.map(({ id }) => id)).toEqual([mine, behind]);
        const all = [...calledBy, ...besides];
        const livePosts = new Map([[calledBy[0]?.match ?? 0, [{ message: 'one post' }]]]);
        expect(await store.markTogether(all, start, 'one post', livePosts)).toEqual({
          count: 3,
          isMore: true,
        });
        expect(await store.match(calledBy[0]?.match ?? 0)).toMatchObject({
          livePosts: [{ message: 'one post' }],
        });
        expect(await store.markTogether(all, start, 'another')).toEqual({
          count: 0,
          isMore: false,
        });
        expect(await claim(start)).toEqual(['reminder', 'turn', 'reminder']);
      });

      it('has no two calls wait for each other after a process died, nor for what is put off', async () => {
        await drain(after(362_000));
        const [me, you] = [unique('me'), unique('you')];
        const start = after(362_001);
        const calling = (match: MatchId, at: number) =>
          enqueued(store, {
            match,
            kind: 'reminder',
            payload: { kind: 'reminder', seat: at },
            createdAt: start,
          });
        const [one, other] = [await seatsOf(me, you), await seatsOf(you, me)];
        const calls: number[] = [];
        for (const match of [one, other])
          for (const at of [0, 1]) calls.push(await calling(match, at));
        const calledBy = await store.claimOutbox(start, 30_000, 10);
        const besides = await store.claimOutbox(start, 30_000, 10, { calledBy });
        expect([...calledBy, ...besides].map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
          calls,
        );
        const again = await store.claimOutbox(after(362_032), 86_400_000, 10);
        expect(again.map(({ id }) => id)).toEqual([calls[0], calls[2]]);
        // Those are held for a day now: nobody else waits for that.
        const fresh = await calling(await seatsOf(me), 0);
        const next = await store.claimOutbox(after(362_033), 30_000, 10);
        expect(next.map(({ id }) => id)).toEqual([fresh]);
        await drain(after(362_033 + 86_400));
      });

      it('has a call wait for another one to the same person, unless that is stuck', async () => {
        await drain(after(370_000));
        const me = unique('me');
        const start = after(370_001);
        const mine = async (...kinds: readonly string[]) => {
          const match = await openMatch(store);
          await store.transaction((transaction) => transaction.setSeats(match, [seat(0, me)]));
          for (const kind of kinds)
            await enqueued(store, { match, kind, payload: { kind, seat: 0 }, createdAt: start });
        };
        await mine('reminder');
        await mine('turn', 'secret');
        const claimed = async () => store.claimOutbox(start, 30_000, 10);
        const [turn, ...others] = await claimed();
        expect([turn?.kind, ...others]).toEqual(['turn']);
        expect(await claimed()).toEqual([]);
        if (turn !== undefined) await store.markDelivered(turn, start, null);
        expect((await claimed()).map(({ kind }) => kind)).toEqual(['reminder', 'secret']);
        await drain(after(380_000));
        await mine('reminder');
        await mine('turn', 'reminder');
        for (const row of await claimed())
          await store.deferMessage(row, start, after(390_000), 'away');
        expect((await claimed()).map(({ kind }) => kind)).toEqual(['reminder']);
        await drain(after(399_000));
      });

      it('lets a message that nobody has taken up say something else', async () => {
        await drain(after(400_000));
        const match = await openMatch(store);
        const start = after(400_001);
        const first = await enqueue(match, 'first', start);
        const second = await enqueue(match, 'second', start);
        expect(await claim(start)).toEqual(['first']);
        await store.transaction(async (transaction) => {
          const waiting = await transaction.undelivered(match);
          expect(waiting.map(({ id, attempts }) => [id, attempts])).toEqual([
            [first, 1],
            [second, 0],
          ]);
          await transaction.changeMessage(
            second,
            { kind: 'both', payload: { kind: 'second and third' } },
            start,
          );
          // What it said before may have been posted, where this is a backup of that time.
          const again = await transaction.undelivered(match);
          expect(new Set([...waiting, ...again].map(({ mark }) => mark)).size).toBe(3);
        });
        await store.markDelivered(once(first), start, null);
        const [told] = await store.claimOutbox(start, 30_000, 100);
        expect(told).toMatchObject({
          id: second,
          kind: 'both',
          payload: { kind: 'second and third' },
        });
        await store.markDelivered(once(second), start, null);
        expect(await store.transaction((t) => t.undelivered(match))).toEqual([]);
      });

      it('lets what is about no match wait for nothing, and hold nothing up', async () => {
        await drain(after(460_000));
        const match = await openMatch(store);
        const start = after(460_001);
        const alone = (kind: string) =>
          store.transaction((t) =>
            t.enqueue({ match: null, kind, payload: { kind }, createdAt: start }),
          );
        await alone('alone');
        await enqueue(match, 'of a match', start);
        await alone('alone, too');
        const claims = await store.claimOutbox(start, 30_000, 100);
        const [first = 0, , second = 0] = claims.map(({ id }) => id);
        expect(claims.map(({ match: about, kind }) => [about, kind])).toEqual([
          [null, 'alone'],
          [match, 'of a match'],
          [null, 'alone, too'],
        ]);
        // Each is leased, renewed, put off and delivered as any other.
        expect(await claim(start)).toEqual([]);
        expect(await store.renewClaims([once(first)], after(460_050))).toEqual([first]);
        await store.deferMessage(once(second), start, after(460_010), 'nobody there');
        expect(await store.retryDeferred({ server: 'server' }, start)).toBe(0);
        expect(await claim(after(460_010))).toEqual(['alone, too']);
        expect(await store.markDelivered(once(first), start, 'message')).toBe(true);
        expect(await store.markDelivered({ id: second, attempts: 2 }, start, null)).toBe(true);
        expect(await store.transaction((t) => t.undelivered(match))).toHaveLength(1);
        await drain(after(460_100));
      });

      it('holds a message back until its time, which may be changed, and what comes behind it from then on', async () => {
        await drain(after(450_000));
        const match = await openMatch(store);
        const [start, later, latest] = [after(450_001), after(450_011), after(450_021)];
        const message = { match, kind: 'held', payload: {}, createdAt: start, dueAt: later };
        const id = await enqueued(store, message);
        expect(await claim(start)).toEqual([]);
        const behind = await enqueue(match, 'behind it', start);
        await store.transaction((transaction) => transaction.changeMessage(id, message, latest));
        await store.transaction((transaction) => transaction.changeMessage(id, message, later));
        expect(await claim(later)).toEqual(['held']);
        expect(await claim(later)).toEqual([]);
        await store.markDelivered(once(id), later, null);
        expect(await claim(later)).toEqual(['behind it']);
        await store.markDelivered(once(behind), later, null);
      });

      it('lets others by one that was never due, which then waits for what is on its way', async () => {
        await drain(after(460_000));
        const match = await openMatch(store);
        const [start, later] = [after(460_201), after(460_211)];
        const message = { match, kind: 'held', payload: {}, createdAt: start, dueAt: later };
        const held = await enqueued(store, message);
        const first = await enqueue(match, 'behind it', start);
        const second = await enqueue(match, 'behind both', start);
        expect(await claim(start)).toEqual(['behind it']);
        expect(await claim(later)).toEqual([]);
        // What has been tried is tried again before what comes due meanwhile.
        await store.deferMessage(once(first), later, later, 'nobody there');
        expect(await claim(later)).toEqual(['behind it']);
        await store.markDelivered({ id: first, attempts: 2 }, later, null);
        expect(await claim(later)).toEqual(['held']);
        await store.markDelivered(once(held), later, null);
        expect(await claim(later)).toEqual(['behind both']);
        await store.markDelivered(once(second), later, null);
      });

      it('forgets what was delivered, and presses, from before a time', async () => {
        await drain(after(500_000));
        await store.prune(after(500_001));
        const match = await openMatch(store);
        const old = await enqueue(match, 'old', after(500_001));
        await enqueue(match, 'waiting', after(500_001));
        await store.claimOutbox(after(500_001), 1, 1);
        await store.markDelivered(once(old), after(500_002), null);
        const press = unique('press');
        await store.transaction((t) => t.recordInteraction(press, after(500_002)));
        expect(await store.prune(after(500_002))).toBe(0);
        expect(await store.prune(after(500_003))).toBe(2);
        expect(await claim(after(500_003))).toEqual(['waiting']);
        expect(await store.transaction((t) => t.recordInteraction(press, now))).toBe(true);
      });

      it('forgets a plan with all that belongs to it, and no match', async () => {
        await store.prune(after(500_004));
        const [real, plan] = [await openMatch(store), await openMatch(store)];
        await store.transaction(async (t) => {
          await t.lockMatch(plan);
          await t.setSeats(plan, [seat(0, 'ann'), seat(1, null)]);
          await t.changeMatch(plan, { planOf: real, plan: { sequence: 3 } });
          await t.saveNote(plan, { user: 'ann', text: 'Try this.' });
          await t.saveOrder(plan, { seat: 0, name: 'defend', against: null, value: 'all' });
          await t.setClock(plan, { runAt: null, late: false, state: {} });
        });
        expect(await store.plansOf(real, 'ann')).toEqual([plan]);
        expect(await store.matchesWith('ann', ['open'])).not.toContainEqual(
          expect.objectContaining({ id: plan }),
        );
        expect(await store.prune(after(0))).toBe(0);
        expect(await store.prune(after(1))).toBe(1);
        expect(await store.match(plan)).toBeNull();
        expect(await store.match(real)).not.toBeNull();
      });
    });

    it('says that it is well', async () => {
      expect(await store.healthy()).toBe(true);
    });
  });
}
