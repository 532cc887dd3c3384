import { describe, expect, it } from 'vitest';
import type { TuskEvent } from '../../../src/games/tusk/event.ts';
import { chapters } from '../../../src/games/tusk/scene/chapters.ts';
import { caption } from '../../../src/games/tusk/happenings/index.ts';
import { lines } from '../../../src/games/tusk/happenings/index.ts';
import { textOf } from '../../../src/presentation/line.ts';
import { recorded } from './recorded.ts';
import { at, TABLE } from './views.ts';
import { tuskSpeech } from '../../../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

describe('captions', () => {
  it('tell each chapter in which something changed, as one line that names tribes and no people', () => {
    const unseen = new Set<TuskEvent['type']>(['cardKeptSecretly', 'turnBegan', 'huntRoundBegan']);
    for (const number of [1, 2, 3] as const) {
      const events = recorded(number).moments.flatMap((moment) => moment.events);
      for (const chapter of chapters(events)) {
        if (lines(SPEECH, chapter.events, TABLE).length === 0) continue;
        const text = caption(SPEECH, chapter.events);
        if (chapter.events.every(({ type }) => unseen.has(type))) {
          expect(text).toBe('');
          continue;
        }
        expect(text).toMatch(/^\S.*\.$/);
        for (const { name } of TABLE.seats) expect(text).not.toContain(name);
        expect(text).not.toMatch(/\p{Extended_Pictographic}/u);
      }
    }
  });

  it('tell what came first first, as the line does, but for where a tribe went', () => {
    const stick = { seat: 0, member: 1, at: at('D5'), good: 'stick' } as const;
    const doings: readonly TuskEvent[] = [
      { type: 'tribeBegan', seat: 0 },
      { type: 'gathered', ...stick },
      { type: 'recovered', seat: 0, member: 4 },
      { type: 'gathered', ...stick },
      { type: 'memberMoved', seat: 0, member: 1, from: at('D5'), to: at('D4') },
    ];
    expect(lines(SPEECH, doings, TABLE).map(textOf)).toEqual([
      '🔥 Ember gathers 2 sticks, gets member 4 back on its feet and moves member 1 to D4.',
    ]);
    expect(caption(SPEECH, doings)).toBe('Ember → D4; +2 sticks; member 4 stands up.');
  });

  it('say of a number that it is a member’s', () => {
    expect(
      caption(SPEECH, [
        { type: 'tribeBegan', seat: 0 },
        { type: 'memberGrew', seat: 0, member: 3, at: at('F3'), cost: 1 },
        { type: 'huntersSent', seat: 0, members: [1, 2], leads: true },
        { type: 'recovered', seat: 0, member: 4 },
      ]),
    ).toBe('Ember: member 3 joins on F3; members 1 and 2 hunt; member 4 stands up.');
    expect(
      caption(SPEECH, [
        { type: 'huntersSent', seat: 0, members: [2], leads: true },
        { type: 'recovered', seat: 0, member: 4 },
        { type: 'recovered', seat: 0, member: 1 },
      ]),
    ).toBe('Ember: member 2 hunts; members 1 and 4 stand up.');
    expect(
      caption(SPEECH, [
        { type: 'seasonDrawn', season: 'autumn', arrows: 1, ice: 1 },
        { type: 'memberRemoved', seat: 2, member: 3, at: at('F3') },
        { type: 'memberRemoved', seat: 3, member: 4, at: at('F3') },
        { type: 'memberRemoved', seat: 3, member: 2, at: at('F3') },
      ]),
    ).toBe('Autumn: Fern loses member 3, Flint loses members 2 and 4.');
  });

  it('say whose stones wounded whom, and do not count those wounds again', () => {
    const fight: TuskEvent[] = [
      { type: 'fightBegan', at: at('E4'), initiator: 1, seats: [1, 3] },
      { type: 'memberWounded', seat: 1, member: 1, by: 'fight' },
      { type: 'fightWon', seat: 3, food: 1 },
    ];
    const wounded: TuskEvent = { type: 'memberWounded', seat: 1, member: 2, by: 'stone' };
    const stones = (...by: { seat: number; stones: number }[]): TuskEvent => ({
      type: 'stonesThrown',
      target: 1,
      by,
      members: [2],
    });
    expect(caption(SPEECH, [...fight, stones({ seat: 3, stones: 1 }), wounded])).toBe(
      'Heron fights Flint on E4: one wound, Flint’s stone wounds Heron’s member 2, Flint wins 1 food.',
    );
    expect(caption(SPEECH, [stones({ seat: 3, stones: 1 }, { seat: 0, stones: 1 }), wounded])).toBe(
      'Flint’s and Ember’s stones wound Heron’s member 2.',
    );
    // As fights were told before stones were.
    expect(caption(SPEECH, [...fight, wounded])).toBe(
      'Heron fights Flint on E4: two wounds, Flint wins 1 food.',
    );
    expect(caption(SPEECH, [wounded])).toBe('Heron one wound.');
  });

  it('are short', () => {
    expect(
      caption(SPEECH, [
        { type: 'matchBegan', first: 1, seats: 2 },
        { type: 'memberPlaced', seat: 1, member: 1, at: at('D3') },
        { type: 'memberPlaced', seat: 0, member: 1, at: at('E3') },
        { type: 'cardKept', seat: 0, card: 'fishers' },
        { type: 'cardKeptSecretly', seat: 1 },
      ]),
    ).toBe('Camps: Heron D3, Ember E3; Ember keeps Fishers.');
    expect(
      caption(SPEECH, [{ type: 'dealt', from: 0, to: 1, gives: { stick: 2 }, takes: { food: 1 } }]),
    ).toBe('Ember: 2 sticks for 1 food of Heron.');
    expect(
      caption(SPEECH, [{ type: 'dealt', from: 0, to: 1, gives: { grass: 1 }, takes: {} }]),
    ).toBe('Ember gives Heron 1 grass.');
  });
});
