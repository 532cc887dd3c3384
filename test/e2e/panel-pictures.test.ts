import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import { type PageMessage, type Person, picturesOf, textOf } from '../../src/sandbox/index.ts';
import {
  anew,
  type Camp,
  messageOf,
  openPanel,
  pitchCamp,
  posts,
  pressOn,
  startMatch,
} from './camp.ts';
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

  const paintAtOnce = (): void => {
    camp.painter.paintAfter = (scene) => camp.painter.paint(scene);
  };
  const spoil = (): void => {
    camp.painter.paintAfter = () => Promise.reject(new Error('The paint is dry.'));
  };

  it('stays until the new one is painted, where that takes long', async () => {
    const before = picturesOf(panel);
    expect(before).toHaveLength(1);
    paintOthers();
    panel = await anew(person, panel);
    expect(picturesOf(panel)).toEqual(before);
    expect(textOf(panel)).toContain('still the picture from before');
    expect(asks(panel)).toBe(true);
    paint();
    await camp.settled();
    panel = person.message(panel);
    const [after, ...more] = picturesOf(panel);
    expect(more).toEqual([]);
    expect(after?.url).not.toBe(before[0]?.url);
    expect(textOf(panel)).not.toContain('still the picture from before');
  });

  it('stays where the new one cannot be painted, and its reader is told', async () => {
    const before = picturesOf(panel);
    spoil();
    panel = await anew(person, panel);
    expect(picturesOf(panel)).toEqual(before);
    expect(textOf(panel)).toContain('this one is from before');
    expect(asks(panel)).toBe(true);
    expect(camp.log.at(-1)).toMatchObject({ level: 50 });
    // It is there to be looked at.
    expect((await fetch(before[0]?.url ?? '')).ok).toBe(true);
    paintAtOnce();
    panel = await anew(person, panel);
    expect(picturesOf(panel)).toHaveLength(1);
    expect(picturesOf(panel)).not.toEqual(before);
    expect(textOf(panel)).not.toContain('painted');
  });

  it('stays where the new one fails late, and its reader is told', async () => {
    const before = picturesOf(panel);
    let fail = (): void => {};
    camp.painter.paintAfter = () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('The paint is dry.'));
      });
    panel = await anew(person, panel);
    expect(picturesOf(panel)).toEqual(before);
    fail();
    await camp.settled();
    panel = person.message(panel);
    expect(picturesOf(panel)).toEqual(before);
    expect(textOf(panel)).toContain('this one is from before');
    paintAtOnce();
    panel = await anew(person, panel);
  });

  it('is missed in words where there was none before', async () => {
    spoil();
    panel = await openPanel(person, thread);
    expect(picturesOf(panel)).toEqual([]);
    expect(textOf(panel)).toContain('The picture could not be painted. Press **More …**');
    paintAtOnce();
    panel = await anew(person, panel);
    expect(picturesOf(panel)).toHaveLength(1);
  });

  it('is missed in words where a board was asked for, and the board before stays', async () => {
    const open = () => person.ephemerals().filter((one) => picturesOf(one).length > 0).length;
    const { paint: whole } = camp.painter;
    await person.invoke('board', {}, { channel: thread });
    const boards = open();
    camp.painter.paint = () => Promise.reject(new Error('The paint is dry.'));
    const said = messageOf(await person.invoke('board', {}, { channel: thread }));
    camp.painter.paint = whole;
    expect(textOf(said)).toContain('The board could not be painted');
    expect(open()).toBe(boards);
  });

  it('gives way to what was pressed meanwhile', async () => {
    paintOthers();
    panel = await anew(person, panel);
    const late = paint;
    camp.painter.paintAfter = (scene) => camp.painter.paint(scene);
    panel = messageOf(await pressOn(person, panel, 'Board'));
    const shown = picturesOf(panel);
    expect(shown).toHaveLength(2);
    late();
    await camp.settled();
    expect(picturesOf(person.message(panel))).toEqual(shown);
  });
});
