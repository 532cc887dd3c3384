import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, textOf } from '../../src/sandbox/index.ts';
import { StoreUnavailable } from '../../src/store/failure.ts';
import { type Camp, messageOf, noDatabase, pitchCamp, posts, pressLobby, read } from './camp.ts';
import { inPlayingOrder, offers, say } from './play.ts';

describe('where German is spoken, too', { timeout: 30_000 }, () => {
  let camp: Camp;
  let thread: string;
  /** In a German client, an English one, and at first one that we do not speak. */
  let ash: Person;
  let birch: Person;
  let cedar: Person;

  const lobby = () => {
    const post = posts(birch, 'tusk')[0];
    if (post === undefined) throw new Error('The lobby was not posted.');
    return post;
  };
  const speak = async (person: Person, language: string): Promise<string> =>
    read(await person.invoke('language', { speak: language }, { channel: 'general' }));
  const next = async (person: Person): Promise<string> =>
    read(await person.invoke('next', {}, { channel: 'general' }));

  beforeAll(async () => {
    camp = await pitchCamp({ languages: ['en', 'de'], locale: 'de' });
    [ash, birch, cedar] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
    ];
    ash.setLocale('de');
    cedar.setLocale('fr');
  }, 60_000);
  afterAll(() => camp.close());

  it('answers whoever presses in the language of its client', async () => {
    expect(read(await ash.invoke('match new', { seats: 2 }, { channel: 'tusk' }))).toMatch(
      /^Partie #1 ist eröffnet: .* \*\*Starten\*\*/,
    );
    expect(await next(ash)).toBe('Nichts wartet auf dich. Genieß das Feuer. 🔥');
    expect(await next(birch)).toBe('Nothing is waiting for you. Enjoy the fire. 🔥');
    // Who reads the server reads its language.
    expect(await next(cedar)).toBe('Nichts wartet auf dich. Genieß das Feuer. 🔥');
    cedar.setLocale('en-US');
  });

  it('speaks to everybody in the language of the server', async () => {
    await camp.settled();
    expect(lobby().content).toMatch(/Partie #1\n[^]*Hier sind noch Plätze frei\./);
    expect(await pressLobby(camp, birch, lobby(), 'Mitspielen / aussteigen')).toBeNull();
    expect(lobby().content).toMatch(new RegExp(`Alle sind da\\. <@${ash.id}> kann starten\\.$`));
    expect(await pressLobby(camp, birch, lobby(), 'Starten')).toMatch(/^Only <@/);
    await pressLobby(camp, ash, lobby(), 'Starten');
    thread = ash.channels().findLast(({ name }) => name.startsWith('Tusk! #'))?.id ?? '';
    const told = posts(cedar, thread).map(({ content }) => content);
    expect(told[1]).toMatch(/Drück \*\*Spielen\*\* .*\n-# .* 🎲 Faire Würfel: versiegelt \|\|`/u);
    expect(told.at(-1)).toMatch(
      /^<@\d+> · .+: Wähle, wo dein erstes Mitglied beginnt · bis <t:\d+:R>, danach die Reserve bis <t:\d+:f>\n/u,
    );
  });

  it('speaks on a panel to its reader alone', async () => {
    expect(await heading(ash)).toMatch(/ · du bist /);
    expect(await heading(birch)).toMatch(/ · you are /);
    expect(await speak(birch, 'de')).toBe(
      '💬 Ab jetzt rede ich **Deutsch** mit dir. Was alle lesen, bleibt in der Sprache des Servers.',
    );
    expect(await heading(birch)).toMatch(/ · du bist /);
    expect(await heading(ash)).toMatch(/ · du bist /);
  });

  it('finds a chapter of the rules by its title in the language of its reader', async () => {
    const rules = async (person: Person, chapter: string): Promise<string> =>
      read(await person.invoke('rules', { chapter }, { channel: thread }));
    expect(await rules(ash, 'die jagd')).toMatch(/^## Die Jagd\nWenn alle Stämme fertig sind,/);
    expect(await rules(cedar, 'The hunt')).toMatch(/^## The hunt\nWhen all tribes are done,/);
    const asked = { chapter: 'jag' };
    const { choices } = await ash.autocomplete('rules', asked, 'chapter', { channel: thread });
    expect(choices).toEqual([{ name: 'Die Jagd', value: 'Die Jagd' }]);
  });

  it('finds words in the rules, and turns their pages, in the language of its reader', async () => {
    const found = await ash.invoke('rules', { find: 'stocke' }, { channel: thread });
    expect(read(found)).toMatch(/^Das sagen die Regeln zu \*\*stocke\*\*:\n### Kämpfe\n/);
    const chapter = await ash.select(messageOf(found), 'Welches Kapitel?', ['4']);
    expect(read(chapter)).toMatch(/^## Die Jagd\n/);
    expect(read(await ash.press(messageOf(chapter), '◀ Kämpfe'))).toMatch(/^## Kämpfe\n/);
  });

  it('knows a side by what any language calls it', async () => {
    const give = async (to: string): Promise<string> =>
      read(await birch.invoke('give', { to, stick: 1 }, { channel: thread }));
    for (const to of ['Glut', 'Ember'])
      expect(await give(to)).toMatch(/^Geschenkt und getauscht wird ab Runde 1:/);
    expect(await give('Asche')).toMatch(/^So heißt niemand/);
  });

  it('keeps what somebody chose until it chooses again', async () => {
    await camp.restart();
    expect(await next(birch)).toMatch(/Nichts wartet auf dich| · gefragt </);
    expect(read(await birch.invoke('language', {}, { channel: 'general' }))).toMatch(
      /^💬 Ich rede \*\*Deutsch\*\* mit dir, wie du es dir gewünscht hast\./,
    );
    expect(await speak(birch, 'discord')).toMatch(/^💬 From now on I speak \*\*English\*\*/);
    expect(read(await birch.invoke('language', {}, { channel: 'general' }))).toMatch(
      /^💬 I speak \*\*English\*\* with you, as your Discord is set\./,
    );
  });

  it('refuses in the language that was chosen, also who sits at no match', async () => {
    await speak(cedar, 'de');
    const refused = await cedar.invoke('hand', {}, { channel: thread });
    expect(read(refused)).toMatch(/^Du spielst in dieser Partie nicht mit\./);
    await speak(cedar, 'discord');
    expect(read(await cedar.invoke('hand', {}, { channel: thread }))).toMatch(/^You have no seat/);
  });

  it('goes by the client where the database is away', async () => {
    await speak(ash, 'en');
    expect(await next(ash)).not.toMatch(/wartet|gefragt/);
    camp.amiss = noDatabase();
    expect(await next(ash)).toMatch(/^Mein Gedächtnis streikt gerade/);
    camp.amiss = {
      person: () => Promise.reject(new StoreUnavailable('The database cannot be reached.')),
    };
    expect(await next(ash)).toMatch(/wartet|gefragt/);
    // It does not answer, and a refusal has to come in time.
    camp.amiss = { person: () => new Promise(() => undefined) };
    await speak(cedar, 'de');
    expect(read(await cedar.invoke('hand', {}, { channel: thread }))).toMatch(/^You have no seat/);
    camp.amiss = {};
    await speak(cedar, 'discord');
    await speak(ash, 'discord');
  });

  it('sends a DM in the language of who gets it: the one it chose, else that of its client', async () => {
    const [first, second] = await inPlayingOrder(camp, 1, [ash, birch]);
    if (first === undefined || second === undefined) throw new Error('There are two of them.');
    first.setLocale('en-US');
    await speak(first, 'de');
    second.setLocale('en-GB');
    await speak(second, 'discord');
    const secrets = (person: Person) => person.dms().map(({ content }) => content);
    const keep = async (person: Person): Promise<void> => {
      const [card] = await offers(thread, person, 'tusk keep', 'card');
      await say(camp, thread, person, 'tusk keep', { card: card?.value ?? '' });
    };
    for (const person of [first, second])
      await say(camp, thread, person, 'tusk place', { at: 'D3' });
    expect(secrets(first)).toEqual([
      expect.stringMatching(
        /: In <#\d+> wartet eine geheime Entscheidung auf dich: .+\. Du kannst/,
      ),
    ]);
    await keep(first);
    expect(secrets(first)).toEqual([
      expect.stringMatching(/: Hier gibt es nichts mehr zu tun\. ✅$/),
    ]);
    expect(secrets(second)).toEqual([
      expect.stringMatching(/: a secret choice is waiting for you in/),
    ]);
    await keep(second);
    expect(secrets(second)).toEqual([expect.stringMatching(/: nothing to do here any more/)]);
  });

  const heading = async (person: Person): Promise<string> => {
    const post = posts(person, thread).findLast(({ components }) =>
      JSON.stringify(components).includes('"play:'),
    );
    if (post === undefined) throw new Error('Nothing was posted in the thread.');
    return textOf(messageOf(await person.press(post, 'Spielen')));
  };
});

describe('where English is spoken alone', () => {
  it('is English for everybody', async () => {
    const camp = await pitchCamp({ locale: 'de', languages: ['en'] });
    const ash = camp.sandbox.user('Ash');
    ash.setLocale('de');
    expect(read(await ash.invoke('next', {}, { channel: 'general' }))).toMatch(
      /^Nothing is waiting/,
    );
    read(await ash.invoke('match new', { seats: 2 }, { channel: 'tusk' }));
    await camp.settled();
    expect(posts(ash, 'tusk')[0]?.content).toMatch(/Waiting for players/);
    await camp.close();
  });
});
