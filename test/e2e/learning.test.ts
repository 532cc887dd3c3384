import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CountedRandom, namedRandom } from '../../src/engine/random.ts';
import { SHELF } from '../../src/games/index.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type PageMessage, type Person, picturesOf, textOf } from '../../src/sandbox/index.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { STEADING } from '../games/steading/rules.ts';
import {
  anew,
  type Camp,
  livePost,
  messageOf,
  moreOn,
  openPanel,
  pitchCamp,
  posts,
  pressLobby,
  pressOn,
  startMatch,
} from './camp.ts';
import { walk } from '../../src/sandbox/limits/components.ts';
import { asks, make, movesOn, oneOf } from './hands.ts';
import { say } from './play.ts';

/** The lesson on a panel; null where it teaches nothing. */
const lessonOn = (panel: PageMessage): string | null =>
  /^💡 .*$/mu.exec(textOf(panel))?.[0] ?? null;

/** Does one random thing that the panel offers; ends a turn only where nothing else is left, as the match is short. */
function actOnce(person: Person, panel: PageMessage, random: CountedRandom): Promise<PageMessage> {
  const all = movesOn(panel);
  const others = all.filter(({ id }) => !id.startsWith('ask:'));
  return make(person, panel, oneOf(others.length > 0 ? others : all, random), random);
}

const has = ({ components }: PageMessage, label: string): boolean =>
  JSON.stringify(components).includes(`"label":"${label}"`);

describe('a game is learnt while it is played', { timeout: 30_000 }, () => {
  let camp: Camp;
  let learner: Person;
  let outsider: Person;
  let panel: PageMessage;
  let thread: string;

  beforeAll(async () => {
    camp = await pitchCamp({
      people: ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elder', 'Fir', 'Gorse', 'Hazel', 'Ivy'],
    });
    [learner, outsider] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
  });
  afterAll(() => camp.close());

  /** Reads the cards, and comes to the match. */
  const learn = async (person: Person): Promise<PageMessage> => {
    const first = messageOf(await person.invoke('learn', { game: 'tusk' }, { channel: 'tusk' }));
    const cards = await turned(person, first);
    const opened = messageOf(await person.press(cards.at(-1) ?? first, 'To the match'));
    await camp.settled();
    // Whoever goes first: there is nothing to take back yet.
    expect(has(opened, 'Undo')).toBe(false);
    return opened;
  };
  /** Every card of how to play, the first one given. */
  const turned = async (person: Person, first: PageMessage): Promise<PageMessage[]> => {
    const cards = [first];
    for (let card = first; has(card, 'Next card'); cards.push(card)) {
      card = messageOf(await person.press(card, 'Next card'));
      expect(card.id).toBe(first.id);
    }
    return cards;
  };
  const here = 'What you can do here';
  const how = async (person: Person, post: PageMessage, label = 'How to play') =>
    messageOf(await pressOn(person, post, label));

  it('by /learn: a match with one computer player, whose panel is there at once', async () => {
    const first = messageOf(await learner.invoke('learn', { game: 'tusk' }, { channel: 'tusk' }));
    expect(first.ephemeral).toBe(true);
    // What one wins by, how it is played and how long it lasts, card by card, each with its picture and one button.
    const cards = await turned(learner, first);
    expect(cards).toHaveLength(4);
    for (const [at, card] of cards.entries()) {
      expect(textOf(card)).toContain(`Card ${at + 1} of 4`);
      expect(picturesOf(card)).toHaveLength(1);
      expect(
        walk(card.components).filter(({ component }) => 'custom_id' in component),
      ).toHaveLength(1);
    }
    expect(textOf(first)).toMatch(/the most food wins/);
    const last = cards.at(-1) ?? first;
    expect(textOf(last)).toMatch(/This first match ends after turn 4\./);
    panel = messageOf(await learner.press(last, 'To the match'));
    await camp.settled();
    panel = learner.message(panel);
    expect(panel.ephemeral).toBe(true);
    expect(textOf(panel)).toMatch(/· Turn \d of 4|· Setup/);
    // What is worth trying is said, and has a sign where it is pressed or chosen.
    expect(textOf(panel)).toMatch(/^💡 .*Try \*\*.+\*\*$/mu);
    expect(JSON.stringify(panel.components).match(/"name":"💡"/gu)).toHaveLength(1);
    // There are no standing orders, and nothing of what the board shows.
    expect(has(await moreOn(learner, panel), 'Standing orders')).toBe(false);
    expect(textOf(panel)).not.toMatch(/The tribes gather/);
    const row = await camp.store.match(1);
    expect(row).toMatchObject({
      status: 'running',
      config: { length: 'short' },
      seats: [{ user: learner.id }, { user: null }],
    });
    expect(row?.seats).toHaveLength(2);
    expect(picturesOf(panel)).toHaveLength(1);
    thread = learner.channels().findLast(({ name }) => /^\S+ #1: /u.test(name))?.id ?? '';
    expect(posts(learner, thread).length).toBeGreaterThan(0);
  });

  it('a lesson stands above what is asked, and again where the panel is opened again', async () => {
    const first = lessonOn(panel);
    expect(first).not.toBeNull();
    panel = await anew(learner, panel);
    expect(lessonOn(panel)).toBe(first);
    expect(lessonOn(await openPanel(learner, thread))).toBe(first);
    await camp.restart();
    expect(lessonOn(await openPanel(learner, thread))).toBe(first);
  });

  it('what can be done now is a press away on every page of the rules, for who is asked', async () => {
    const rules = async (person: Person, channel: string) =>
      messageOf(await person.invoke('rules', {}, { channel }));
    const asked = await rules(learner, thread);
    const ways = messageOf(await learner.press(asked, here));
    expect(ways.id).toBe(asked.id);
    expect(has(ways, here)).toBe(false);
    for (const label of ['Legend', 'How to play']) {
      expect(has(messageOf(await learner.press(ways, label)), here)).toBe(true);
    }
    const turned = messageOf(await learner.select(ways, 'Which chapter?', ['1']));
    expect(textOf(messageOf(await learner.press(turned, here)))).toBe(textOf(ways));
    expect(has(await rules(learner, 'tusk'), here)).toBe(true);
    expect(has(await rules(outsider, thread), here)).toBe(false);
  });

  it('another one comes with another question, and none twice', async () => {
    const random = namedRandom('learning');
    const told: string[] = [];
    panel = await openPanel(learner, thread);
    for (let answers = 0; answers < 5 && asks(panel); answers += 1) {
      const lesson = lessonOn(panel);
      if (lesson !== null && told.at(-1) !== lesson) told.push(lesson);
      panel = await actOnce(learner, panel, random);
      await camp.settled();
    }
    expect(told.length).toBeGreaterThan(2);
    expect(new Set(told).size).toBe(told.length);
  });

  it('Undo takes an answer back though the computer has answered since, once for a double click', async () => {
    const random = namedRandom('undone');
    const row = async () => (await camp.store.match(1))?.sequence ?? 0;
    const before = await row();
    panel = await openPanel(learner, thread);
    for (let answers = 0; answers < 20; answers += 1) {
      const was = await row();
      panel = await actOnce(
        learner,
        asks(panel) ? panel : await openPanel(learner, thread),
        random,
      );
      await camp.settled();
      panel = learner.message(panel);
      if (JSON.stringify(panel.components).includes('"unsay:') && (await row()) > was + 1) break;
    }
    expect(await row()).toBeGreaterThan(before + 1);
    const undo = /"(unsay:1:\d+)"/.exec(JSON.stringify(panel.components))?.[1] ?? '';
    expect(undo).not.toBe('');
    const at = await row();
    await Promise.all([1, 2].map(() => learner.press(panel, undo, { unchecked: true })));
    await camp.settled();
    expect(await row()).toBe(at + 1);
    expect(textOf(await openPanel(learner, thread))).not.toMatch(/^⚠️/u);
  });

  it('How to play shows its cards, and what can be done now is a press from there', async () => {
    const cards = await how(learner, await openPanel(learner, thread));
    expect(textOf(cards)).toMatch(/^## Tusk!/);
    expect(textOf(cards).match(/^### /gm)).toHaveLength(4);
    const ways = textOf(messageOf(await learner.press(cards, here)));
    expect(ways).toMatch(/^## What you can do/);
    expect(ways).toMatch(/^### /m);
    expect(ways.length).toBeLessThanOrEqual(4000);
    const posted = await how(learner, livePost(learner, thread));
    expect(textOf(posted)).toBe(textOf(cards));
    // The game goes on where it was read; the panel above is not needed any more.
    const back = messageOf(await learner.press(posted, 'Back to the game'));
    expect(back.id).toBe(posted.id);
    expect(textOf(back)).toContain('you are');
    expect(has(back, 'Undo') || has(back, 'Board')).toBe(true);
  });

  it('No hints ends them, and Hints again, below How to play, brings them back', async () => {
    // A match in which nothing was taught yet.
    const pupil = camp.sandbox.user('Cedar');
    let own = await learn(pupil);
    const lesson = lessonOn(own);
    expect(lesson).not.toBeNull();
    own = messageOf(await pressOn(pupil, own, 'No hints'));
    expect(lessonOn(own)).toBeNull();
    expect(textOf(own)).toMatch(/brings them back/);
    expect(has(await moreOn(pupil, own), 'No hints')).toBe(false);
    const page = await how(pupil, own);
    await pupil.press(page, 'Hints again');
    const second = pupil.channels().findLast(({ name }) => /^\S+ #2: /u.test(name))?.id ?? '';
    expect(lessonOn(await openPanel(pupil, second))).toBe(lesson);
  });

  it('who learns a game anew is taught all of it again', async () => {
    const before = await camp.store.person(learner.id);
    expect(Object.keys(before.lessons).length).toBeGreaterThan(2);
    const again = await learn(learner);
    expect(lessonOn(again)).not.toBeNull();
    expect(Object.keys((await camp.store.person(learner.id)).lessons)).toHaveLength(1);
  });

  it('alone against a computer, too, the picture of how each turn ended stays', async () => {
    const gorse = camp.sandbox.user('Gorse');
    let own = await learn(gorse);
    const mine = gorse.channels().findLast(({ name }) => /^\S+ #\d+: Gorse/u.test(name))?.id ?? '';
    const random = namedRandom('three turns alone');
    const saying = (text: string) =>
      posts(gorse, mine).find(({ content }) => content.includes(text));
    for (let answers = 0; answers < 12 && saying('**Turn 4.**') === undefined; answers += 1) {
      const isTurn = JSON.stringify(own.components).includes('"label":"End turn');
      if (isTurn) await say(camp, mine, gorse, 'tusk done');
      else await actOnce(gorse, own, random);
      await camp.settled();
      own = await openPanel(gorse, mine);
    }
    for (const turn of [2, 3]) expect(saying(`**Turn ${turn}.**`)?.attachments).toHaveLength(1);
  });

  it('it ends after a few turns, and a whole match comes next', async () => {
    const ivy = camp.sandbox.user('Ivy');
    let own = await learn(ivy);
    const mine = ivy.channels().findLast(({ name }) => /^\S+ #\d+: Ivy/u.test(name))?.id ?? '';
    const random = namedRandom('a whole first match');
    const now = async () => camp.store.matchIn({ thread: mine });
    for (let answers = 0; answers < 200 && (await now())?.status === 'running'; answers += 1) {
      own = await actOnce(ivy, asks(own) ? own : await openPanel(ivy, mine), random);
      await camp.settled();
    }
    const row = await now();
    expect(row?.status).toBe('over');
    expect(
      posts(ivy, mine).some(({ content }) => content.includes('last turn of a short match')),
    ).toBe(true);
    // What it came to stands in the thread and on the panel.
    const debrief = /\*\*What scored:\*\* .+\n\*\*.+\n\*\*Next:\*\* /u;
    expect(posts(ivy, mine).filter(({ content }) => debrief.test(content))).toHaveLength(1);
    expect(textOf(ivy.message(own))).toMatch(debrief);
    await ivy.press(own, 'Play again');
    await camp.settled();
    const next = (await camp.store.match(row?.id ?? 0))?.again ?? 0;
    expect((await camp.store.match(next))?.config).toEqual({});
  });

  it('who only looks on reads the cards of how to play, each with its picture', async () => {
    const cards = await how(outsider, livePost(outsider, thread));
    expect(cards.ephemeral).toBe(true);
    expect(textOf(cards)).toMatch(/^## Tusk!/);
    expect(textOf(cards).match(/^### /gm)).toHaveLength(4);
    expect(textOf(cards).length).toBeLessThanOrEqual(4000);
    const pictures = picturesOf(cards);
    expect(pictures).toHaveLength(4);
    for (const { description } of pictures) expect(description.length).toBeGreaterThan(20);
    const chapter = messageOf(await outsider.select(cards, 'Which chapter?', ['2']));
    expect(picturesOf(chapter)).toHaveLength(0);
    expect(textOf(await how(outsider, chapter))).toBe(textOf(cards));
  });

  it('the legend stands beside the cards and each chapter, in pictures that are told in full', async () => {
    const cards = await how(outsider, livePost(outsider, thread));
    const legend = messageOf(await outsider.press(cards, 'Legend'));
    expect(textOf(legend)).toMatch(/^## Legend/);
    const pictures = picturesOf(legend);
    expect(pictures).toHaveLength(2);
    for (const { description } of pictures) expect(description).not.toMatch(/There is more on it/);
    expect(pictures.map(({ description }) => description).join()).toMatch(/Wounded/);
    expect(has(legend, 'Legend')).toBe(false);
    const chapter = messageOf(await outsider.select(legend, 'Which chapter?', ['2']));
    expect(picturesOf(chapter)).toHaveLength(0);
    expect(textOf(messageOf(await outsider.press(chapter, 'Legend')))).toBe(textOf(legend));
    expect(textOf(await how(outsider, legend))).toBe(textOf(cards));
  });

  it('the cards stand by a lobby, too, before anybody has begun', async () => {
    await say(camp, 'tusk', outsider, 'match new', { seats: 2 });
    const lobby = posts(outsider, 'tusk').at(-1);
    if (lobby === undefined) throw new Error('There is no lobby.');
    expect(textOf(await how(learner, lobby))).toMatch(/^## Tusk!/);
    const [late = ''] = /how:\d+/u.exec(JSON.stringify(lobby.components)) ?? [];
    await pressLobby(camp, outsider, lobby, late.replace('how', 'cancel'));
    const after = await learner.press(lobby, late, { unchecked: true });
    expect(after.text).toMatch(/^## Tusk!/);
  });

  it('a match that was not opened to learn teaches a newcomer all the same', async () => {
    const [dogwood, elder] = [camp.sandbox.user('Dogwood'), camp.sandbox.user('Elder')];
    const other = await startMatch(camp, [dogwood, elder]);
    const taught = await Promise.all(
      [dogwood, elder].map(async (person) => lessonOn(await openPanel(person, other))),
    );
    expect(taught.filter((lesson) => lesson !== null)).toHaveLength(1);
  });

  it('of what is opened on a panel, that alone is told, and the way back leads there', async () => {
    const hazel = camp.sandbox.user('Hazel');
    const random = namedRandom('opening a member');
    let own = await learn(hazel);
    const member = () => /"(piece:[^"]+)"/.exec(JSON.stringify(own.components))?.[1];
    for (let answers = 0; answers < 8 && member() === undefined; answers += 1) {
      own = await actOnce(hazel, own, random);
      await camp.settled();
    }
    own = messageOf(await hazel.press(own, member() ?? 'no member may act'));
    const [name = ''] = /Member \d, /u.exec(textOf(own)) ?? [];
    const page = await how(hazel, own);
    for (const label of [here, 'Legend', here]) {
      const turned = messageOf(await hazel.press(page, label));
      if (label === here) expect(textOf(turned)).toContain(name);
    }
    const form = await hazel.press(page, 'Search');
    if (form.is !== 'modal') throw new Error(`No form, but: ${form.text}`);
    const found = messageOf(await hazel.submitModal(form, { words: 'grass' }));
    expect(textOf(found)).toMatch(/^What the rules say about \*\*grass\*\*/u);
    expect(found.id).toBe(page.id);
    const back = messageOf(await hazel.press(page, 'Back to the game'));
    expect(textOf(back)).toContain(name);
  });

  it('a panel is there though what was taught cannot be kept', async () => {
    const fir = camp.sandbox.user('Fir');
    const own = await learn(fir);
    camp.amiss = {
      transaction: () => Promise.reject(new Error('The database is away.')),
    };
    const { lessons } = await camp.store.person(fir.id);
    const fresh = await anew(fir, own);
    await camp.settled();
    camp.amiss = {};
    expect(lessonOn(fresh)).toBe(lessonOn(own));
    expect((await camp.store.person(fir.id)).lessons).toEqual(lessons);
  });
});

describe('the rules of two games on one shelf', { timeout: 30_000 }, () => {
  let camp: Camp;

  beforeAll(async () => {
    const shelf = new Map([...SHELF, [STEADING.id, steadingEdition] as const]);
    camp = await pitchCamp({ people: ['Ash', 'Birch'], shelf });
  });
  afterAll(() => camp.close());

  it('are those of the game that is named, else of the one that is played here', async () => {
    const [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    const rules = async (person: Person, asked: Record<string, string> = {}) =>
      messageOf(await person.invoke('rules', asked, { channel: 'tusk' }));
    const chapters = async (person: Person, asked: Record<string, string>) => {
      const given = { ...asked, chapter: '' };
      const { choices } = await person.autocomplete('rules', given, 'chapter', { channel: 'tusk' });
      return choices.map(({ name }) => name);
    };
    const titles = (edition: AnyEdition) => edition.in('en').rules.map(({ title }) => title);
    messageOf(await ash.invoke('learn', { game: STEADING.id }, { channel: 'tusk' }));
    await camp.settled();
    const { title } = steadingEdition.in('en');
    expect(textOf(await rules(ash))).toMatch(new RegExp(`^## ${title}\n`, 'u'));
    expect(textOf(await rules(birch))).toMatch(new RegExp(`^## ${title}\n`, 'u'));
    const elsewhere = messageOf(await birch.invoke('rules', {}, { channel: 'general' }));
    expect(textOf(elsewhere)).toMatch(/^## Tusk!/u);
    const named = await rules(birch, { game: STEADING.id });
    expect(textOf(named)).toMatch(new RegExp(`^## ${title}\n`, 'u'));
    expect(await chapters(birch, { game: STEADING.id })).toEqual(titles(steadingEdition));
    expect(await chapters(ash, { game: 'tusk' })).not.toEqual(titles(steadingEdition));
    // What is asked is no matter of another game's rules.
    expect(has(await rules(ash), 'What you can do here')).toBe(true);
    expect(has(await rules(ash, { game: 'tusk' }), 'What you can do here')).toBe(false);
  });
});
