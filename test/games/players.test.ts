import { describe, expect, it } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { playingOf } from '../../src/games/players.ts';

describe('the players that think in a thread of their own', () => {
  it.each([...SHELF])('are those of %s on the shelf', async (id, { game, players }) => {
    expect(await playingOf(id)).toMatchObject({ game, players });
  });

  it('play no game that there is not', async () => {
    await expect(playingOf('chess')).rejects.toThrow('Nobody plays chess here.');
  });
});
