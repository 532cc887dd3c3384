import { SEASON, type SeasonId, SEASONS } from '../content/seasons.ts';
import { TERRAIN, type Terrain, TERRAINS, TOKENS_ON_NEW_TILE } from '../content/terrain.ts';
import { VICTORIES, type VictoryId } from '../content/victory.ts';
import type { TuskSpeech } from '../words/index.ts';
import { cardWords, seasonWords } from './cards.ts';
import { amountWords, cardName, seasonName, terrainName } from './names.ts';

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

const marked = ({ say }: TuskSpeech, line: string, mark: Printed | undefined): string =>
  mark === undefined ? line : say('rules.marked', { line, mark: say(`rules.printed.${mark}`) });

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
  const line = say('rules.tiles.line', {
    terrain: terrainName(speech, terrain),
    parts: parts.filter((part) => part !== null).join(', '),
  });
  return marked(speech, line, PRINTED_TILES[terrain]);
}

function cardLine(speech: TuskSpeech, id: VictoryId): string {
  const facts = { card: cardName(speech, id), worth: cardWords(speech, id) };
  return marked(speech, speech.say('rules.cards.line', facts), PRINTED_CARDS[id]);
}

function seasonLine(speech: TuskSpeech, id: SeasonId): string {
  const line = speech.say('rules.seasons.line', {
    season: seasonName(speech, id),
    copies: SEASON[id].copies.map(([arrows, ice]) => `${arrows}/${ice}`).join(', '),
    effects: seasonWords(speech, id),
  });
  return marked(speech, line, PRINTED_SEASONS[id]);
}

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');
const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

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

/** The rules in our own words, by chapter; the lists at the end are made of the content. */
export function rulesOf(speech: TuskSpeech): readonly Chapter[] {
  const { say } = speech;
  const ours = say('rules.ours');
  return [
    ...WRITTEN.map((chapter) => ({
      title: say(`rules.${chapter}.title`),
      text: say(`rules.${chapter}.text`),
    })),
    {
      title: say('rules.tiles.title'),
      text: paragraphs(
        ours,
        list(TERRAINS.map((terrain) => tileLine(speech, terrain))),
        say('rules.tiles.home'),
      ),
    },
    {
      title: say('rules.cards.title'),
      text: paragraphs(ours, list(VICTORIES.map((card) => cardLine(speech, card)))),
    },
    {
      title: say('rules.seasons.title'),
      text: paragraphs(
        ours,
        say('rules.seasons.key'),
        list(SEASONS.map((season) => seasonLine(speech, season))),
      ),
    },
  ];
}
