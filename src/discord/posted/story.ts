import type { Language } from '../../language/languages.ts';
import { storyOf } from '../../match/story.ts';
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

/**
 * What is said of a match that is over: its chart and its animation. Null where there is nothing to show.
 *
 * @param makeDo whether to go without a picture that cannot be made; else its error is thrown
 */
export async function retell(
  { house, painter, log }: PostOffice,
  match: MatchRow,
  language: Language,
  makeDo: boolean,
): Promise<{ readonly content: string; readonly pictures: readonly Picture[] } | null> {
  const story = await storyOf(house, match, language);
  if (story === null) return null;
  const { beats, chart, farewell } = story;
  const without = (what: string, err: unknown): null => {
    if (!makeDo) throw err;
    log.error({ match: match.id, err }, `a story is told without its ${what}`);
    return null;
  };
  const theme = await themeFor(house, match, match.host);
  const [drawn, animated] = await Promise.all([
    painter.draw(chart, theme).catch((err: unknown) => without('chart', err)),
    painter
      .animate(beats, ANIMATION_BYTES, theme)
      .catch((err: unknown) => without('animation', err)),
  ]);
  const all = [
    { name: 'story.gif', type: 'image/gif', file: animated, alt: describeBeats(beats) },
    { name: 'chart.png', type: 'image/png', file: drawn, alt: describeChart(chart) },
  ] as const;
  const pictures = all.flatMap(({ file, ...rest }): Picture[] =>
    file === null || file.length > FILE_BYTES ? [] : [{ ...rest, file }],
  );
  return pictures.length === 0 ? null : { content: `📖 ${farewell}`, pictures };
}
