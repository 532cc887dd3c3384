import { calledAgain } from '../../match/lobby/again.ts';
import { load } from '../../match/loaded/load.ts';
import { logLines } from '../../match/stored/log.ts';
import { debriefOf, withHeard } from '../../match/reports/debrief.ts';
import { type Handed, handedSeats } from '../../match/reports/played-by.ts';
import { proofOf } from '../../match/reports/proof.ts';
import { tableIn } from '../../match/stored/table.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import { type MatchId, type SeatRow, SOMEBODY } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { userWords } from '../wording/person-words.ts';
import { fitLines } from '../../panel/wording/text.ts';
import { reach, type Words } from './reaching.ts';
import { postBeside, postLast } from './live-post.ts';
import { type Retold, retellInNumbers, retellInPictures } from './story.ts';
import type { Tell, Telling } from './telling.ts';
import { showLobby } from './thread.ts';

/** How a match came out, as a post of its own. */
export async function showResult(at: Telling, from: number, to: number): Promise<string> {
  const { app, match, speech } = at;
  const lines = from > to ? [] : await logLines(app, match, from, to, 'public', speech);
  const end = await ending(at);
  const told = lines.length === 0 ? [] : [fitLines(lines, 1990 - end.length, speech), ''];
  const { posted, there } = await postLast(at, { content: [...told, end].join('\n') });
  await showLobby(there);
  return posted;
}

/** The story of a match that is over, after its result; nothing for a game that tells none. */
export const tellStory: Tell<'story'> = async (at) => retell(at, await retellInPictures(at), false);

/**
 * The same in numbers, silently: beside the animation, which has another shape, both would come out at half their
 * width. Nothing where no picture of them can be made.
 */
export const tellChart: Tell<'chart'> = async (at) => retell(at, await retellInNumbers(at), true);

const retell = async (at: Telling, told: Retold | null, quiet: boolean): Promise<string | null> =>
  told === null ? null : (await postLast(at, { ...told, quiet })).posted;

/** The seats of those who sat at a match and may still join the next one; none where that waits for nobody more. */
export async function seatsAgain(
  { app, match }: Telling,
  next: MatchId,
  by: string,
): Promise<readonly SeatRow[]> {
  const opened = await app.store.match(next);
  if (opened?.status !== 'open') return [];
  // Who does not sit with whoever opened it is not called there.
  const apart = await app.store.blocks(by);
  const players = calledAgain(match);
  return match.seats.filter(
    ({ user }) =>
      user !== null &&
      players.includes(user) &&
      opened.seats.every((one) => one.user !== user) &&
      ![...apart.of, ...apart.by].includes(user),
  );
}

/** That somebody plays again, and who is asked to. */
export const againWords =
  ({ app, match }: Telling, called: readonly SeatRow[], next: MatchId, by: string): Words =>
  ({ say }) =>
    say('posts.plays again', {
      people: called.map(({ user }) => `<@${user}>`).join(', '),
      by,
      match: next,
      button: buttonOf(app, match, 'again'),
    });

/** That somebody plays again, to those who sat there and do not yet; nothing where that match waits for nobody more. */
export const tellAgain: Tell<'again'> = async (at, { next, by }) => {
  const called = await seatsAgain(at, next, by);
  if (called.length === 0) return null;
  const words = againWords(at, called, next, by);
  const seats = called.map(({ seat }) => seat);
  const { ping } = await reach(at, seats, words);
  return postBeside(at, words(at.speech), ping);
};

/** Who played whose seat, and from which round: nothing where all played their own. */
function handedWords(handed: readonly Handed[], speech: AppSpeech): string[] {
  const { say, list } = speech;
  const owners = new Map<string, string[]>();
  for (const { owner, played } of handed) {
    // Who was forgotten may have been anybody.
    const isAgain = (by: readonly string[]): boolean => owner !== SOMEBODY && by.includes(owner);
    const how = played.map(({ by, from }) => {
      const who =
        by.length === 0
          ? say('posts.by a computer')
          : say(isAgain(by) ? 'posts.by the owner' : 'posts.by somebody', {
              players: list(by.map((user) => userWords(user, speech))),
            });
      if (from === null) return who;
      return from === 'start'
        ? say('posts.from the start', { who })
        : say('posts.from round', { who, round: from });
    });
    const all = how.join(', ');
    owners.set(all, [...(owners.get(all) ?? []), userWords(owner, speech)]);
  }
  if (owners.size === 0) return [];
  const each = [...owners].map(([how, players]) =>
    say('posts.played by others', { players: list(players), how }),
  );
  return [`🪑 ${each.join('; ')}.`];
}

async function ending({ app, match, speech }: Telling): Promise<string> {
  const loaded = await withHeard(app, await load(app, match.id));
  const { edition, match: ended, table } = loaded;
  const view = edition.game.view(ended.state, 'public');
  const result = edition.in(speech.language).result(view, tableIn(table, speech.language));
  // Whose seat a computer player has by now is not named there.
  const unnamed = match.seats
    .flatMap(({ user }) => (user === null ? [] : [`<@${user}>`]))
    .filter((mention) => !result.includes(mention));
  const thanks =
    unnamed.length === 0
      ? speech.say('posts.thanks')
      : speech.say('posts.thanks also', { people: unnamed.join(', ') });
  const handed = handedWords(await handedSeats(app, match), speech);
  return [
    result,
    ...debriefOf(loaded, speech.language),
    ...handed,
    thanks,
    `-# ${await proofOf(app, match, speech)}`,
  ].join('\n');
}
