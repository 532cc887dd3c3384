import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import { type PageMessage, type Person, picturesOf, textOf } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, openPanel, pitchCamp, posts, startMatch } from './camp.ts';
import { actOnce, asks } from './hands.ts';

describe('the picture on a panel', () => {
  let camp: Camp;
  let person: Person;
  let panel: PageMessage;
  let thread: string;

  /** Paints when it is told to. */
  let paint: () => void = () => {};
  const paintOthers = (): void => {
    camp.painter.paintAfter = async (scene) => {
      await new Promise<void>((resolve) => {
        paint = resolve;
      });
      return camp.painter.paint(scene);
    };
  };

  /** Plays until somebody has a panel with a picture before them. */
  beforeAll(async () => {
    camp = await pitchCamp();
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, people);
    const random = namedRandom('pictures on panels');
    for (let round = 0; round < 40; round += 1) {
      for (person of people) {
        panel = await openPanel(person, thread);
        while (asks(panel)) {
          if (picturesOf(panel).length > 0 && posts(person, thread).length > 3) return;
          panel = await actOnce(person, panel, random);
        }
        await camp.bot.settled();
      }
    }
    throw new Error('No panel has a picture.');
  }, 60_000);

  afterAll(() => camp.close());

  it('is put in when it is painted, where that takes long', async () => {
    paintOthers();
    panel = messageOf(await person.press(panel, 'Refresh'));
    expect(picturesOf(panel)).toEqual([]);
    expect(asks(panel)).toBe(true);
    paint();
    await camp.settled();
    panel = person.message(panel);
    expect(picturesOf(panel)).toHaveLength(1);
    expect(textOf(panel)).not.toBe('');
  });

  it('gives way to what was pressed meanwhile', async () => {
    paintOthers();
    panel = messageOf(await person.press(panel, 'Refresh'));
    const late = paint;
    camp.painter.paintAfter = (scene) => camp.painter.paint(scene);
    panel = messageOf(await person.press(panel, 'Board'));
    const shown = picturesOf(panel);
    expect(shown).toHaveLength(1);
    late();
    await camp.settled();
    expect(picturesOf(person.message(panel))).toEqual(shown);
  });
});
