import { SEASON, type SeasonId } from '../content/seasons.ts';
import { TERRAIN, type Terrain, TERRAINS, TOKENS } from '../content/terrain.ts';
import { type Deed, VICTORY, type VictoryId } from '../content/victory.ts';
import type { TuskSpeech } from '../words/index.ts';
import { amountWords, listed, terrainName } from './names.ts';

const DEEDS: Readonly<Record<Deed, string>> = {
  'left out of a kill': 'kill that another leader shares without you',
  'led a kill': 'kill that you lead',
  'won a fight': 'fight that you win',
};

/** What a victory card is worth: `3 food for every stick + stone`. */
export function cardWords(speech: TuskSpeech, id: VictoryId): string {
  const card = VICTORY[id];
  if (card.scores === 'sets') {
    const set = TOKENS.flatMap((token) => {
      const count = card.set[token] ?? 0;
      if (count === 0) return [];
      return [count === 1 ? token : amountWords(speech, count, token)];
    });
    return `${card.food} food for every ${set.join(' + ')}`;
  }
  const limit = card.oncePerTurn === true ? ' (once a turn)' : '';
  return `${card.food} food for each ${DEEDS[card.deed]}${limit}`;
}

const names = (speech: TuskSpeech, terrains: readonly Terrain[]): string =>
  listed(
    speech,
    terrains.map((terrain) => terrainName(speech, terrain)),
  );

/** What a season does, in the order in which it happens: `Forest +1 stick; Mountain is easy`. */
export function seasonWords(speech: TuskSpeech, id: SeasonId): string {
  const card = SEASON[id];
  const tokens = TERRAINS.flatMap((terrain) => {
    const change = card.tokens?.[terrain];
    const { yields } = TERRAIN[terrain];
    if (change === undefined || yields === null) return [];
    const name = terrainName(speech, terrain);
    if (change === 'loses all') return [`${name} is emptied`];
    return [`${name} ${change < 0 ? '−' : '+'}${amountWords(speech, Math.abs(change), yields)}`];
  });
  const parts = [
    ...tokens,
    ...(card.wounds === undefined ? [] : [`members on ${names(speech, card.wounds)} are wounded`]),
    ...(card.removes === undefined
      ? []
      : [`members on ${names(speech, card.removes)} are removed`]),
    ...(card.easy === undefined ? [] : [`${names(speech, [card.easy])} is easy next turn`]),
    ...(card.blocks === undefined ? [] : [`the herd keeps out of ${names(speech, card.blocks)}`]),
    ...(card.herdGoesHome === true ? ['the mammoth goes to the breeding ground'] : []),
  ];
  return parts.join('; ');
}
