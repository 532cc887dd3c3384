import type { App } from '../../match/app/app.ts';
import { Refused } from '../../match/app/refused.ts';
import type { MatchRow } from '../../store/store.ts';
import { isOthersPlan } from '../../match/stored/plan-row.ts';
import type { Desk } from '../desk.ts';
import type { PressAs, PressId } from '../../panel/ids.ts';
import type { OnMessage, Pressed } from './pressed.ts';

/*
 * After a backup was restored its numbers are given anew, while what stood in Discord stands there still: a
 * button of a match or a proposal that was lost must not act on another one that has its number now.
 */

/**
 * Throws `Refused` where a button for everybody does not stand in the match's thread. A DM of the bot is as
 * good: what it opens is its reader's own.
 */
export function expectInThread(interaction: OnMessage, { home }: MatchRow): void {
  if (interaction.guildId === null || interaction.channelId === home.thread) return;
  throw new Refused('button of another match');
}

/** Throws `Refused` where a button by which people join stands below another message than the match's. */
export async function expectOnNotice(
  { store }: App,
  { channelId, message }: OnMessage,
  match: number,
): Promise<void> {
  const row = await store.match(match);
  if (row === null) return;
  const { channel, lobby } = row.home;
  // A lobby that was just posted may not have been noted yet.
  const belongs = lobby === null ? channelId === channel : message.id === lobby;
  if (!belongs) throw new Refused('button of another match');
}

/** Throws `Refused` where a proposal is not the one whose button was pressed. */
export async function expectOfProposal(
  { store }: App,
  { proposal, mark }: PressAs<'accept' | 'decline' | 'counter' | 'withdraw'>,
): Promise<void> {
  const row = await store.proposal(proposal);
  if (row !== null && row.mark !== mark) throw new Refused('no such proposal');
}

/**
 * Throws `Refused`, as if there were no such match, where a press is about somebody else's plan. Commands find no such
 * match either (`findMatch`).
 */
export async function refuseOthersPlan(
  { app: { store }, realMatches }: Desk,
  { user }: Pressed,
  id: PressId,
): Promise<void> {
  const offer = 'proposal' in id ? await store.proposal(id.proposal) : null;
  const match = 'match' in id ? id.match : (offer?.match ?? null);
  if (match === null || realMatches.has(match)) return;
  const row = await store.match(match);
  if (row?.planOf === null) realMatches.add(match);
  if (row === null || !isOthersPlan(row, user.id)) return;
  throw new Refused(offer === null ? 'match is gone' : 'no such proposal');
}
