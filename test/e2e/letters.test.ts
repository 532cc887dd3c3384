import { ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { describeScene } from '../../src/presentation/alt.ts';
import { spotsOf } from '../../src/presentation/land-alt.ts';
import type { Scene } from '../../src/presentation/scene.ts';
import { type PageMessage, type Person, picturesOf, textOf } from '../../src/sandbox/index.ts';
import { triesAll } from '../lot.ts';
import { messageOf, openPanel, pitchCamp, posts, startMatch } from './camp.ts';
import { stoneAgeEdition } from '../../src/games/stone-age/index.ts';
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

/** The letters of a picture: of its cards, its places, and what may be had. */
function lettersIn(scene: Scene): string[] {
  const halves = scene.displays.flatMap(({ lots }) => lots.flatMap((lot) => lot.halves));
  return [...scene.cards, ...spotsOf(scene), ...halves].flatMap(({ letter }) =>
    letter === null ? [] : [letter],
  );
}

/** The numbers of what happened: on the map, or on the pane that tells of it. */
const numbersIn = ({ map, panes }: Scene): number[] => [
  ...(map?.marks ?? []).flatMap((mark) => (mark.mark === 'number' ? [mark.number] : [])),
  ...panes.flatMap(({ rows }) =>
    rows.flatMap((row) => (row.row === 'step' && row.number !== null ? [row.number] : [])),
  ),
];

/** How often both of them look at most: long enough for much of a match. */
const ROUNDS = triesAll ? 20 : 10;

/** How the painter is as somebody looks, one time after the other. */
const LOADS = ['free', 'busy', 'free', 'broken', 'free'] as const;

/**
 * Two people and a computer player play a match at random and look at everything. On each panel they
 * read letters before choices, and numbers before lines, just where its picture has them. Returns how often what was
 * seen, and on what.
 */
async function lookAround(edition: AnyEdition): Promise<Readonly<Record<string, number>>> {
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
    const inPicture = scene === null ? [] : lettersIn(scene);
    const said = labelsOn(panel).flatMap((label) => {
      const [, letter] = /^([A-Z]{1,2}) · /u.exec(label) ?? [];
      return letter === undefined ? [] : [letter];
    });
    expect(new Set(said)).toEqual(new Set(inPicture));
    const circled = [...textOf(panel).matchAll(/^(?:✅ )?([①-⑳])/gmu)].map(
      ([, sign = '']) => (sign.codePointAt(0) ?? 0) - 0x245f,
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

  const camp = await pitchCamp({ shelf: new Map([[edition.game.id, edition]]) });
  try {
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
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const person of people) {
        if ((await camp.store.match(1))?.status === 'over') return seen;
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
    return seen;
  } finally {
    await camp.close();
  }
}

const expectNoneUnseen = (seen: Readonly<Record<string, number>>): void => {
  for (const how of ['Play', 'answer']) {
    for (const why of ['busy', 'broken']) {
      expect(seen[`${how}: ${why}, no letters`], `${how}, ${why}`).toBeGreaterThan(2);
    }
  }
};

describe('the letters of a panel', { timeout: 120_000 }, () => {
  it('stand nowhere in Tusk!, whose places and cards have names; the numbers of the news do', async () => {
    const seen = await lookAround(tuskEdition);
    expect(seen['Play: map, no letters, numbers']).toBeGreaterThan(3);
    expect(seen['answer: map, no letters']).toBeGreaterThan(3);
    expect(seen['My hand: cards, no letters']).toBeGreaterThan(5);
    expect(seen['Board: map, no letters']).toBeGreaterThan(10);
    expect(Object.keys(seen).filter((what) => /[^o] letters/u.test(what))).toEqual([]);
    expectNoneUnseen(seen);
  });

  it('stand where places and cards bear them, and not beside the whole board or where nothing was painted', async () => {
    const seen = await lookAround(stoneAgeEdition);
    expect(seen['Play: map, letters, numbers']).toBeGreaterThan(3);
    expect(seen['answer: map, letters, numbers']).toBeGreaterThan(3);
    expect(seen['Board: map, no letters']).toBeGreaterThan(10);
    expect(Object.keys(seen).filter((what) => /^Board.*[^o] letters/u.test(what))).toEqual([]);
    expectNoneUnseen(seen);
  });
});
