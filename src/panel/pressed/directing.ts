import { foreseen, direct as directIn, expectDirects } from '../../match/league/directing.ts';
import {
  answerClaim,
  claimIn,
  claimToAnswer,
  expectMayClaim,
  letVote as letVoteIn,
  voteOn,
} from '../../match/league/claiming.ts';
import { seenAs } from '../../league/directing.ts';
import { readSeason, seasonIn } from '../../match/league/in-season.ts';
import { Refused } from '../../match/app/refused.ts';
import { button, buttonRow } from '../controls.ts';
import { claimedIn, claimForm, repliedIn, replyForm } from '../forms/claiming.ts';
import { ruledIn, ruleForm } from '../forms/directing.ts';
import { directPanel, donePanel, movePanel, resultPanel } from '../league/directing.ts';
import { type ShownSeason, titleOf } from '../league/names.ts';
import { claimWords, ruledWords } from '../league/ruled.ts';
import type { Handler, FormHandler } from './handler.ts';
import type { Presser } from './presser.ts';
import { textReply, type TextReply } from './reply.ts';

/** What a director can do by hand. */
export const direct: Handler<'direct'> = async (presser, { season }) =>
  showDirecting(presser, await readSeason(presser.app, season));

/** As `direct`, of a season that was read. */
export async function showDirecting(
  { app, press, speechTo }: Presser,
  shown: ShownSeason,
): Promise<TextReply> {
  expectDirects(press, shown.league);
  const rows = await app.store.seasonsOf(shown.league.id);
  const at = (number: number): Pick<ShownSeason, 'row' | 'season'> | null => {
    const row = rows.find((one) => one.number === number);
    return row === undefined ? null : { row, season: seasonIn(row) };
  };
  const { number } = shown.row;
  const around = { user: press.user.id, last: at(number - 1), next: at(number + 1) };
  const now = app.now().getTime();
  const edition = app.shelf.get(shown.season.settings.game) ?? null;
  const { content, components } = directPanel({ ...shown, edition }, around, now, await speechTo());
  return textReply(content, components);
}

/** The form of something that a director does, with its reason; what a move changes, and which table, is shown first. */
export const rule: FormHandler<'rule'> = {
  async open({ app, press, speechTo }, id) {
    const shown = await readSeason(app, id.season);
    expectDirects(press, shown.league);
    const edition = app.shelf.get(shown.season.settings.game) ?? null;
    if (seenAs(shown.season) !== id.seen) throw new Refused('season has changed');
    return { is: 'form', form: ruleForm({ ...shown, edition }, id, await speechTo()) };
  },
  async send({ app, press, speechTo }, { season: id, order, seen }, filled) {
    const shown = await readSeason(app, id);
    expectDirects(press, shown.league);
    const speech = await speechTo();
    const edition = app.shelf.get(shown.season.settings.game) ?? null;
    const ruled = ruledIn({ ...shown, edition }, order, filled, speech);
    if (typeof ruled === 'number') {
      const { content, components } = resultPanel(shown, ruled, app.now().getTime(), speech);
      return textReply(content, components);
    }
    if ('is' in ruled) {
      const after = await foreseen(app, press, id, { ...ruled, is: 'move' }, seen);
      const { content, components } = movePanel(shown, after, ruled, speech);
      return textReply(content, components);
    }
    const { directed, why } = ruled;
    const after = await directIn(app, press, id, directed, { why, seen });
    const last = after.season.rulings.length - 1;
    const { content, components } = donePanel(
      after,
      ruledWords(app, after, last, speech) ?? '',
      speech,
    );
    return textReply(content, components);
  },
  reopened: () => null,
};

/** Where somebody may claim that something went wrong, of a season that was read. */
export async function showClaiming(
  { press, speechTo }: Presser,
  shown: ShownSeason,
): Promise<TextReply> {
  expectMayClaim(shown.season, press.user.id);
  const speech = await speechTo();
  const { say } = speech;
  const claiming = { do: 'claim', season: shown.row.id } as const;
  return textReply(say('league.claim intro', { title: titleOf(shown, speech) }), [
    buttonRow([button(claiming, say('buttons.claim …'), 'answer', '📣')]),
  ]);
}

/** Claims that something went wrong. */
export const claim: FormHandler<'claim'> = {
  async open({ app, press, speechTo }, { season }) {
    const shown = await readSeason(app, season);
    expectMayClaim(shown.season, press.user.id);
    return { is: 'form', form: claimForm(shown, await speechTo()) };
  },
  async send({ app, press, speechTo }, { season: id }, filled) {
    const claimed = claimedIn(await readSeason(app, id), filled);
    const { league } = await claimIn(app, press, id, claimed);
    const { say } = await speechTo();
    return textReply(say('league.claim made', { channel: league.channel }));
  },
  reopened: () => null,
};

/** A director answers a claim. */
export const reply: FormHandler<'reply'> = {
  async open({ app, press, speechTo }, { season, nth }) {
    const shown = await readSeason(app, season);
    claimToAnswer(press, shown, nth);
    return { is: 'form', form: replyForm(shown, nth, await speechTo()) };
  },
  async send({ app, press, speechTo }, { season: id, nth }, filled) {
    const after = await answerClaim(app, press, id, nth, repliedIn(filled));
    return textReply(claimWords(after, nth, await speechTo()) ?? '');
  },
  reopened: () => null,
};

/** A director has those vote on a claim whom it does not concern. */
export const letVote: Handler<'letVote'> = async ({ app, press, speechTo }, { season, nth }) => {
  await letVoteIn(app, press, season, nth);
  return textReply((await speechTo()).say('league.vote begun'));
};

/** Votes on a claim. */
export const ballot: Handler<'ballot'> = async (
  { app, press, speechTo },
  { season, nth, says },
) => {
  await voteOn(app, press, season, { nth, accepts: says === 'accept' });
  const { say } = await speechTo();
  return textReply(say(says === 'accept' ? 'league.voted accept' : 'league.voted decline'));
};
