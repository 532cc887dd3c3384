import { valueOf } from '../../match/lobby/options.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';

/** What a table has chosen, a line each: what is not the usual, or all. */
export function chosenWords(
  edition: AnyEdition,
  row: Pick<MatchRow, 'config'>,
  { language, say }: AppSpeech,
  which: 'unusual' | 'all' = 'unusual',
): string[] {
  return (edition.in(language).options ?? []).flatMap((option) => {
    const now = valueOf(option, row);
    if (now === undefined || (which === 'unusual' && now === option.values[0])) return [];
    return [`⚙️ ${say('lobby.option', { option: option.title, value: now.name })}`];
  });
}
