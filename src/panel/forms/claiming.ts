import { ASKS, type Claim } from '../../league/season.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { Field, Filled, Form } from '../controls.ts';
import type { ShownSeason } from '../league/names.ts';
import { placesIn, textIn, tableIn, typed } from './directing.ts';

/** The most characters of a claim, and of the answer to it. */
const LONGEST_CLAIM = 700;

/** The form of a claim. */
export const claimForm = ({ row }: ShownSeason, { say }: AppSpeech): Form => ({
  press: { do: 'claim', season: row.id },
  title: say('league.claim title'),
  fields: [
    typed('table', say('league.field any table'), { longest: 4, isNeeded: false }),
    {
      is: 'list',
      name: 'asks',
      label: say('league.field asks'),
      options: [
        { value: 'other', label: say('league.ask other'), isChosen: true },
        ...ASKS.map((is) => ({ value: is, label: say(`league.ask ${is}`) })),
      ],
      isNeeded: false,
    },
    { ...lines('places', say('league.field right places')), isNeeded: false },
    lines('text', say('league.field text')),
  ],
});

/** What somebody claims. Throws `Refused` where that makes no sense. */
export function claimedIn(
  shown: ShownSeason,
  filled: Filled,
): Pick<Claim, 'table' | 'text' | 'asks' | 'places'> {
  const asks = ASKS.find((one) => one === textIn(filled, 'asks')) ?? null;
  const table = textIn(filled, 'table') === '' ? null : tableIn(shown, filled);
  const isRanked = asks === 'correct' && table !== null;
  const places = isRanked ? placesIn(shown, table, textIn(filled, 'places')) : null;
  return { asks, table, text: textIn(filled, 'text'), places };
}

/** The form by which a director answers a claim. */
export const replyForm = ({ row }: ShownSeason, nth: number, { say }: AppSpeech): Form => ({
  press: { do: 'reply', season: row.id, nth },
  title: say('league.claim title'),
  fields: [lines('text', say('league.field answer'))],
});

/** What it answers. */
export const repliedIn = (filled: Filled): string => textIn(filled, 'text');

const lines = (name: string, label: string): Field => ({
  is: 'lines',
  name,
  label,
  longest: LONGEST_CLAIM,
  isNeeded: true,
});
