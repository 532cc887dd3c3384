import { storyOf } from '../../match/reports/story.ts';
import { describeBeats, describeChart } from '../../presentation/story-alt.ts';
import { themeFor } from '../theme.ts';
import { makesDo } from './retry.ts';
import type { Telling } from './telling.ts';

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

/** A match that is over, as an animation with a sentence to part with. Null for a game that tells no stories. */
export async function retellInPictures(at: Telling): Promise<Retold | null> {
  const { app, painter, match, speech } = at;
  const story = await storyOf(app, match, speech.language);
  if (story === null) return null;
  const { beats, farewell } = story;
  const theme = await themeFor(app, match, match.host);
  const file = await painter
    .animate(beats, ANIMATION_BYTES, theme)
    .catch((err: unknown) => without(at, 'animation', err));
  const alt = describeBeats(beats);
  return {
    content: `📖 ${farewell}`,
    pictures: sendable({ name: 'story.gif', type: 'image/gif', file, alt }),
  };
}

/** The same as a chart. Null where there is none, or it cannot be made. */
export async function retellInNumbers(at: Telling): Promise<Retold | null> {
  const { app, painter, match, speech } = at;
  const story = await storyOf(app, match, speech.language);
  if (story === null) return null;
  const { chart } = story;
  const theme = await themeFor(app, match, match.host);
  const file = await painter.draw(chart, theme).catch((err: unknown) => without(at, 'chart', err));
  const alt = describeChart(chart);
  const pictures = sendable({ name: 'chart.png', type: 'image/png', file, alt });
  return pictures.length === 0 ? null : { content: '', pictures };
}

/** Goes without a picture that cannot be made, where that has failed for long; throws its error before that. */
function without(at: Telling, what: string, err: unknown): null {
  if (!makesDo(at)) throw err;
  at.log.error({ match: at.match.id, err }, `a story is told without its ${what}`);
  return null;
}

/** A picture that was made, unless Discord would refuse it. */
function sendable({
  file,
  ...rest
}: Omit<Picture, 'file'> & { readonly file: Buffer | null }): Picture[] {
  return file === null || file.length > FILE_BYTES ? [] : [{ ...rest, file }];
}
