import { type ButtonBuilder, ButtonStyle } from 'discord.js';
import type { Seat } from '../../engine/game.ts';
import type { Loaded } from '../../match/load.ts';
import type { ProposalRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';
import { proposalWords, untilWords } from '../said/proposal.ts';
import { writeId } from './ids.ts';
import { button, buttonRows, type Row } from './rows.ts';

/** So many of them stand on a panel, the newest; the others have their posts. */
const MOST = 2;

/** What is proposed to a seat that has not answered it, and what it has proposed itself, the newest first. */
function proposalsFor({ row }: Loaded, seat: Seat): readonly ProposalRow[] {
  if (row.status !== 'running') return [];
  return row.proposals
    .filter(
      ({ from, to, agreed }) => from === seat || (to.includes(seat) && !agreed.includes(seat)),
    )
    .toReversed()
    .slice(0, MOST);
}

/** A line for each of them. */
export function proposalLines(loaded: Loaded, seat: Seat, speech: HouseSpeech): string[] {
  const words = loaded.edition.in(speech.language);
  return proposalsFor(loaded, seat).map((proposal) =>
    [
      proposalWords(words, loaded.row, proposal, speech, seat),
      ...untilWords(proposal, speech),
    ].join(' '),
  );
}

/** A row of buttons for each of them, as they stand below its post. */
export const proposalRows = (loaded: Loaded, seat: Seat, speech: HouseSpeech): Row[] =>
  proposalsFor(loaded, seat).flatMap((proposal) =>
    buttonRows(
      proposal.from === seat
        ? [withdrawButton(proposal, speech)]
        : answerButtons(
            proposal,
            speech,
            loaded.edition.in(speech.language).seatName(proposal.from),
          ),
    ),
  );

/**
 * Buttons by which a proposal is answered.
 *
 * @param from whose it is, where there may be several; null where it stands above them
 */
export function answerButtons(
  { id: proposal, mark, kind }: ProposalRow,
  { say }: HouseSpeech,
  from: string | null,
): ButtonBuilder[] {
  const named = (label: string): string => (from === null ? label : `${label} · ${from}`);
  const press = (
    does: 'accept' | 'decline' | 'counter',
    style: ButtonStyle,
    emoji: string,
  ): ButtonBuilder =>
    button(writeId({ do: does, proposal, mark }), named(say(`buttons.${does}`)), style, emoji);
  return [
    press('accept', ButtonStyle.Success, '✅'),
    press('decline', ButtonStyle.Secondary, '✖️'),
    ...(kind === 'trade' ? [press('counter', ButtonStyle.Secondary, '🔁')] : []),
  ];
}

/** The button by which its maker takes a proposal back. */
export const withdrawButton = (
  { id: proposal, mark }: ProposalRow,
  { say }: HouseSpeech,
): ButtonBuilder =>
  button(
    writeId({ do: 'withdraw', proposal, mark }),
    say('buttons.withdraw'),
    ButtonStyle.Secondary,
    '↩️',
  );
