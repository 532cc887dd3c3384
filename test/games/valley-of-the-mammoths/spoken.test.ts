import { describe, expect, it } from 'vitest';
import { pickThings } from '../../../src/engine/choices.ts';
import type { Decision } from '../../../src/engine/game.ts';
import { valleyEdition } from '../../../src/games/valley-of-the-mammoths/index.ts';
import type { ValleyEvent } from '../../../src/games/valley-of-the-mammoths/event.ts';
import { sequence } from '../../../src/games/valley-of-the-mammoths/sequence.ts';
import type { Season } from '../../../src/games/valley-of-the-mammoths/content/events.ts';
import type { ValleyState } from '../../../src/games/valley-of-the-mammoths/state.ts';
import { viewValley } from '../../../src/games/valley-of-the-mammoths/view.ts';
import type { Language } from '../../../src/language/languages.ts';
import { battling, begun, keys, ordering } from './camp.ts';

const english = valleyEdition.in('en');
const TABLE = { matchName: 'A match', seats: [] };

/** What seat 0 is asked. */
function owed(state: ValleyState): Decision {
  const found = sequence.decisions(state).find((one) => one.owed && one.seat === 0);
  if (found === undefined) throw new Error('Nobody is asked.');
  return found;
}

describe('the hint at the end of a season', () => {
  const ended = (season: Season) =>
    begun(
      { frame: 'season' },
      {
        tribes: [
          { at: { '3a': '1F' }, camps: ['3a'], food: 9, hand: ['raft'] },
          { at: { '7d': '1W' }, food: 9 },
        ],
        turn: { season, space: 2 },
      },
    ).state;

  it.each(['summer', 'winter'] as const)('is true after %s, where only winter plants', (season) => {
    const state = ended(season);
    const [hint] = english.lessons?.(null, owed(state), viewValley(state, 0)) ?? [];
    expect(keys(state, 0).includes('season.plant-3a')).toBe(season === 'winter');
    expect(hint?.text).toContain('After winter you may plant');
  });
});

describe('a battle plan', () => {
  const { state } = battling({
    tribes: [
      { at: { '2a': '1W3F', '7d': '1W' }, food: 9, hand: ['amazons', 'ambush'] },
      { at: { '2a': '2W' }, food: 9 },
    ],
    animals: { '7d': ['wolf'] },
  });
  const decision = owed(state);
  const view = viewValley(state, 0);

  it('has the odds of each thing that changes them, also in all battles', () => {
    const choices = sequence.choices(state, decision);
    if (!('things' in choices)) throw new Error('Things are picked.');
    const { label } = english.picks?.(choices, decision, view, TABLE) ?? {};
    const told = choices.things.map((thing) => label?.(thing) ?? '');
    const odds = (start: string) => told.find((one) => one.startsWith(start))?.split(' · ')[1];
    expect(odds('Amazons')).toMatch(/^2a: \d+ → \d+% you win$/u);
    expect(odds('Ambush on 2a')).toMatch(/^\d+ → \d+% you win$/u);
    expect(odds('Lose warriors')).toMatch(/^2a: \d+ → \d+% you win$/u);
    expect(odds('Keep')).toBeUndefined();
  });

  it('says of all that is chosen what it comes to in all battles', () => {
    const choices = sequence.choices(state, decision);
    if (!('things' in choices)) throw new Error('Things are picked.');
    const label = (picks: readonly string[], language: Language = 'en') => {
      const picked = pickThings(choices, picks);
      if (!picked.ok) throw new Error(picks.join());
      return valleyEdition.in(language).phrase(picked.value, decision, view, TABLE).label;
    };
    const percent = (picks: readonly string[]) =>
      Number(/(\d+)% you win all$/u.exec(label(picks))?.[1]);
    expect(label(['ambush-2a'], 'de')).toMatch(/ · zu \d+ % Sieg in allen$/u);
    expect(percent(['amazons', 'ambush-2a'])).toBeGreaterThan(percent(['ambush-2a']));
    expect(label([])).not.toContain('%');
    expect(english.question(decision, view, TABLE).text).toMatch(
      /\n⚔️ All of these: \d+% you win\n/u,
    );
    expect(valleyEdition.in('de').question(decision, view, TABLE).text).toMatch(
      /\n⚔️ In allen zusammen: Sieg zu \d+ %\n/u,
    );
  });

  it('says what its odds suppose', () => {
    const { text } = english.question(decision, view, TABLE);
    expect(text).toMatch(/% you win\nThe odds suppose that nobody else plays a card\.$/u);
  });
});

describe('what a first match came to', () => {
  const tribes = [{ at: { '3a': '1W1F' }, food: 2 }, { at: { '7d': '2W' } }];
  const view = viewValley(ordering({ tribes }), 'public');
  const died = (by: 'hunger' | 'small-flood', warriors: number, seat = 0): ValleyEvent => ({
    type: 'peopleLost',
    seat,
    at: 9,
    by,
    warriors,
    females: 0,
  });
  const drowned = died('small-flood', 1);
  const starved = (warriors: number, seat = 0) => died('hunger', warriors, seat);
  const fought = (who: 'wolf' | 1): ValleyEvent => ({
    type: 'roundFought',
    at: 9,
    throws: ([0, who] as const).map((side) => ({
      who: side,
      dice: [3],
      adds: { tokens: 0, camp: 0, cards: 0 },
    })),
    lost: [{ who: 0, token: 'warrior' }],
  });
  const captured: ValleyEvent = {
    type: 'captured',
    seat: 1,
    of: 0,
    at: 9,
    kept: 1,
    killed: 2,
  };
  const read = (events: readonly ValleyEvent[], language: Language = 'en') =>
    valleyEdition.in(language).debrief?.(view, 0, events) ?? [];

  it('says to what people were lost, most first, whose they were, and how to keep them', () => {
    const events = [fought('wolf'), starved(2), starved(1, 1), fought(1), captured, drowned];
    expect(read(events)).toEqual([
      '**At the end:** 0 camps, 2 people, 2 food. You lost 4 people to other tribes, 2 to hunger, 1 to animals and 1 to nature.',
      '**Side by side:** 🐦 Ibis had 0 camps, 2 people, 0 food, and lost 1 person to hunger.',
      '**Next:** leave warriors with your women: against strangers each after the first adds 1, and so does your camp.',
    ]);
    expect(read(events, 'de').slice(0, 2)).toEqual([
      '**Am Ende:** 0 Lager, 2 Menschen, 2 Nahrung. Verloren: 4 Menschen an andere Stämme, 2 durch Hunger, 1 an Tiere und 1 an die Natur.',
      '**Im Vergleich:** 🐦 Ibis hatte 0 Lager, 2 Menschen, 0 Nahrung. Verloren: 1 Mensch durch Hunger.',
    ]);
  });

  it.each([
    ['hunger', [starved(2)], /count the meal/u],
    ['animals', [fought('wolf'), fought('wolf')], /go to animals with a woman/u],
    ['nature', [drowned, drowned], /part your people/u],
  ])('advises against %s where that cost as many as are left', (_, events, next) => {
    expect(read(events)[2]).toMatch(next);
  });

  it('advises camps where fewer were lost', () => {
    expect(read([starved(1)])[2]).toMatch(/camp there a turn later/u);
    expect(read([])[0]).toMatch(/You lost nobody\.$/u);
  });

  it('tells of a tribe that died out when and by what', () => {
    const out = ordering({ tribes: [{ outSince: 4 }, ...tribes] });
    const [end] = english.debrief?.(viewValley(out, 'public'), 0, [starved(7)]) ?? [];
    expect(end).toContain('died out in turn 4. You lost 7 people to hunger.');
    const gone = ordering({ tribes: [...tribes.slice(0, 1), { outSince: 3 }] });
    const [, rival] = english.debrief?.(viewValley(gone, 'public'), 0, [starved(7, 1)]) ?? [];
    expect(rival).toContain('Ibis died out in turn 3, and lost 7 people to hunger.');
  });
});
