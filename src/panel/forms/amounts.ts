import { roomFor, withAmounts, type WrongAmounts } from '../../engine/choices.ts';
import type { Amounts } from '../../engine/game.ts';
import type { Asked, ShapedAs } from '../../match/loaded/asked.ts';
import { Refused } from '../../match/app/refused.ts';
import type { CommandSpec } from '../../presentation/edition.ts';
import type { AppSpeech } from '../../words/index.ts';
import { asTyped } from '../wording/text.ts';
import { type Draft, REST, type Shape } from './shape.ts';
import type { Field } from '../controls.ts';
import { FIELDS, OPTIONS } from '../limits.ts';

/** One kind of amounts, with the command's option for it, what it is called, and what a form holds of it. */
type Kind = Amounts<unknown>['kinds'][number] & {
  readonly option: string;
  readonly name: string;
  /** What its field is called; null where its option says it. */
  readonly field: string | null;
  readonly now: number;
};

/** So many amounts are suggested at most; any other can be typed. */
const SUGGESTED = 100;

/** Amounts, such as sticks, grass and stones: a field of a form, and an option of a command, for each kind. */
export function amountsOf(
  asked: Asked,
  command: CommandSpec,
  { shape, spoken }: ShapedAs<'amounts'>,
): Shape {
  const optionOf = (kind: string): string => spoken.options[kind] ?? kind;

  /** The option of a kind by what several or one of it are called, or by its own name, the same in every language. */
  const optionNamed = (name: string): string | undefined => {
    const found = shape.kinds.find(({ kind }) => {
      const one = spoken.amount(kind, 1).replace(/^\d+\s*/, '');
      return [spoken.name(kind), one, optionOf(kind)].some((each) => each.toLowerCase() === name);
    });
    return found === undefined ? undefined : optionOf(found.kind);
  };

  const said: Shape['said'] = (values) => {
    const kinds = new Map(Object.entries(spoken.options).map(([kind, option]) => [option, kind]));
    const amounts: Record<string, number> = {};
    for (const [option, value] of Object.entries(values)) {
      const kind = kinds.get(option);
      if (kind !== undefined) amounts[kind] = Number(value);
      else if (!(option in (spoken.about ?? {})) && Number(value) > 0)
        throw new Refused('no such amount', { what: asTyped(option) });
    }
    const found = withAmounts(shape, amounts);
    if (!found.ok) throw refused(found.refusal, spoken);
    return asked.offer(found.value);
  };

  return {
    said,
    fields(speech, before) {
      const typed = before?.split('-') ?? [];
      const kinds = shape.kinds.flatMap((kind, at): Kind[] =>
        kind.most === 0
          ? []
          : [
              {
                ...kind,
                option: optionOf(kind.kind),
                name: spoken.name(kind.kind),
                field: spoken.field?.(kind.kind) ?? null,
                now: Number(typed[at] || kind.least),
              },
            ],
      );
      const own = kinds.length > FIELDS ? kinds.slice(0, FIELDS - 1) : kinds;
      const total = totalWords(shape, speech);
      const fields = own.map((kind) => {
        const words =
          spoken.held && kind.least === 0
            ? speech.say('panel.you have', { amount: spoken.amount(kind.kind, kind.most) })
            : speech.say('panel.amounts', { least: kind.least, most: kind.most });
        return fieldFor(kind, `${words} ${total}`.trim(), command);
      });
      const left = kinds.slice(own.length);
      return left.length === 0 ? fields : [...fields, restField(left, total, speech)];
    },
    filledIn(filled) {
      const amounts: Record<string, number> = {};
      // Of a kind that is named twice, both are meant.
      const add = (option: string, amount: number): void => {
        amounts[option] = (amounts[option] ?? 0) + amount;
      };
      for (const [name, [text = '']] of filled) {
        if (name === REST) {
          for (const line of linesOf(text)) {
            const [called, amount] = partsOf(line);
            const option = optionNamed(called);
            if (option === undefined) throw new Refused('no such line', { what: asTyped(line) });
            add(option, amountIn(amount));
          }
        } else if (text.trim() !== '') add(name, amountIn(text));
      }
      return said(amounts);
    },
    draft(filled): Draft {
      const typed = new Map([...filled].map(([name, [text = '']]) => [name, text]));
      for (const line of linesOf(typed.get(REST) ?? '')) {
        const [called, amount] = partsOf(line);
        typed.set(optionNamed(called) ?? called, amount);
      }
      return shape.kinds
        .map(({ kind }) => WHOLE.exec(typed.get(optionOf(kind))?.trim() ?? '')?.[0] ?? '')
        .join('-');
    },
    suggested(option, values, typing) {
      const kinds = Object.entries(spoken.options);
      const [own] = kinds.find(([, name]) => name === option) ?? [];
      // An option that says nothing here.
      if (own === undefined) return [{ name: '0', value: 0 }];
      const given = Object.fromEntries(
        kinds.flatMap(([kind, name]) =>
          kind === own || values[name] === undefined ? [] : [[kind, Number(values[name])]],
        ),
      );
      const room = roomFor(shape, own, given);
      if (room === null) return [];
      const typed = Number(typing);
      const { least, most } = room;
      const last = Math.min(most, least + SUGGESTED);
      const amounts = Array.from({ length: last - least + 1 }, (_, i) => least + i);
      if (Number.isInteger(typed) && typed > last && typed <= most) amounts.push(typed);
      return amounts.map((amount) => ({
        name: spoken.field === undefined ? String(amount) : spoken.amount(own, amount),
        value: amount,
      }));
    },
  };
}

/** What all of it must come to; nothing where it may come to anything. */
function totalWords({ kinds, total }: Amounts<unknown>, { say }: AppSpeech): string {
  const sum = (end: 'least' | 'most'): number => kinds.reduce((all, kind) => all + kind[end], 0);
  const least = Math.max(total.least, sum('least'));
  const most = Math.min(total.most, sum('most'));
  if (least === most) return say('panel.together exactly', { total: least });
  const isFree = least === sum('least') && most === sum('most');
  return isFree ? '' : say('panel.together from to', { least, most });
}

/** So many amounts of a kind at most are all seen at once, to be chosen by one press. */
const SEEN = 4;

/** All amounts of a kind, as buttons where they are few, else as a list; where they are too many, a line to type one. */
function fieldFor(
  { option: name, field, least, most, now }: Kind,
  description: string,
  command: CommandSpec,
): Field {
  const label = field ?? command.options.find((one) => one.name === name)?.description ?? name;
  const about = { name, label, description };
  if (most - least >= OPTIONS) {
    const typing = { placeholder: `${least}–${most}`, value: String(now), isNeeded: false };
    return { ...about, is: 'line', ...typing };
  }
  const shown = now <= most ? Math.max(now, least) : least;
  const options = Array.from({ length: most - least + 1 }, (_, at) => {
    const amount = least + at;
    return { label: String(amount), value: String(amount), isChosen: amount === shown };
  });
  // Discord takes no group of one.
  return { ...about, is: options.length > 1 && options.length <= SEEN ? 'one' : 'list', options };
}

/** One field for all kinds that are left: a line for each. */
const restField = (kinds: readonly Kind[], total: string, { say }: AppSpeech): Field => ({
  is: 'lines',
  name: REST,
  label: say('panel.the others'),
  ...(total === '' ? {} : { description: total }),
  value: kinds.map(({ name, now }) => `${name}: ${now}`).join('\n'),
  isNeeded: false,
});

const WHOLE = /^\d{1,9}$/;

function amountIn(text: string): number {
  if (!WHOLE.test(text.trim())) throw new Refused('not a whole number', { what: asTyped(text) });
  return Number(text);
}

/** The lines of a field; an empty one says nothing. */
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The name and the amount of a line such as `wood: 3`. */
function partsOf(line: string): readonly [string, string] {
  const [, name = '', amount = ''] = /^(.*?)[\s:=]+(\S+)$/.exec(line.trim()) ?? [];
  return [name.trim().toLowerCase(), amount];
}

/** Says what is wrong with amounts, by the words of their game. */
function refused(wrong: WrongAmounts, spoken: ShapedAs<'amounts'>['spoken']): Refused {
  switch (wrong.wrong) {
    case 'kind':
      return new Refused('no such amount', { what: asTyped(wrong.kind) });
    case 'whole':
      return new Refused('not a whole number', { what: asTyped(String(wrong.amount)) });
    case 'most': {
      const { kind, most, amount } = wrong;
      return spoken.held
        ? new Refused('more than you have', { has: spoken.amount(kind, most), amount })
        : new Refused('more than fits', { most: spoken.amount(kind, most), amount });
    }
    case 'least': {
      const { kind, least, amount } = wrong;
      return new Refused('less than needed', { least: spoken.amount(kind, least), amount });
    }
    case 'total': {
      const { total, amount } = wrong;
      const { least, most } = total;
      if (least === most) return new Refused('total is exact', { amount, total: least });
      return amount > most
        ? new Refused('total is at most', { amount, most })
        : new Refused('total is at least', { amount, least });
    }
  }
}
