import { askedInSecret } from '../../match/asked.ts';
import { loadRow } from '../../match/load.ts';
import { logLines } from '../../match/log.ts';
import type { NoticeOf } from '../../match/notice.ts';
import { matchAfter, sceneFor } from '../../match/pictures.ts';
import { roundOf } from '../../match/round.ts';
import { standingOf } from '../../match/standing.ts';
import { describeScene } from '../../presentation/alt.ts';
import type { Scene } from '../../presentation/scene.ts';
import type { ThemeId } from '../../render/palette.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';
import { speechIn } from '../said/language.ts';
import { fitLines } from '../said/text.ts';
import { themeFor } from '../theme.ts';
import { call, calledOf, callsOf, LONGEST, waitingWords } from './calling.ts';
import { benchRows } from './clock.ts';
import { makesDo } from './patience.ts';
import { threadButtons } from './posts.ts';
import type { Post } from './sending.ts';
import { standInstead } from './standing.ts';
import { postInThread } from './thread.ts';

const FIRST_ROUND = 1;

/** What entries brought, for those who have to know: who is called comes first. */
export async function tellTurn(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { from, to, ping: named, quiet = false }: NoticeOf<'turn'>,
): Promise<string | null> {
  const { house } = parts;
  const loaded = loadRow(house, match);
  const speech = speechIn(parts, match);
  // What told quietly what went before makes room, so that it is told in one piece.
  const before = standingOf(match);
  const first = Math.min(from, ...before.flatMap(({ again }) => again ?? []));
  const isPlayed = match.status === 'running';
  // What nobody waited for is nobody's business any more once the match was closed.
  if (quiet && !isPlayed) return null;
  // Whoever was to act when this was written may have acted meanwhile, or given the seat up.
  const called = isPlayed ? calledOf(loaded, named) : [];
  const [lines, seen] = await Promise.all([
    logLines(house, match, first, to, 'public', speech),
    matchAfter(house, loaded, to),
  ]);
  // What was taken back before it was told is nobody's business. The setup is shown, also without a word.
  if (quiet && lines.length === 0 && first > 0) return null;
  const scene = sceneFor(seen, 'public', speech.language);
  const picture = await paint(parts, row, scene, await themeFor(house, match, match.host));
  const calls = callsOf(loaded, called, speech);
  const isPictured = picture.pictures !== undefined;
  const waiting = [
    ...(isPlayed ? waitingWords(loaded, called, speech) : []),
    ...(isPictured ? [] : [speech.say('posts.no picture')]),
  ];
  const room = LONGEST - [...calls, ...waiting].join('\n').length - 4;
  const told = lines.length === 0 ? [] : [fitLines(lines, room, speech)];
  const content = [calls.join('\n'), ...told, ...waiting].filter((part) => part !== '').join('\n');
  const components = [
    threadButtons(match.id, row.mark, speech, !isPlayed).toJSON(),
    ...benchRows(match, speech),
  ];
  // A secret choice calls by a DM; whether it has been made meanwhile, a ping must not tell.
  const open = called.filter((seat) => !askedInSecret(loaded, seat));
  const ping = await call(parts, loaded, row, open);
  const message = { content, components, ping, quiet, speech, ...picture };
  const there = await postInThread(parts, match, message, row);
  const round = roundOf(seen);
  const rounds = before.flatMap((one) => one.round ?? []);
  // The post that began the match shows the board before the first round.
  const was = rounds.length > 0 ? rounds : [FIRST_ROUND];
  const next = {
    message: there.posted,
    round: isPictured ? round : null,
    keeps: !isPlayed || was.some((one) => one !== (round ?? FIRST_ROUND)),
    again: quiet ? first : null,
  };
  await standInstead(parts, there.match, next, isPictured);
  return there.posted;
}

/** The picture of a turn; where it cannot be painted again and again, the turn is told without one. */
async function paint(
  parts: PostOffice,
  row: OutboxRow,
  scene: Scene,
  theme: ThemeId,
): Promise<Pick<Post, 'pictures'>> {
  const { painter, log } = parts;
  try {
    const file = await painter.paint(scene, { theme });
    return {
      pictures: [{ name: 'board.png', type: 'image/png', file, alt: describeScene(scene) }],
    };
  } catch (err) {
    if (!makesDo(parts, row)) throw err;
    log.error({ match: row.match, outbox: row.id, err }, 'a turn is told without its picture');
    return {};
  }
}
