import { describe, expect, it } from 'vitest';
import { eachChoice } from '../../../src/engine/choices.ts';
import { playMatch } from '../../../src/ai/playout.ts';
import { randomPlayer } from '../../../src/ai/random.ts';
import { eventsFor, type AddressedEvent } from '../../../src/engine/game.ts';
import type { Match } from '../../../src/engine/match.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { ask } from '../../../src/engine/question.ts';
import type { TuskEvent } from '../../../src/games/tusk/event.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import { tuskScene } from '../../../src/games/tusk/scene.ts';
import { choiceScene } from '../../../src/games/tusk/scene/choice.ts';
import { handScene } from '../../../src/games/tusk/scene/hand.ts';
import { sinceScene } from '../../../src/games/tusk/scene/since.ts';
import { isOwnDoing } from '../../../src/games/tusk/happenings/index.ts';
import type { TuskState } from '../../../src/games/tusk/state.ts';
import { lines } from '../../../src/games/tusk/happenings/index.ts';
import { ALT_LENGTH, describeScene } from '../../../src/presentation/alt.ts';
import type { Mark, Scene } from '../../../src/presentation/scene.ts';
import { at, busyView, roamView, TABLE, tribe } from './views.ts';
import { tuskSpeech } from '../../../src/games/tusk/words/index.ts';
import { textOf } from '../../../src/presentation/line.ts';

const SPEECH = tuskSpeech('en');

/** A whole match with all that was told. */
function played(name: string, seats: number) {
  const matches: Match<TuskState>[] = [];
  const told: (readonly AddressedEvent<TuskEvent>[])[] = [];
  playMatch(tusk, {
    seed: '7d'.repeat(16),
    seats,
    config: {},
    players: Array.from({ length: seats }, () => randomPlayer),
    random: namedRandom(name),
    each: ({ match, events }) => {
      matches.push(match);
      told.push(events);
    },
  });
  return { matches, told, table: { ...TABLE, seats: TABLE.seats.slice(0, seats) } };
}

const { matches, told, table } = played('private scenes', 3);

function marksOf<M extends Mark['mark']>(scene: Scene, kind: M) {
  return (scene.map?.marks ?? []).filter(
    (mark): mark is Extract<Mark, { mark: M }> => mark.mark === kind,
  );
}

function failed(): never {
  throw new Error('There is no such picture.');
}

describe('a choice map', () => {
  const asked = matches.flatMap(({ state }) =>
    tusk.decisions(state).map((decision) => ({
      decision,
      choices: [...eachChoice(tusk.choices(state, decision))],
      view: tusk.view(state, decision.seat),
    })),
  );

  it('points at every legal tile and lights no other', () => {
    let seen = 0;
    for (const { decision, choices, view } of asked) {
      const made = choiceScene(SPEECH, view, decision.seat, choices, table);
      if (made === null || made.cards.length > 0) continue;
      seen += 1;
      const places = marksOf(made, 'choice').map((mark) => mark.at);
      expect(new Set(places).size).toBe(places.length);
      for (const { key } of choices) {
        // A key that ends in a place is about that place.
        const place = /\.([A-G]\d)$/.exec(key)?.[1];
        if (place !== undefined) expect(places, key).toContain(place);
      }
      const here = marksOf(made, 'here').map((mark) => mark.at);
      expect(new Set(made.map?.lit)).toEqual(new Set([...here, ...places]));
      const drawn = made.map?.tiles.map(({ name }) => name) ?? [];
      for (const place of [...here, ...places]) expect(drawn).toContain(place);
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('shows the whole map, and lights what one member may do', () => {
    const view = busyView();
    const choices = ['B3', 'C4'].map((name) => ({
      key: `move.1.${name}`,
      action: { do: 'move', member: 1, to: at(name) } as const,
    }));
    const decision = ask({ seat: 0, kind: 'turn', topic: 'turn.5.0', earlier: 1 });
    const made = choiceScene(SPEECH, view, decision.seat, choices, TABLE);
    expect(made?.map?.tiles).toEqual(tuskScene(SPEECH, view, TABLE).map?.tiles);
    expect(made?.map?.lit).toEqual(['C3', 'B3', 'C4']);
    expect(marksOf(made ?? failed(), 'choice').map((mark) => mark.at)).toEqual(['B3', 'C4']);
    expect(made?.title).toMatchObject({ round: 'Where to, member 1?', phase: 'Ember' });
    expect(made?.shown).toEqual([0]);
    expect(marksOf(made ?? failed(), 'here')).toEqual([
      { mark: 'here', at: 'C3', owner: 0, label: '1' },
    ]);
  });

  it('asks for the member that joins next, and marks nobody else who is asked', () => {
    const decision = ask({ seat: 0, kind: 'turn', topic: 'turn.5.0', earlier: 1 });
    const choices = [{ key: 'grow.B3', action: { do: 'grow', to: at('B3') } as const }];
    const grown = choiceScene(SPEECH, busyView(), decision.seat, choices, TABLE);
    expect(grown?.title.round).toBe('Where does member 4 join?');
    const aside = [{ key: 'aside.F4', action: { do: 'aside', member: 2, to: at('F4') } as const }];
    const asked = { ...decision, id: 'aside.5.1.2', seat: 1, kind: 'aside' };
    const stepping = choiceScene(SPEECH, roamView(), asked.seat, aside, TABLE);
    expect(marksOf(stepping ?? failed(), 'here')).toEqual([
      { mark: 'here', at: 'E4', owner: 1, label: '2' },
    ]);
  });

  it('lights all who have to go somewhere', () => {
    const ways = [
      [2, 'F4'],
      [2, 'F5'],
      [4, 'F4'],
      [1, 'C4'],
    ] as const;
    const choices = ways.map(([member, to]) => ({
      key: `aside.${to}`,
      action: { do: 'aside', member, to: at(to) } as const,
    }));
    const decision = ask({ seat: 1, kind: 'aside', topic: 'aside.5.1', about: 2 });
    const made = choiceScene(SPEECH, roamView(), decision.seat, choices, TABLE);
    if (made === null) throw new Error('There is no map.');
    expect(made.title.round).toBe('Where do they go?');
    expect(marksOf(made, 'choice').map((mark) => mark.at)).toEqual(['F4', 'F5', 'C4']);
    expect(marksOf(made, 'here')).toEqual([
      { mark: 'here', at: 'E4', owner: 1, label: '2' },
      { mark: 'here', at: 'E4', owner: 1, label: '4' },
      { mark: 'here', at: 'C3', owner: 1, label: '1' },
    ]);
    expect(made.map?.lit).toEqual(['E4', 'C3', 'F4', 'F5', 'C4']);
    expect(describeScene(made)).toMatch(/^Where do they go\? .* You may choose: F4 \(.* C4 \(/);
  });

  it('says in words what may be chosen', () => {
    const all = asked.flatMap(({ decision, choices, view }) => {
      const made = choiceScene(SPEECH, view, decision.seat, choices, table);
      return made === null ? [] : [made];
    });
    for (const scene of all) {
      const words = describeScene(scene);
      expect(words.length).toBeLessThanOrEqual(ALT_LENGTH);
      for (const { at: place } of marksOf(scene, 'choice').slice(0, 12)) {
        expect(words).toContain(` ${place} (`);
      }
    }
  });

  it('does not exist where no choice has a place', () => {
    const choices = [{ key: 'done', action: { do: 'done' } as const }];
    const decision = ask({ seat: 0, kind: 'turn', topic: 'turn.5.0', earlier: 1 });
    expect(choiceScene(SPEECH, busyView(), decision.seat, choices, TABLE)).toBeNull();
  });

  it('shows the cards of a draft by their names', () => {
    const draft = asked.find(({ decision }) => decision.kind === 'draft');
    if (draft === undefined) throw new Error('No draft was played.');
    const made = choiceScene(SPEECH, draft.view, draft.decision.seat, draft.choices, table);
    expect(made?.cards.map(({ offered }) => offered)).toEqual([true, true, true]);
    // Nothing is held yet: what may be kept is for the choice to show.
    expect(handScene(SPEECH, draft.view, draft.decision.seat, table)).toBeNull();
  });
});

describe('cards to be read', () => {
  it('lie above all lands that are laid, with nothing pointed out', () => {
    let seen = 0;
    for (const { state } of matches) {
      for (const { seat, kind } of tusk.decisions(state)) {
        const view = tusk.view(state, seat);
        const laid = view.tiles.filter((tile) => tile !== null).length;
        const choices = [...eachChoice(tusk.choices(state, tusk.decisions(state)[0] ?? failed()))];
        const draft = kind === 'draft' ? choiceScene(SPEECH, view, seat, choices, table) : null;
        for (const scene of [draft, handScene(SPEECH, view, seat, table)]) {
          if (!scene) continue;
          seen += 1;
          expect(scene.cards.length).toBeGreaterThan(0);
          expect(scene.map).toMatchObject({ compass: null, marks: [], lit: null });
          expect(scene.map?.tiles).toHaveLength(laid);
        }
      }
    }
    expect(seen).toBeGreaterThan(20);
  });
});

describe('since your last turn', () => {
  it('is no picture where nothing of it is to be seen', () => {
    const events: TuskEvent[] = [
      { type: 'cardKeptSecretly', seat: 1 },
      { type: 'turnBegan', turn: 1, first: 0 },
      { type: 'huntRoundBegan', round: 1 },
    ];
    expect(lines(SPEECH, events, TABLE).length).toBeGreaterThan(1);
    expect(sinceScene(SPEECH, busyView(), events, TABLE)).toBeNull();
  });

  it('is called as the board is: who has just pressed was not away', () => {
    const events: TuskEvent[] = [{ type: 'snowFell', at: [at('D1')], left: 20 }];
    const view = busyView();
    expect(sinceScene(SPEECH, view, events, TABLE)?.scene.title).toEqual(
      tuskScene(SPEECH, view, TABLE).title,
    );
  });

  it('says the same as the lines, in step with the numbers of the picture', () => {
    let numbered = 0;
    for (let to = 8; to < matches.length; to += 7) {
      const match = matches[to];
      if (match === undefined) break;
      for (const viewer of ['public', 0, 2] as const) {
        const events = told.slice(to - 7, to + 1).flatMap((one) => eventsFor(one, viewer));
        const made = sinceScene(SPEECH, tusk.view(match.state, viewer), events, table);
        if (made === null) continue;
        const circled = made.lines.flatMap(({ text }) => /^[①-⑳]/u.exec(text)?.[0] ?? []);
        const steps = (made.scene.panes[0]?.rows ?? []).flatMap((row) =>
          row.row === 'step' && row.number !== null ? [row.number] : [],
        );
        const marks = marksOf(made.scene, 'number').map(({ number }) => number);
        expect(circled.map((sign) => (sign.codePointAt(0) ?? 0) - 0x245f)).toEqual(steps);
        expect(new Set(marks)).toEqual(new Set(steps));
        expect(steps).toEqual(steps.map((_, index) => index + 1));
        numbered += steps.length;
        const bare = made.lines.map(({ text }) => text.replace(/^[①-⑳] /u, ''));
        expect(bare.join('\n')).toBe(lines(SPEECH, events, table).map(textOf).join('\n'));
        expect(describeScene(made.scene).length).toBeLessThanOrEqual(ALT_LENGTH);
      }
    }
    expect(numbered).toBeGreaterThan(40);
  });

  it('points at ways, fights, wounds, the herd and the snow', () => {
    const place = at;
    const events: TuskEvent[] = [
      { type: 'memberMoved', seat: 1, member: 2, from: place('C4'), to: place('D5') },
      { type: 'memberMoved', seat: 1, member: 2, from: place('D5'), to: place('E4') },
      { type: 'fightBegan', at: place('E4'), initiator: 1, seats: [1, 2] },
      { type: 'memberWounded', seat: 1, member: 3, by: 'fight' },
      { type: 'fightWon', seat: 1, food: 1 },
      { type: 'herdRolled', die: 4, direction: 'N', arrows: 1 },
      { type: 'mammothMoved', path: [place('D3')], strayed: false },
      { type: 'snowFell', at: [place('D1'), place('E1')], left: 20 },
    ];
    const made = sinceScene(SPEECH, busyView(), events, TABLE);
    const marks = made?.scene.map?.marks ?? [];
    expect(marks).toEqual(
      expect.arrayContaining([
        { mark: 'arrow', from: 'C4', to: 'E4', owner: 1 },
        { mark: 'number', at: 'E4', number: 1, owner: 1 },
        { mark: 'burst', at: 'E4' },
        { mark: 'sign', at: 'E4', icon: 'wound' },
        { mark: 'number', at: 'E4', number: 2, owner: 1 },
        { mark: 'trail', at: 'D3' },
        { mark: 'arrow', from: 'D4', to: 'D3', owner: null },
        { mark: 'number', at: 'D3', number: 3, owner: null },
        { mark: 'sign', at: 'E1', icon: 'snow' },
      ]),
    );
  });

  it('draws one way for each member, from where its reader saw it to where it is', () => {
    const move = (member: number, from: string, to: string): TuskEvent => ({
      type: 'memberMoved',
      seat: 1,
      member,
      from: at(from),
      to: at(to),
    });
    const fight: TuskEvent[] = [
      { type: 'fightBegan', at: at('D5'), initiator: 1, seats: [1, 2] },
      { type: 'fightTied' },
    ];
    const events: TuskEvent[] = [
      move(2, 'C4', 'D5'),
      move(3, 'C4', 'D5'),
      move(4, 'B3', 'C3'),
      ...fight,
      move(2, 'D5', 'D4'),
      move(3, 'D5', 'D4'),
      move(2, 'D4', 'C5'),
      move(3, 'D4', 'C5'),
      move(4, 'C3', 'B3'),
    ];
    const made = sinceScene(SPEECH, busyView({ viewer: 0 }), events, TABLE);
    if (made === null) throw new Error('Nothing is told.');
    expect(marksOf(made.scene, 'arrow')).toEqual([
      { mark: 'arrow', from: 'C4', to: 'C5', owner: 1 },
    ]);
    expect(marksOf(made.scene, 'number')).toEqual([
      { mark: 'number', at: 'D5', number: 1, owner: 1 },
      { mark: 'number', at: 'C5', number: 2, owner: 1 },
      { mark: 'number', at: 'B3', number: 2, owner: 1 },
    ]);
    const steps = made.scene.panes[0]?.rows ?? [];
    expect(steps.map((row) => row.row === 'step' && [row.number, row.text])).toEqual([
      [null, 'Heron → D5, C3.'],
      [1, 'Heron fights Fern on D5: nobody wins.'],
      [2, 'Heron → C5, B3.'],
    ]);
    expect(made.lines[0]?.text).toBe('🐦 Heron moves members 2 and 3 to D5, member 4 to C3.');
  });

  it('is brief beside the map, and whole in the lines', () => {
    for (let to = 8; to < matches.length; to += 7) {
      const match = matches[to];
      if (match === undefined) break;
      const events = told.slice(to - 7, to + 1).flatMap((one) => eventsFor(one, 0));
      const made = sinceScene(SPEECH, tusk.view(match.state, 0), events, table);
      for (const row of made?.scene.panes[0]?.rows ?? []) {
        if (row.row !== 'step') continue;
        expect(row.text).toMatch(/\.$/);
        expect(row.text).not.toMatch(/rolls|\*\*|\p{Extended_Pictographic}/u);
      }
    }
  });

  it('tells the end of a fight, and of a hunt without a hit, to who was in it from the beginning', () => {
    const roll = { seat: 1, dice: [6], totals: [6], hits: 1 };
    const uses = { stick: 0, grass: 0, stone: 0 };
    const hits = { ...roll, dice: [2], totals: [2], hits: 0 };
    const events: TuskEvent[] = [
      { type: 'commitmentsRevealed', uses: [{ seat: 1, uses }] },
      { type: 'fightRolled', at: at('E4'), rolls: [{ ...roll, target: 2 }] },
      { type: 'memberWounded', seat: 1, member: 3, by: 'fight' },
      { type: 'fightWon', seat: 1, food: 1 },
      { type: 'mammothAttacked', roll: hits, uses, byStones: 0, food: 0, left: 4 },
    ];
    const made = sinceScene(SPEECH, busyView(), events, TABLE);
    const steps = made?.scene.panes[0]?.rows ?? [];
    expect(steps.map((row) => row.row === 'step' && [row.number, row.text])).toEqual([
      [1, 'Fight on E4: Heron one wound, Heron wins 1 food.'],
      [2, 'Hunt: nobody hits.'],
    ]);
    expect(made?.scene.map?.marks).toEqual(
      expect.arrayContaining([
        { mark: 'burst', at: 'E4' },
        { mark: 'sign', at: 'E4', icon: 'wound' },
        { mark: 'number', at: 'E4', number: 1, owner: null },
      ]),
    );
  });

  it('tells whose stone wounded whom once, as caption and as line, where it struck', () => {
    const events: TuskEvent[] = [
      { type: 'stonesThrown', target: 1, by: [{ seat: 2, stones: 1 }], members: [3] },
      { type: 'memberWounded', seat: 1, member: 3, by: 'stone' },
    ];
    const made = sinceScene(SPEECH, busyView(), events, TABLE);
    const text = 'Fern’s stone wounds Heron’s member 3.';
    expect(made?.scene.panes[0]?.rows).toMatchObject([{ row: 'step', text }]);
    expect(made?.lines.map(textOf)).toEqual([
      expect.stringContaining('🌿 Fern’s stone wounds 🐦 Heron’s member 3.'),
    ]);
    expect(made?.scene.map?.marks).toContainEqual({ mark: 'sign', at: 'E4', icon: 'wound' });
    expect(made && describeScene(made.scene).split('stone wounds').length - 1).toBe(1);
  });

  it('leaves out what somebody did and saw, not what dice or a season made of it', () => {
    const isOwn = (event: TuskEvent) => [0, 1].map((seat) => isOwnDoing(event, seat));
    expect(isOwn({ type: 'tribeDone', seat: 0 })).toEqual([true, false]);
    expect(isOwn({ type: 'fightBegan', at: at('E4'), initiator: 1, seats: [0, 1] })).toEqual([
      false,
      true,
    ]);
    const trade = {
      type: 'dealt',
      from: 0,
      to: 1,
      gives: { stick: 1 },
      takes: { food: 1 },
    } as const;
    expect(isOwn(trade)).toEqual([true, true]);
    expect(isOwn({ ...trade, takes: {} })).toEqual([true, false]);
    expect(isOwn({ type: 'memberWounded', seat: 0, member: 1, by: 'fight' })).toEqual([
      false,
      false,
    ]);
    // Its owner chose at whom they fly, or nobody did; who fell by them it has not seen.
    const by = [{ seat: 0, stones: 1 }];
    expect(isOwn({ type: 'stonesThrown', target: 1, by, members: [2] })).toEqual([false, false]);
    expect(isOwn({ type: 'seasonDrawn', season: 'autumn', arrows: 1, ice: 1 })).toEqual([
      false,
      false,
    ]);
  });

  it('keeps to the last captions where much has happened, and to all lines', () => {
    const events = told.flatMap((one) => eventsFor(one, 0));
    const last = matches.at(-1);
    if (last === undefined) throw new Error('Nothing was played.');
    const made = sinceScene(SPEECH, tusk.view(last.state, 0), events, table);
    expect(made?.scene.panes[0]?.rows.length).toBeLessThanOrEqual(10);
    expect(made?.lines.length).toBe(lines(SPEECH, events, table).length);
  });

  it('is nothing where nothing is to be told', () => {
    expect(sinceScene(SPEECH, busyView(), [], TABLE)).toBeNull();
  });
});

describe('a hand', () => {
  it('shows the card with its worth, then what was passed over', () => {
    const mine = tribe(0, [], {
      card: { id: 'stick-hoard', revealed: false },
      passed: ['fishers', 'warmonger'],
      goods: { stick: 7, grass: 0, stone: 0, food: 2 },
    });
    const scene = handScene(
      SPEECH,
      busyView({ viewer: 0, tribes: [mine], scores: [10] }),
      0,
      TABLE,
    );
    expect(scene?.cards.map(({ name, faded, note }) => [name, faded, note])).toEqual([
      ['Stick Hoard', false, 'Now worth 8 food'],
      ['Fishers', true, 'You passed it over'],
      ['Warmonger', true, 'You passed it over'],
    ]);
    expect(scene?.shown).toEqual([0]);
    // What has to be given is not torn apart.
    expect(scene?.cards[1]?.text).toBe('3 food for every grass\u00a0+\u00a0stone');
    if (scene === null) throw new Error('no hand');
    expect(describeScene(scene)).toContain('Stick Hoard: 4 food for every 3 sticks');
  });

  it('shows nobody the hand of another', () => {
    for (const { state } of matches) {
      for (const viewer of ['public', 1] as const) {
        const view = tusk.view(state, viewer);
        const scene = handScene(SPEECH, view, 0, table);
        const known = view.tribes[0]?.card;
        if (typeof known === 'object' && known.revealed) continue;
        expect(scene).toBeNull();
      }
    }
  });

  it('does not change when only what its owner may not know changes', () => {
    matches.forEach(({ state }, entry) => {
      const other = tusk.resample(state, 1, namedRandom(`other ${entry}`));
      const scenes = [state, other].map((one) => handScene(SPEECH, tusk.view(one, 1), 1, table));
      expect(scenes[1]).toEqual(scenes[0]);
    });
  });
});
