import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stoneAgeEdition } from '../../src/games/stone-age/index.ts';
import { answer } from '../../src/match/play/answer.ts';
import { order, prefer } from '../../src/match/play/order.ts';
import { makePlan, playPlan } from '../../src/match/plan/plan.ts';
import type { App } from '../../src/match/app/app.ts';
import { noticeOf } from '../../src/match/app/notice.ts';
import type { Press } from '../../src/match/app/press.ts';
import { openApp } from '../../src/match/open.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import { load, roundOf } from '../../src/match/loaded/load.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import { takeBackOrAsk } from '../../src/match/agreement/take-back.ts';
import { PREFERENCES } from '../../src/match/stored/order-row.ts';
import { USUAL_TERMS } from '../../src/match/time/terms.ts';
import { panelFor } from '../../src/panel/panel.ts';
import { writeId } from '../../src/panel/ids.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Preference } from '../../src/presentation/orders.ts';
import type { Store } from '../../src/store/store.ts';
import { appSpeech } from '../../src/words/index.ts';
import { openMemoryStore } from '../store/memory.ts';

const edition: AnyEdition = stoneAgeEdition;
const people = ['1', '2'].map((id) => ({ id, name: `Player ${id}` }));

const list = (...said: string[]): Preference[] =>
  said.map((one) => {
    const [thing = '', many] = one.split(' ');
    return { thing, many: many === undefined ? null : Number(many) };
  });

describe('what is preferred in a round', () => {
  let store: Store;
  let app: App;
  let presses = 0;
  let clock = 0;
  /** The seat that is asked first, and the other one. */
  let [one, other] = [0, 1];

  const press = (seat: number): Press => {
    presses += 1;
    return {
      interaction: `press ${presses}`,
      user: people[seat] ?? { id: '0', name: 'Nobody' },
      locale: null,
      moderates: () => false,
      holds: () => false,
    };
  };
  const appOver = (): App => ({
    ...openApp(store, new Map([[edition.game.id, edition]]), () => new Date(clock)),
    announce: () => undefined,
    think: async () => null,
  });
  const row = async () => {
    const found = await store.match(1);
    if (found === null) throw new Error('The match is gone.');
    return found;
  };
  const say = (seat: number, choice: string) =>
    answer(app, press(seat), 1, [
      ({ match }) => ({ decision: waitingFor({ edition, match })[0]?.id ?? '', choice }),
    ]);
  const place = (seat: number, where: string) => say(seat, `place.${where}`);
  /** What was placed so far, and whether an order did it. */
  const placed = async (): Promise<string[]> =>
    (await store.entries(1)).flatMap(({ entry }) => {
      const said = JSON.stringify(entry);
      const choice = /"choice":"place\.([^"]+)"/u.exec(said)?.[1];
      return choice === undefined ? [] : [`${choice}${said.includes('"by":"order"') ? ' !' : ''}`];
    });
  const asked = async (): Promise<number[]> => {
    const { match } = await load(app, 1);
    return waitingFor({ edition, match }).map(({ seat }) => seat);
  };
  const pinged = async (): Promise<number[]> => {
    const waiting = await store.transaction((transaction) => transaction.undelivered(1));
    return waiting.flatMap((message) => {
      const notice = noticeOf(message);
      return notice?.kind === 'turn' ? [...notice.ping] : [];
    });
  };
  const panel = async (seat: number) => {
    const { text, components } = panelFor(await load(app, 1), seat, appSpeech('en')).bare();
    const ids = components.flatMap((found) =>
      found.is === 'list' ? [found.list.press] : found.buttons.map((button) => button.press),
    );
    return { text, ids: ids.map(writeId) };
  };

  beforeEach(async () => {
    clock = Date.UTC(2026, 5, 1, 12);
    store = await openMemoryStore();
    app = appOver();
    await openMatch(app, press(0), {
      game: edition.game.id,
      size: 2,
      computers: 0,
      home: { server: '1', channel: '2' },
      terms: USUAL_TERMS,
    });
    await joinMatch(app, press(1), 1);
    await startMatch(app, press(0), 1);
    [one = 0] = await asked();
    other = 1 - one;
  });
  afterEach(() => store.close());

  it('acts at once where it is asked, and each time that it is asked again, in the order that was said', async () => {
    await prefer(app, press(one), 1, list('hut', 'field', 'hunt'));
    expect(await placed()).toEqual(['hut !']);
    await place(other, 'forest.2');
    expect(await placed()).toEqual(['hut !', 'forest.2', 'field !']);
    await place(other, 'card1');
    expect((await placed()).slice(3)).toEqual(['card1', 'hunt.2 !']);
    // Nobody was called but who has to say something.
    expect(await pinged()).not.toContain(one);
  });

  it('goes on to the next where somebody was faster, with as many as find room', async () => {
    await prefer(app, press(other), 1, list('hut', 'clay 2', 'hunt'));
    await place(one, 'hut');
    expect(await placed()).toEqual(['hut', 'clay.2 !']);
    expect(await asked()).toEqual([one]);
  });

  it('stops where nothing of it is free, and its player is called and told so', async () => {
    await prefer(app, press(other), 1, list('hut', 'field'));
    await place(one, 'hut');
    expect(await placed()).toEqual(['hut', 'field !']);
    await place(one, 'forest.1');
    expect(await asked()).toEqual([other]);
    expect(await pinged()).toContain(other);
    expect((await panel(other)).text).toContain(
      'Rest of my placements: nothing on the list is free any more.',
    );
  });

  it('is a secret of its player, shown until it has run', async () => {
    const [before, sequence] = [await panel(one), (await row()).sequence];
    await prefer(app, press(other), 1, list('quarry 3', 'river 1'));
    expect((await row()).sequence).toBe(sequence);
    expect(await panel(one)).toEqual(before);
    const own = await panel(other);
    expect(own.text).toContain('📜 Rest of my placements: Quarry 3, River 1');
    expect(own.ids).toContain('prefer:1');
    for (const id of own.ids) expect(id).not.toMatch(/quarry|river/u);
    await place(one, 'hut');
    expect((await panel(other)).text).toContain('Rest of my placements: River 1');
  });

  it('is changed and taken back until it has run', async () => {
    await prefer(app, press(other), 1, list('quarry 3'));
    await prefer(app, press(other), 1, list('river 2'));
    await place(one, 'hut');
    expect(await placed()).toEqual(['hut', 'river.2 !']);
    await prefer(app, press(other), 1, list('field', 'hunt'));
    await order(app, press(other), 1, { name: PREFERENCES, against: null, value: null });
    await place(one, 'forest.1');
    expect(await asked()).toEqual([other]);
    expect((await row()).orders).toEqual([]);
    await prefer(app, press(other), 1, list('field'));
    await prefer(app, press(other), 1, []);
    expect((await row()).orders).toEqual([]);
  });

  it('leaves out what cannot be had any more, and is refused where that is all', async () => {
    await place(one, 'hut');
    const before = await row();
    const refusal = /has changed since/u;
    await expect(prefer(app, press(other), 1, list('hut'))).rejects.toThrow(refusal);
    await expect(prefer(app, press(other), 1, list('moon'))).rejects.toThrow(refusal);
    await expect(prefer(app, press(other), 1, list('hunt 9'))).rejects.toThrow(refusal);
    expect(await row()).toEqual(before);
    await prefer(app, press(other), 1, list('hut', 'clay 1', 'river 2'));
    expect(await placed()).toEqual(['hut', 'clay.1 !']);
    const raw = { name: PREFERENCES, against: null, value: '{"round":1,"preferences":[]}' };
    await expect(order(app, press(one), 1, raw)).rejects.toThrow('standing order');
  });

  it('runs on after a restart', async () => {
    await prefer(app, press(other), 1, list('field', 'hunt'));
    app = appOver();
    await place(one, 'hut');
    app = appOver();
    await place(one, 'forest.1');
    expect(await placed()).toEqual(['hut', 'field !', 'forest.1', 'hunt.4 !']);
  });

  it('ends with its round, however much of it is left', async () => {
    await prefer(app, press(one), 1, list('hunt', 'field', 'hut'));
    expect((await row()).orders).toHaveLength(1);
    await place(other, 'hunt.5');
    for (let step = 0; roundOf(await load(app, 1)) === 1 && step < 20; step += 1) {
      const { match } = await load(app, 1);
      const [decision] = waitingFor({ edition, match });
      if (decision === undefined) throw new Error('Nobody is asked.');
      const own = edition.game.decisions(match.state).find(({ seat }) => seat === decision.seat);
      const choices = own === undefined ? [] : edition.game.choices(match.state, own);
      const key = 'shape' in choices ? '' : (choices[0]?.key ?? '');
      await say(decision.seat, key);
    }
    expect(roundOf(await load(app, 1))).toBe(2);
    expect((await row()).orders).toEqual([]);
    expect((await placed()).filter((said) => said.endsWith('!'))).toEqual(['hunt.5 !']);
  });

  it('rests for what its player takes back, until it answers or says something else', async () => {
    await prefer(app, press(one), 1, list('hut', 'field'));
    await takeBackOrAsk(app, press(one), 1, (await row()).sequence);
    expect(await asked()).toEqual([one]);
    await place(one, 'clay.1');
    await place(other, 'forest.1');
    expect(await placed()).toEqual(['hut !', 'clay.1', 'forest.1', 'hut !']);
  });

  it('is given by what was planned, too, and is not taken back by what has run there', async () => {
    await prefer(app, press(other), 1, list('field', 'hunt'));
    const plan = (await makePlan(app, press(other), 1)).row.id;
    await prefer(app, press(other), plan, list('river 2', 'hunt'));
    const { did } = await playPlan(app, press(other), plan);
    expect(did.orders).toMatchObject([{ name: PREFERENCES }]);
    await place(one, 'hut');
    expect(await placed()).toEqual(['hut', 'river.2 !']);
  });
});
