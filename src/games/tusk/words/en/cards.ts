import { SEASON, type SeasonId } from '../../content/seasons.ts';
import { TERRAIN, type Terrain, TERRAINS, TOKENS } from '../../content/terrain.ts';
import { type Deed, VICTORY, type VictoryId } from '../../content/victory.ts';
import { amount, listed, TERRAIN_NAMES } from './names.ts';

const DEEDS: Readonly<Record<Deed, string>> = {
  'left out of a kill': 'kill that another leader shares without you',
  'led a kill': 'kill that you lead',
  'won a fight': 'fight that you win',
};

/** What a victory card is worth: `3 food for every stick + stone`. */
export function cardWords(id: VictoryId): string {
  const card = VICTORY[id];
  if (card.scores === 'sets') {
    const set = TOKENS.flatMap((token) => {
      const count = card.set[token] ?? 0;
      if (count === 0) return [];
      return [count === 1 ? token : amount(count, token)];
    });
    return `${card.food} food for every ${set.join(' + ')}`;
  }
  const limit = card.oncePerTurn === true ? ' (once a turn)' : '';
  return `${card.food} food for each ${DEEDS[card.deed]}${limit}`;
}

const names = (terrains: readonly Terrain[]): string =>
  listed(terrains.map((terrain) => TERRAIN_NAMES[terrain]));

/** What a season does, in the order in which it happens: `Forest +1 stick; Mountain is easy`. */
export function seasonWords(id: SeasonId): string {
  const card = SEASON[id];
  const tokens = TERRAINS.flatMap((terrain) => {
    const change = card.tokens?.[terrain];
    const { yields } = TERRAIN[terrain];
    if (change === undefined || yields === null) return [];
    const name = TERRAIN_NAMES[terrain];
    if (change === 'loses all') return [`${name} is emptied`];
    return [`${name} ${change < 0 ? '−' : '+'}${amount(Math.abs(change), yields)}`];
  });
  const parts = [
    ...tokens,
    ...(card.wounds === undefined ? [] : [`members on ${names(card.wounds)} are wounded`]),
    ...(card.removes === undefined ? [] : [`members on ${names(card.removes)} are removed`]),
    ...(card.easy === undefined ? [] : [`${names([card.easy])} is easy next turn`]),
    ...(card.blocks === undefined ? [] : [`the herd keeps out of ${names(card.blocks)}`]),
    ...(card.herdGoesHome === true ? ['the mammoth goes to the breeding ground'] : []),
  ];
  return parts.join('; ');
}
