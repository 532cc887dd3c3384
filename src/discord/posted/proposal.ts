import { ActionRowBuilder, type ButtonBuilder, ButtonStyle } from 'discord.js';
import { editionOf } from '../../match/edition.ts';
import type { NoticeOf } from '../../match/notice.ts';
import { proposalBody } from '../../match/proposal.ts';
import { goodsWords } from '../../presentation/goods.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';
import { writeId } from '../offered/ids.ts';
import { button } from '../offered/rows.ts';
import { speechIn } from '../said/language.ts';
import { postInThread } from './thread.ts';

/** What one seat puts to others, with a button for yes and one for no. */
export async function tellProposal(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { proposal: id }: NoticeOf<'proposal'>,
): Promise<string | null> {
  const proposal = await parts.house.store.proposal(id);
  if (proposal === null || proposal.status !== 'open') return null;
  const speech = speechIn(parts, match);
  const words = editionOf(parts.house, match).in(speech.language);
  const body = proposalBody(proposal);
  const from = words.seatName(proposal.from);
  const users = proposal.to.flatMap((seat) => match.seats[seat]?.user ?? []);
  const people = users.map((user) => `<@${user}>`).join(', ');
  const content =
    body.kind === 'trade'
      ? speech.say('proposals.trade', {
          from,
          to: words.seatName(body.deal.to),
          gives: goodsWords(words, body.deal.gives),
          takes: goodsWords(words, body.deal.takes),
          people,
        })
      : speech.say('proposals.undo', { from, people });
  const { mark } = proposal;
  const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button(
      writeId({ do: 'accept', proposal: id, mark }),
      speech.say('buttons.accept'),
      ButtonStyle.Success,
      '✅',
    ),
    button(
      writeId({ do: 'decline', proposal: id, mark }),
      speech.say('buttons.decline'),
      ButtonStyle.Secondary,
      '✖️',
    ),
  );
  const message = { content, components: [buttons.toJSON()], ping: users, speech };
  // Its own buttons are what it is found again by.
  return (await postInThread(parts, match, message, { ...row, mark: mark ?? row.mark })).posted;
}
