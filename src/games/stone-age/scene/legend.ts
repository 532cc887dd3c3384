import { legendSheets, sideRows, signRow as row } from '../../../presentation/legend.ts';
import type { Row, Scene, Sign, Tool } from '../../../presentation/scene.ts';
import { CRAFTS, SYMBOLS } from '../content/cards.ts';
import { GOODS } from '../content/goods.ts';
import { bottomWords, priceWords } from '../spoken/cards.ts';
import { goodName, tribeName } from '../spoken/names.ts';
import { TRIBES } from '../tribes.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { CRAFT_ICON, priceBrief } from './briefs.ts';

/** What each sign on the pictures means: at places, of goods, and what counts at the end. */
export function legendScenes(speech: StoneAgeSpeech): readonly Scene[] {
  const { say, language } = speech;
  const [places, gains, tribes] = [say('legend.places'), say('legend.goods'), say('legend.tribes')];
  const sides = TRIBES.map((_, seat) => tribeName(speech, seat));
  return legendSheets(
    {
      game: 'stone-age',
      language,
      title: say('edition.title'),
      legend: say('legend.title'),
      sideNames: sides,
      pieces: say('board.people'),
    },
    [
      [places, [{ title: places, rows: atPlaces(speech) }]],
      [
        gains,
        [
          { title: gains, rows: goods(speech) },
          { title: say('legend.crafts'), rows: atTheEnd(speech) },
        ],
      ],
      [
        tribes,
        [{ title: tribes, rows: sideRows(sides, FLAGS, (flag) => say(`legend.flags.${flag}`)) }],
      ],
    ],
  );
}

const FLAGS = ['to-move', 'first', 'computer', 'away', 'winner'] as const;

const tools = (more: Partial<Tool>): Sign => ({
  sign: 'tools',
  tools: [{ value: 2, used: false, once: false, ...more }],
});

function atPlaces({ say }: StoneAgeSpeech): Row[] {
  const party = { owner: 0, count: 3 };
  return [
    row({ sign: 'party', party }, say('legend.at.party')),
    row({ sign: 'room', room: 7, party }, say('legend.at.room')),
    row({ sign: 'room', room: null, party }, say('legend.at.endless room')),
    row({ sign: 'figure', figure: 'mammoth' }, say('legend.at.herd')),
    row({ sign: 'icon', icon: 'blocked' }, say('legend.at.blocked')),
    row({ sign: 'here' }, say('legend.at.here')),
    row({ sign: 'note', note: { mark: 'number', number: 1, owner: 0 } }, say('legend.at.number')),
    row({ sign: 'left', left: 6 }, say('legend.at.left')),
    row({ sign: 'back' }, say('legend.at.back')),
    row({ sign: 'die', face: 5, counts: false }, say('legend.at.die')),
    row({ sign: 'die', face: 6, counts: true }, say('legend.at.best')),
    row(tools({}), say('legend.at.tool')),
    row(tools({ used: true }), say('legend.at.used')),
    row(tools({ once: true }), say('legend.at.once')),
    row(tools({ value: 0 }), say('legend.at.empty')),
  ];
}

const GAINS = [
  'any',
  'person',
  'field',
  'tool',
  'card',
  'points',
  'dice',
  'herd',
  'building',
] as const;

const goods = (speech: StoneAgeSpeech): Row[] => [
  ...GOODS.map((icon) => row({ sign: 'icon', icon }, goodName(speech, icon))),
  ...GAINS.map((icon) => row({ sign: 'icon', icon }, speech.say(`legend.icons.${icon}`))),
  kindsRow(speech),
];

/** A price by kinds, as it stands on a building and as it is meant. */
function kindsRow(speech: StoneAgeSpeech): Row {
  const price = { takes: 'kinds', count: 5, kinds: 3 } as const;
  const { text } = priceBrief(speech, price);
  const facts = { price: text, words: priceWords(speech, price) };
  return row({ sign: 'icon', icon: 'any' }, speech.say('legend.by kinds', facts));
}

const atTheEnd = (speech: StoneAgeSpeech): Row[] => [
  ...CRAFTS.map((craft) =>
    row({ sign: 'icon', icon: CRAFT_ICON[craft] }, speech.say(`legend.of.${craft}`)),
  ),
  ...SYMBOLS.map((icon) => row({ sign: 'icon', icon }, bottomWords(speech, { symbol: icon }))),
];
