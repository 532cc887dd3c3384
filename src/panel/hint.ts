import type { Seat } from '../engine/game.ts';
import type { Loaded } from '../match/app/loaded.ts';
import { askedOf, type Offered } from '../match/loaded/asked.ts';
import type { Hint } from '../match/reports/lesson.ts';
import type { AppSpeech } from '../words/index.ts';
import { digestOf } from './answer-button.ts';
import type { List, Row } from './controls.ts';
import { same } from './group.ts';
import { type PressId, readValue } from './ids.ts';

/** What is worth knowing, and worth trying; empty for neither. */
export function hintLine(hint: Hint | null, { say }: AppSpeech): string {
  if (hint === null) return '';
  const { text, advised } = hint;
  const said = [
    ...(text === null ? [] : [text]),
    ...(advised === null
      ? []
      : [say('panel.advised', { choice: advised.phrase.advice ?? advised.phrase.label })]),
  ];
  return say('panel.hint', { hint: said.join(' ') });
}

/** The sign of what is advised, and of what was chosen already. */
export const ADVISED = '💡';
export const CHOSEN = '✅';

/**
 * Puts a sign on the button or list option that gives one of these answers, or leads to it: for advice, or for what was
 * chosen already.
 */
export function signed(
  rows: readonly Row[],
  loaded: Loaded,
  seat: Seat,
  answer: Offered,
  sign: string,
  speech: AppSpeech,
): Row[] {
  return rows.map((row): Row => {
    if (row.is === 'buttons') {
      const buttons = row.buttons.map((one) =>
        isFor(one.press, loaded, answer) ? { ...one, emoji: sign } : one,
      );
      return { ...row, buttons };
    }
    const values = valuesFor(row.list, loaded, seat, answer, speech);
    const options = row.list.options.map((one) =>
      values(one.value) ? { ...one, emoji: sign } : one,
    );
    return { ...row, list: { ...row.list, options } };
  });
}

/** Whether anything on them is advised. */
export const isSigned = (rows: readonly Row[]): boolean =>
  rows.some((row) =>
    (row.is === 'buttons' ? row.buttons : row.list.options).some(({ emoji }) => emoji === ADVISED),
  );

/** Whether a button gives an answer, or leads to it. */
function isFor(
  press: PressId,
  { row }: Loaded,
  { decision, choice, phrase, piece }: Offered,
): boolean {
  switch (press.do) {
    case 'answer':
    case 'ask':
      return press.decision === decision && press.choice === choice;
    case 'hidden':
      return press.digest === digestOf(row, { decision, choice });
    // The only answer, and nothing of what may be picked.
    case 'only':
      return press.decision === decision;
    case 'none':
      return press.decision === decision && !choice.includes('.');
    case 'piece':
      return press.piece === piece;
    case 'open':
    case 'form':
      return press.command === phrase.command;
    default:
      return false;
  }
}

/** Which options of a list give an answer, or lead to it. */
function valuesFor(
  { press }: List,
  loaded: Loaded,
  seat: Seat,
  advised: Offered,
  { language }: AppSpeech,
): (value: string) => boolean {
  const { decision, choice, phrase } = advised;
  switch (press.do) {
    case 'pick':
      return (value) => {
        const says = readValue(value);
        return says?.decision === decision && says.choice === choice && says.next.length === 0;
      };
    case 'take': {
      // An amount is taken by its name, of picks each thing by its own.
      const [, ...things] = choice.split('.');
      return (value) => value === choice || things.includes(value);
    }
    case 'together':
      return (value) => Object.hasOwn(phrase.together?.who ?? {}, value);
    case 'open': {
      const command = loaded.edition
        .in(language)
        .commands.find(({ name }) => name === phrase.command);
      const names = command?.options.slice(0, (press.within?.options ?? 0) + 1) ?? [];
      const likes = askedOf(loaded, seat, language)
        .flatMap(({ offers }) => offers)
        .filter(
          (one) =>
            one.phrase.command === phrase.command &&
            names.every(({ name }) => same(one.phrase.options[name], phrase.options[name] ?? 0)),
        )
        .map((one) => digestOf(loaded.row, one));
      return (value) => likes.includes(value);
    }
    default:
      return () => false;
  }
}
