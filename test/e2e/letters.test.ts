import { ComponentType } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import { describeScene } from '../../src/presentation/alt.ts';
import type { Scene } from '../../src/presentation/scene.ts';
import { type PageMessage, type Person, picturesOf, textOf } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, openPanel, pitchCamp, posts, startMatch } from './camp.ts';
import { actOnce, asks } from './hands.ts';

/** Everything on a panel that can be pressed or picked, by what it says. */
const labelsOn = (panel: PageMessage): string[] =>
  panel.components.flatMap((row) =>
    row.type !== ComponentType.ActionRow
      ? []
      : row.components.flatMap((one) => {
          if (one.type === ComponentType.StringSelect) return one.options.map(({ label }) => label);
          return 'label' in one && one.label !== undefined ? [one.label] : [];
        }),
  );

/** What a picture says of each of its letters: the name of its card. */
function lettersIn(scene: Scene): Map<string, string> {
  return new Map(
    scene.cards.flatMap(({ letter, name }): [string, string][] =>
      letter === null ? [] : [[letter, name]],
    ),
  );
}

const numbersIn = (scene: Scene): number[] =>
  (scene.map?.marks ?? []).flatMap((mark) => (mark.mark === 'number' ? [mark.number] : []));

/** How the painter is as somebody looks, one time after the other. */
const LOADS = ['free', 'busy', 'free', 'broken', 'free'] as const;

/**
 * Two people and a computer player play a whole match at random and look at everything. On each panel they
 * read letters before choices, and numbers before lines, just where its picture has them.
 */
describe('the letters of a panel', () => {
  let camp: Camp;
  const painted = new Map<string, Scene>();
  const seen: Record<string, number> = {};
  let busy: (typeof LOADS)[number] = 'free';
  let looks = 0;

  const note = (what: string): void => {
    seen[what] = (seen[what] ?? 0) + 1;
  };

  function check(panel: PageMessage, how: string): void {
    const [picture] = picturesOf(panel);
    const scene = picture === undefined ? null : painted.get(picture.description ?? '');
    if (scene === undefined) throw new Error('A picture was not painted for this panel.');
    const inPicture = scene === null ? new Map<string, string>() : lettersIn(scene);
    const said = labelsOn(panel).flatMap((label) => {
      const [, letter, rest] = /^([A-Z]{1,2}) · (.*)$/u.exec(label) ?? [];
      return letter === undefined || rest === undefined ? [] : [{ letter, rest }];
    });
    expect(new Set(said.map(({ letter }) => letter))).toEqual(new Set(inPicture.keys()));
    for (const { letter, rest } of said) expect(rest).toContain(inPicture.get(letter));
    const circled = [...textOf(panel).matchAll(/^[①-⑳]/gmu)].map(
      ([sign]) => (sign.codePointAt(0) ?? 0) - 0x245f,
    );
    const numbers = scene === null ? [] : numbersIn(scene);
    // Where there is too much to tell, the middle lines give way.
    for (const one of circled) expect(numbers).toContain(one);
    if (!/more lines: \/log$/mu.test(textOf(panel))) {
      expect(new Set(circled)).toEqual(new Set(numbers));
    }
    const about = scene === null ? busy : scene.cards.length > 0 ? 'cards' : 'map';
    const letters = said.length > 0 ? 'letters' : 'no letters';
    note(`${how}: ${about}, ${letters}${numbers.length > 0 ? ', numbers' : ''}`);
  }

  beforeAll(async () => {
    camp = await pitchCamp();
    const { painter } = camp;
    const { paint } = painter;
    painter.paint = (scene) => {
      painted.set(describeScene(scene), scene);
      return paint(scene);
    };
    painter.paintAfter = async (scene) => {
      if (busy === 'broken') throw new Error('The picture could not be painted.');
      return busy === 'busy' ? null : painter.paint(scene);
    };
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    const thread = await startMatch(camp, people, 1);
    const random = namedRandom('letters of panels');
    const hand = async (person: Person): Promise<PageMessage> => {
      const post = posts(person, thread).findLast(({ components }) =>
        JSON.stringify(components).includes('"hand:'),
      );
      if (post === undefined) throw new Error('Nothing was posted.');
      return messageOf(await person.press(post, 'My hand'));
    };
    for (let round = 0; round < 100; round += 1) {
      for (const person of people) {
        if ((await camp.store.match(1))?.status === 'over') return;
        busy = LOADS[looks % LOADS.length] ?? 'free';
        looks += 1;
        let panel = await openPanel(person, thread);
        check(panel, 'Play');
        panel = await hand(person);
        check(panel, 'My hand');
        check(messageOf(await person.press(panel, 'Refresh')), 'Play');
        panel = messageOf(await person.press(panel, 'Board'));
        check(panel, 'Board');
        for (let answers = 0; asks(panel) && answers < 3; answers += 1) {
          panel = await actOnce(person, panel, random);
          check(panel, 'answer');
        }
        await camp.settled();
      }
    }
    throw new Error('The match does not end.');
  }, 120_000);

  afterAll(() => camp.close());

  it('do not stand on a map, whose places have names; the numbers of the news do', () => {
    expect(seen['Play: map, no letters, numbers']).toBeGreaterThan(3);
    expect(seen['answer: map, no letters']).toBeGreaterThan(3);
    expect(Object.keys(seen).filter((what) => /map, letters/.test(what))).toEqual([]);
  });

  it('stand where the cards of a draft bear them, on a panel and in the hand', () => {
    expect(seen['Play: cards, letters']).toBeGreaterThan(0);
    expect(seen['My hand: cards, letters']).toBeGreaterThan(0);
  });

  it('do not stand beside the cards of a hand, nor beside the whole board', () => {
    expect(seen['My hand: cards, no letters']).toBeGreaterThan(5);
    expect(seen['Board: map, no letters']).toBeGreaterThan(10);
    expect(Object.keys(seen).filter((what) => /^Board.*: .*[^o] letters/.test(what))).toEqual([]);
  });

  it('do not stand where nothing could be painted', () => {
    for (const how of ['Play', 'answer']) {
      for (const why of ['busy', 'broken']) {
        expect(seen[`${how}: ${why}, no letters`], `${how}, ${why}`).toBeGreaterThan(2);
      }
    }
  });
});
