import { describe, expect, it } from 'vitest';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { primerOf } from '../../src/match/primer.ts';
import { describeScene } from '../../src/presentation/alt.ts';
import { EDITIONS } from '../games/editions.ts';

describe.each(EDITIONS)('how $name is played', (edition) => {
  it.each(LANGUAGE_IDS)('has a picture for each card, in %s', (language) => {
    const cards = primerOf(edition, language);
    expect(cards).toHaveLength(edition.in(language).primer?.length ?? 0);
    for (const { scene } of cards) expect(describeScene(scene).length).toBeGreaterThan(20);
    const { title, blurb } = edition.in(language);
    const page = cards.map((card) => `### ${card.title}\n${card.text}`);
    expect([`## ${title}\n${blurb}`, ...page].join('').length).toBeLessThanOrEqual(4000);
  });

  it('shows the same each time', () => {
    const scenes = () => primerOf(edition, 'en').map(({ scene }) => describeScene(scene));
    expect(scenes()).toEqual(scenes());
  });
});
