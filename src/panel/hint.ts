import type { Loaded } from '../match/app/loaded.ts';
import type { Offered } from '../match/loaded/asked.ts';
import type { Hint } from '../match/told/lesson.ts';
import type { AppSpeech } from '../words/index.ts';
import { giving } from './answer-button.ts';
import type { Row } from './controls.ts';
import { readValue } from './ids.ts';

/** What is worth knowing, and worth trying; empty for neither. */
export function hintLine(hint: Hint | null, { say }: AppSpeech): string {
  if (hint === null) return '';
  const { text, advised } = hint;
  const said = [
    ...(text === null ? [] : [text]),
    ...(advised === null ? [] : [say('panel.advised', { choice: advised.phrase.label })]),
  ];
  return say('panel.hint', { hint: said.join(' ') });
}

const SIGN = '💡';

/** Rows with a sign on what gives the answer that is advised, on a button or in a list. */
export function signed(rows: readonly Row[], loaded: Loaded, advised: Offered | null): Row[] {
  if (advised === null) return [...rows];
  const { decision, choice } = advised;
  const press = giving(loaded, { decision, choice }, false);
  return rows.map((row): Row => {
    if (row.is === 'list') {
      const options = row.list.options.map((option) => {
        const says = readValue(option.value);
        const isIt =
          says?.decision === decision && says.choice === choice && says.next.length === 0;
        return isIt ? { ...option, emoji: SIGN } : option;
      });
      return { ...row, list: { ...row.list, options } };
    }
    const buttons = row.buttons.map((button) => {
      const { press: other } = button;
      const isIt =
        other.do === 'hidden'
          ? press.do === 'hidden' && other.digest === press.digest
          : 'choice' in other && other.decision === decision && other.choice === choice;
      return isIt ? { ...button, emoji: SIGN } : button;
    });
    return { ...row, buttons };
  });
}
