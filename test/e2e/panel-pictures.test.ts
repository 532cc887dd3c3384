import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, openPanel, pitchCamp, posts, startMatch } from './camp.ts';
import { actOnce, asks } from './hands.ts';

describe('the picture on a panel', () => {
  let camp: Camp;
  let person: Person;
  let panel: PageMessage;
  let thread: string;

  const paintOthers = (busy: boolean): void => {
    camp.painter.paintIfFree = async (scene) => (busy ? null : camp.painter.paint(scene));
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
          if (panel.attachments.length > 0 && posts(person, thread).length > 3) return;
          panel = await actOnce(person, panel, random);
        }
        await camp.bot.settled();
      }
    }
    throw new Error('No panel has a picture.');
  }, 60_000);

  afterAll(() => camp.close());

  it('is left out while others are painted, and there again after that', async () => {
    paintOthers(true);
    panel = messageOf(await person.press(panel, 'Refresh'));
    expect(panel.attachments).toEqual([]);
    expect(asks(panel)).toBe(true);
    paintOthers(false);
    panel = messageOf(await person.press(panel, 'Refresh'));
    expect(panel.attachments).toHaveLength(1);
  });

  it('is painted all the same where it was asked for', async () => {
    paintOthers(true);
    const board = messageOf(await person.press(panel, 'Board'));
    expect(board.attachments).toHaveLength(1);
  });
});
