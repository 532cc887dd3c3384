import { describe, expect, it } from 'vitest';
import { tuskStory } from '../../src/games/tusk/retelling.ts';
import { ALT_LENGTH } from '../../src/presentation/alt.ts';
import { describeBeat, describeBeats, describeChart } from '../../src/presentation/story-alt.ts';
import { recorded } from '../games/tusk/recorded.ts';
import { TABLE } from '../games/tusk/views.ts';
import { tuskSpeech } from '../../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

const { moments } = recorded(1);
const chart = tuskStory(SPEECH).chart(moments, TABLE);
const beats = tuskStory(SPEECH).beats(moments, TABLE);

describe('a chart in words', () => {
  const words = describeChart(chart);

  it('says how it ended, who killed, who fought, and how lucky everybody was', () => {
    expect(words).toContain(
      'Food with the victory card, by turn; turn 8: Ember 19, Heron 14, Fern 17, Flint 13.',
    );
    expect(words).toContain('Kills: turn 8 Fern.');
    expect(words).toContain('Fights: turn 7 Heron.');
    expect(words).toContain('Fern 2 hits of 4 dice; 1.3 expected: a little lucky.');
    expect(words).toContain('Flint 2 dice, against too much grass: could not hit. ');
    expect(words).toContain('Ember rolled no dice.');
    expect(words).toContain('Flint 0, 2, 2, 7, 7, 13, 13, 13.');
    expect(words).toContain('turn 8 100%');
  });

  it('has shares and words of its language', () => {
    const german = describeChart({ ...chart, language: 'de' });
    expect(german).toContain('turn 8 100\u00A0%');
    expect(german).toContain('Bis dahin:');
  });

  it('fits, however long the match', () => {
    expect(words.length).toBeLessThanOrEqual(ALT_LENGTH);
    const { course } = chart;
    const long = {
      ...chart,
      course: {
        ...course,
        columns: Array.from({ length: 300 }, (_, at) => ({
          label: `${at}`,
          words: `turn ${at}`,
          isAdded: false,
        })),
        series: course.series.map(({ seat }) => ({
          seat,
          values: Array.from({ length: 300 }, () => 7),
        })),
      },
    };
    expect(describeChart(long).length).toBeLessThanOrEqual(ALT_LENGTH);
    expect(describeChart(long)).toContain('Kills: ');
    expect(describeChart(long)).not.toContain('Until then');
  });
});

describe('an animation in words', () => {
  it('tells the greatest in order, the end at the end', () => {
    const words = describeBeats(beats);
    expect(words.length).toBeLessThanOrEqual(ALT_LENGTH);
    expect(words).toMatch(
      new RegExp(`^An animation of ${TABLE.matchName} from beginning to end\\.`),
    );
    expect(words).toMatch(
      /First camp: .* starts a fight with .* The mammoth falls on F3! .*wins with 19 food: .* the warmest fire\.$/u,
    );
  });

  it('ends each line with a full stop, unless it has a sign of its own', () => {
    const [beat] = beats;
    if (beat === undefined) throw new Error('There is nothing to tell.');
    const caption = ['**Heron** builds', 'Who follows? Nobody!', 'Then rain…', 'Ember: +2 food'];
    expect(describeBeats([{ ...beat, caption }])).toMatch(
      /: Heron builds\. Who follows\? Nobody! Then rain… Ember: \+2 food\.$/u,
    );
  });

  it('says once whose turn it is', () => {
    const [beat] = beats;
    if (beat === undefined) throw new Error('There is nothing to tell.');
    const title = { ...beat.scene.title, round: 'Round 5', phase: 'Reed' };
    const told = { ...beat, scene: { ...beat.scene, title }, caption: ['Reed: builds on B3'] };
    expect(describeBeat(told)).toBe('Round 5, Reed: builds on B3.');
  });

  it('tells the end of the longest match, too', () => {
    const long = Array.from({ length: 40 }, () => beats).flat();
    expect(describeBeats(long)).toMatch(/wins with 19 food: .* the warmest fire\.$/u);
  });
});
