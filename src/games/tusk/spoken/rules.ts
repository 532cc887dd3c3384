import { CONTENT } from '../content.ts';
import { SEASON, type SeasonId, SEASONS } from '../content/seasons.ts';
import { TERRAIN, type Terrain, TERRAINS, TOKENS_ON_NEW_TILE } from '../content/terrain.ts';
import { EVEN_START, GROWTH_COSTS } from '../content/tribe.ts';
import { RULES, SHORT } from '../content/versions.ts';
import { VICTORIES, type VictoryId } from '../content/victory.ts';
import type { TuskSpeech } from '../words/index.ts';
import { cardWords, seasonWords } from './cards.ts';
import { amountWords, cardName, goodsWords, seasonName, terrainName } from './names.ts';

interface Chapter {
  readonly title: string;
  readonly text: string;
}

/** Facts of the printed game within the lists; all else there is ours. */
type Printed = 'all' | 'yield' | 'difficulty' | 'rule' | 'effects' | 'ice';

const PRINTED_TILES: Readonly<Partial<Record<Terrain, Printed>>> = {
  forest: 'yield',
  mountain: 'difficulty',
  berries: 'yield',
  river: 'rule',
};
const PRINTED_CARDS: Readonly<Partial<Record<VictoryId, Printed>>> = {
  trappers: 'all',
  'spiteful-spirit': 'all',
};
const PRINTED_SEASONS: Readonly<Partial<Record<SeasonId, Printed>>> = {
  autumn: 'effects',
  eruption: 'ice',
};

/** Says of a list what of it is as printed; the rest is ours. */
function oursBut<T extends string>(
  speech: TuskSpeech,
  things: readonly T[],
  printed: Readonly<Partial<Record<T, Printed>>>,
  name: (speech: TuskSpeech, thing: T) => string,
): string {
  const { say, list: all } = speech;
  const said = things.flatMap((thing) => {
    const fact: Printed | undefined = printed[thing];
    if (fact === undefined) return [];
    const facts = { what: name(speech, thing), fact: say(`rules.printed.${fact}`) };
    return [say('rules.printed.thing', facts)];
  });
  return say('rules.ours', { printed: all(said) });
}

function tileLine(speech: TuskSpeech, terrain: Terrain): string {
  const { say } = speech;
  const { tiles, yields, difficult, rule } = TERRAIN[terrain];
  const parts = [
    say('rules.tiles.count', { count: tiles }),
    yields === null ? null : amountWords(speech, TOKENS_ON_NEW_TILE, yields),
    rule === null
      ? null
      : say('rules.tiles.rule', {
          tokens: rule.map((token) => amountWords(speech, 1, token)).join(' + '),
        }),
    difficult ? say('rules.tiles.difficult') : null,
  ];
  return say('rules.tiles.line', {
    terrain: terrainName(speech, terrain),
    parts: parts.filter((part) => part !== null).join(', '),
  });
}

function cardLine(speech: TuskSpeech, id: VictoryId): string {
  return speech.say('rules.cards.line', {
    card: cardName(speech, id),
    worth: cardWords(speech, RULES, id),
  });
}

function seasonLine(speech: TuskSpeech, id: SeasonId): string {
  return speech.say('rules.seasons.line', {
    season: seasonName(speech, id),
    copies: SEASON[id].copies.map(([arrows, ice]) => `${arrows}/${ice}`).join(', '),
    effects: seasonWords(speech, id),
  });
}

/** What the tribes begin with at a table with an even start, by how many they are. */
function evenStarts(speech: TuskSpeech): string {
  const starts = Object.entries(EVEN_START[RULES]).map(([seats, tribes]) =>
    speech.say('rules.start', {
      seats,
      goods: tribes.map((goods) => goodsWords(speech, goods)).join(', '),
    }),
  );
  return starts.join('; ');
}

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');
const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const { numbers, tribe, terrain, map } = CONTENT[RULES];

/** The numbers of the rules that stand in their chapters. */
const NUMBERS = {
  members: tribe.members,
  actions: tribe.actions,
  food: tribe.mammothFood,
  tokens: terrain.tokensOnNewTile,
  drawn: numbers.cardsDrawn,
  back: numbers.cardsDrawn - 1,
  wounds: numbers.fightWoundsFrom,
  hits: numbers.huntHitsFrom,
  strikes: numbers.mammothWoundsFrom,
  snow: numbers.firstSnow,
  spreads: numbers.firstSnow + 1,
  tiles: map.hexes.length,
};

/** The chapters that are written as they are, in order. */
const WRITTEN = [
  'in short',
  'setting up',
  'a turn',
  'fights',
  'the hunt',
  'season and herd',
  'land and snow',
  'trade',
  'the end',
] as const;

/** All of them: the lists come last. */
export const CHAPTERS = [...WRITTEN, 'tiles', 'cards', 'seasons'] as const;
export type ChapterName = (typeof CHAPTERS)[number];

/** The rules in our own words, by chapter; the lists at the end are made of the content. */
export function rulesOf(speech: TuskSpeech): readonly Chapter[] {
  const { say } = speech;
  const [, second = '', third = '', fourth = ''] = GROWTH_COSTS[RULES].map((food) =>
    goodsWords(speech, { food }),
  );
  const facts = {
    ...NUMBERS,
    second,
    third,
    fourth,
    starts: evenStarts(speech),
    short: SHORT[RULES],
  };
  return [
    ...WRITTEN.map((chapter) => ({
      title: say(`rules.${chapter}.title`),
      text: say(`rules.${chapter}.text`, facts),
    })),
    {
      title: say('rules.tiles.title'),
      text: paragraphs(
        list(TERRAINS.map((terrain) => tileLine(speech, terrain))),
        say('rules.tiles.home'),
        oursBut(speech, TERRAINS, PRINTED_TILES, terrainName),
      ),
    },
    {
      title: say('rules.cards.title'),
      text: paragraphs(
        list(VICTORIES.map((card) => cardLine(speech, card))),
        say('rules.cards.older'),
        oursBut(speech, VICTORIES, PRINTED_CARDS, cardName),
      ),
    },
    {
      title: say('rules.seasons.title'),
      text: paragraphs(
        say('rules.seasons.key'),
        list(SEASONS.map((season) => seasonLine(speech, season))),
        oursBut(speech, SEASONS, PRINTED_SEASONS, seasonName),
      ),
    },
  ];
}
