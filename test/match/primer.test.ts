import { describe, expect, it } from 'vitest';
import { playSample } from '../../src/ai/sample.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import type { App } from '../../src/match/app/app.ts';
import { primerOf } from '../../src/match/reports/primer.ts';
import { describeScene } from '../../src/presentation/alt.ts';
import type { Scene } from '../../src/presentation/scene.ts';
import { EDITIONS } from '../games/editions.ts';

const told = (scene: Scene | null): string => (scene === null ? '' : describeScene(scene));

describe.each(EDITIONS)('how $name is played', (edition) => {
  const app: Pick<App, 'playSample'> = {
    playSample: async (_game, moments) => playSample(edition, moments),
  };

  it.each(LANGUAGE_IDS)('has a picture for each card, in %s', async (language) => {
    const cards = await primerOf(app, edition, language);
    expect(cards).toHaveLength(edition.in(language).primer?.length ?? 0);
    for (const { scene } of cards) expect(told(scene).length).toBeGreaterThan(20);
    const { title, blurb } = edition.in(language);
    const page = cards.map((card) => `### ${card.title}\n${card.text}`);
    expect([`## ${title}\n${blurb}`, ...page].join('').length).toBeLessThanOrEqual(4000);
  });

  it('shows the same each time, of one match that is played when it is asked for first', async () => {
    let played = 0;
    const counting: typeof app = {
      playSample(...wanted) {
        played += 1;
        return app.playSample(...wanted);
      },
    };
    const another = { ...edition };
    const scenes = async () =>
      (await primerOf(counting, another, 'en')).map(({ scene }) => told(scene));
    const [one, same] = await Promise.all([scenes(), scenes()]);
    expect(same).toEqual(one);
    const { primer = [] } = edition.in('en');
    expect(played).toBe(primer.length === 0 ? 0 : 1);
  });

  it('is told without pictures where no match could be played, and with them the next time', async () => {
    const another = { ...edition };
    const bare = await primerOf({ playSample: async () => null }, another, 'en');
    expect(bare.filter(({ scene }) => scene !== null)).toEqual([]);
    const whole = await primerOf(app, another, 'en');
    expect(whole.filter(({ scene }) => scene === null)).toEqual([]);
  });
});
