import type { Language } from '../../language/languages.ts';
import { storyOf } from '../../match/told/story.ts';
import { describeBeats, describeChart } from '../../presentation/story-alt.ts';
import type { MatchRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';
import { themeFor } from '../theme.ts';

/** A file that is shown in a message. */
export interface Picture {
  readonly name: string;
  readonly type: 'image/png' | 'image/gif';
  readonly file: Buffer;
  readonly alt: string;
}

/** What Discord takes as one file. */
const FILE_BYTES = 10 * 2 ** 20;
/** An animation is loaded by phones as well. */
const ANIMATION_BYTES = 8 * 2 ** 20;

/** What is said of a match that is over. */
export interface Retold {
  readonly content: string;
  readonly pictures: readonly Picture[];
}

/**
 * A match that is over, as an animation with a sentence to part with. Null for a game that tells no stories.
 *
 * @param makeDo whether to go without a picture that cannot be made; else its error is thrown
 */
export async function retellInPictures(
  parts: PostOffice,
  match: MatchRow,
  language: Language,
  makeDo: boolean,
): Promise<Retold | null> {
  const story = await storyOf(parts.app, match, language);
  if (story === null) return null;
  const { beats, farewell } = story;
  const theme = await themeFor(parts.app, match, match.host);
  const file = await parts.painter
    .animate(beats, ANIMATION_BYTES, theme)
    .catch((err: unknown) => without(parts, match, 'animation', makeDo, err));
  const alt = describeBeats(beats);
  return {
    content: `📖 ${farewell}`,
    pictures: sendable({ name: 'story.gif', type: 'image/gif', file, alt }),
  };
}

/** The same as a chart. Null where there is none, or it cannot be made. */
export async function retellInNumbers(
  parts: PostOffice,
  match: MatchRow,
  language: Language,
  makeDo: boolean,
): Promise<Retold | null> {
  const story = await storyOf(parts.app, match, language);
  if (story === null) return null;
  const { chart } = story;
  const theme = await themeFor(parts.app, match, match.host);
  const file = await parts.painter
    .draw(chart, theme)
    .catch((err: unknown) => without(parts, match, 'chart', makeDo, err));
  const alt = describeChart(chart);
  const pictures = sendable({ name: 'chart.png', type: 'image/png', file, alt });
  return pictures.length === 0 ? null : { content: '', pictures };
}

function without(
  { log }: PostOffice,
  { id }: MatchRow,
  what: string,
  makeDo: boolean,
  err: unknown,
): null {
  if (!makeDo) throw err;
  log.error({ match: id, err }, `a story is told without its ${what}`);
  return null;
}

/** A picture that was made, unless Discord would refuse it. */
function sendable({
  file,
  ...rest
}: Omit<Picture, 'file'> & { readonly file: Buffer | null }): Picture[] {
  return file === null || file.length > FILE_BYTES ? [] : [{ ...rest, file }];
}
