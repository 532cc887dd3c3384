import { SEASON, type SeasonId } from '../content/seasons.ts';
import { TERRAIN, type Terrain, TERRAINS, TOKENS } from '../content/terrain.ts';
import type { Version } from '../content/versions.ts';
import { VICTORY, type VictoryId } from '../content/victory.ts';
import type { TuskSpeech } from '../words/index.ts';
import { amountWords, goodName, listed, terrainName } from './names.ts';

/** What a victory card is worth: `3 food for every stick + stone`. */
export function cardWords(speech: TuskSpeech, rules: Version, id: VictoryId): string {
  const { say } = speech;
  const card = VICTORY[rules][id];
  const { food } = card;
  if (card.scores === 'sets') {
    const set = TOKENS.flatMap((token) => {
      const count = card.set[token] ?? 0;
      if (count === 0) return [];
      return [count === 1 ? goodName(speech, token) : amountWords(speech, count, token)];
    });
    return say('cards.sets', { food, set: set.join(' + ') });
  }
  const worth = say(`cards.deeds.${card.deed}`, { food });
  return card.oncePerTurn === true ? say('cards.once a turn', { worth }) : worth;
}

/** What a season does, in the order in which it happens: `Forest +1 stick; Mountain is easy`. */
export function seasonWords(speech: TuskSpeech, id: SeasonId): string {
  const { say } = speech;
  const { tokens = {}, wounds, removes, easy, blocks, herdGoesHome } = SEASON[id];
  const all = (terrains: readonly Terrain[], word: (terrain: Terrain) => string): string =>
    listed(speech, terrains.map(word));
  const where = (terrains: readonly Terrain[]) => ({
    where: all(terrains, (terrain) => say(`cards.on.${terrain}`)),
  });
  const parts = [
    ...TERRAINS.map((terrain) => tokensWords(speech, terrain, tokens[terrain])),
    wounds === undefined ? null : say('cards.season.wounds', where(wounds)),
    removes === undefined ? null : say('cards.season.removes', where(removes)),
    easy === undefined ? null : say('cards.season.easy', { terrain: terrainName(speech, easy) }),
    blocks === undefined
      ? null
      : say('cards.season.blocks', {
          terrains: all(blocks, (terrain) => terrainName(speech, terrain)),
        }),
    herdGoesHome === true ? say('cards.season.goes home') : null,
  ];
  return parts.filter((part) => part !== null).join('; ');
}

/** How the tokens on a terrain change; null where they do not. */
function tokensWords(
  speech: TuskSpeech,
  ground: Terrain,
  change: number | 'loses all' | undefined,
): string | null {
  const { yields } = TERRAIN[ground];
  if (change === undefined || yields === null) return null;
  const terrain = terrainName(speech, ground);
  if (change === 'loses all') return speech.say('cards.season.emptied', { terrain });
  const tokens = amountWords(speech, Math.abs(change), yields);
  return speech.say(`cards.season.${change < 0 ? 'loses' : 'gains'}`, { terrain, tokens });
}
