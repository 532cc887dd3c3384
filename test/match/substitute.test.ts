import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { block } from '../../src/match/block.ts';
import { handOver, resign } from '../../src/match/hand-over.ts';
import type { User } from '../../src/match/house.ts';
import { substitute, wantSubstitute } from '../../src/match/substitute.ts';
import { ash, birch, cedar, type ClockHouse, openClockHouse } from './clock-house.ts';

const dune: User = { id: '4', name: 'Dune' };
const elm: User = { id: '5', name: 'Elm' };

describe('a seat that is taken over', () => {
  let there: ClockHouse;
  beforeEach(async () => {
    there = await openClockHouse();
    await there.begin([ash, birch, cedar]);
  });
  afterEach(() => there.close());

  const want = (user: User) => wantSubstitute(there.house, there.press(user), 1, null);
  const take = (user: User, seat: number) => substitute(there.house, there.press(user), 1, seat);
  const hand = (seat: number, to: User) =>
    handOver(there.house, { ...there.press(ash), moderates: () => true }, 1, seat, to);

  it('keeps everybody who had it from another one, however many have had it since', async () => {
    await want(cedar);
    await take(dune, 2);
    await want(dune);
    await take(elm, 2);
    expect((await there.row()).seats[2]).toMatchObject({
      user: elm.id,
      standsFor: cedar.id,
      formerly: [cedar.id, dune.id],
    });
    await want(birch);
    for (const user of [cedar, dune]) {
      await expect(take(user, 1)).rejects.toThrow('You sat at another seat');
      await expect(hand(1, user)).rejects.toThrow('had another seat');
    }
    // Its own seat anybody may have back.
    expect((await hand(2, dune)).seats[2]).toMatchObject({ user: dune.id });
    expect((await hand(2, cedar)).seats[2]).toMatchObject({ user: cedar.id, standsFor: null });
  });

  it('may be next to one that somebody has left whom its new player has blocked', async () => {
    await block(there.house, there.press(dune), birch.id, true);
    await want(cedar);
    await expect(take(dune, 2)).rejects.toThrow('You do not sit with');
    await resign(there.house, there.press(birch), 1);
    expect((await take(dune, 2)).seats[2]).toMatchObject({ user: dune.id });
  });
});
