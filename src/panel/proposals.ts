import type { Seat } from '../engine/game.ts';
import type { Loaded } from '../match/app/loaded.ts';
import type { ProposalRow } from '../store/store.ts';
import type { AppSpeech } from '../words/index.ts';
import { proposalWords, untilWords } from './wording/proposal.ts';
import { button, type Button, buttonRows, type Meaning, type Row } from './controls.ts';

/** So many of them stand on a panel; the others have their posts. */
const MOST = 2;

/**
 * What is proposed to a seat that has not answered it, then what it has proposed itself, the newest of each first. Where
 * there are several, each has its number on the panel, from 1.
 */
function proposalsFor({ row }: Loaded, seat: Seat) {
  const open = row.status === 'running' ? row.proposals.toReversed() : [];
  const all = [
    ...open.filter(({ to, agreed }) => to.includes(seat) && !agreed.includes(seat)),
    ...open.filter(({ from }) => from === seat),
  ];
  const numbered = all.map((proposal, at) => ({
    proposal,
    number: all.length > 1 ? `${at + 1}` : null,
  }));
  return { shown: numbered.slice(0, MOST), left: Math.max(0, all.length - MOST) };
}

/** A line for each of them, and how many more there are. */
export function proposalLines(loaded: Loaded, seat: Seat, speech: AppSpeech): string[] {
  const words = loaded.edition.in(speech.language);
  const { shown, left } = proposalsFor(loaded, seat);
  const lines = shown.map(({ proposal, number }) =>
    [
      ...(number === null ? [] : [`**${number}**`]),
      proposalWords(words, loaded.row, proposal, speech, seat),
      ...untilWords(proposal, speech),
    ].join(' '),
  );
  return left === 0 ? lines : [...lines, `-# ${speech.say('panel.more offers', { count: left })}`];
}

/** A row of buttons for each of them, as they stand below its post. */
export const proposalRows = (loaded: Loaded, seat: Seat, speech: AppSpeech): Row[] =>
  proposalsFor(loaded, seat).shown.flatMap(({ proposal, number }) =>
    buttonRows(
      proposal.from === seat
        ? [withdrawButton(proposal, speech, number)]
        : answerButtons(
            proposal,
            speech,
            number ?? loaded.edition.in(speech.language).seatName(proposal.from),
          ),
    ),
  );

/**
 * Buttons by which a proposal is answered.
 *
 * @param which which one, by its number or whose it is; null where it stands above them
 */
export function answerButtons(
  { id: proposal, mark, kind }: ProposalRow,
  { say }: AppSpeech,
  which: string | null,
): Button[] {
  const press = (does: 'accept' | 'decline' | 'counter', means: Meaning, emoji: string): Button =>
    button({ do: does, proposal, mark }, named(say(`buttons.${does}`), which), means, emoji);
  return [
    press('accept', 'answer', '✅'),
    press('decline', 'quiet', '✖️'),
    ...(kind === 'trade' ? [press('counter', 'quiet', '🔁')] : []),
  ];
}

/** The button by which its maker takes a proposal back; which one, where there are several. */
export const withdrawButton = (
  { id: proposal, mark }: ProposalRow,
  { say }: AppSpeech,
  which: string | null = null,
): Button =>
  button({ do: 'withdraw', proposal, mark }, named(say('buttons.withdraw'), which), 'quiet', '↩️');

const named = (label: string, which: string | null): string =>
  which === null ? label : `${label} · ${which}`;
