import { askedOf } from '../../src/match/loaded/asked.ts';
import type { Loaded } from '../../src/match/app/loaded.ts';
import type { Step } from './plan.ts';

/** What somebody tells in the form of a whole turn of Rise of Tribes, and how many steps of their plan that is. */
export interface FilledTurn {
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  readonly steps: number;
}

const acts = (plan: readonly Step[]): string[] =>
  plan.flatMap(({ asked, choice }) =>
    asked.decision.kind === 'act' && /^(?:sun|moon|blank)\./.test(choice) ? choice : [],
  );

/** Whether a plan spends all dice that its first question has, and has more to tell than that. */
export function isWholeTurn(loaded: Loaded, plan: readonly Step[]): boolean {
  const [first] = plan;
  if (first?.asked.decision.kind !== 'act') return false;
  const asked = askedOf(loaded, first.asked.decision.seat, 'en').find(
    ({ decision }) => decision.id === first.decision,
  );
  const dice = /^(?:☀️|🌙|◻️)+/u.exec(asked?.question.title ?? '')?.[0] ?? '';
  const count = [...dice.matchAll(/☀️|🌙|◻️/gu)].length;
  return count > 0 && acts(plan).length === count && told(plan).steps > 2;
}

/** Members that come to a hex, `B3.4`, by two lines of a list that is too short to have them in one. */
function inLines(come: string, isOffered: (line: string) => boolean): string[] {
  const [place = '', count = ''] = come.split('.');
  const parts = Array.from({ length: Number(count) }, (_, one) => [
    one + 1,
    Number(count) - one - 1,
  ])
    .map((both) => both.map((part) => `${place}.${part}`))
    .find(([one = '', other = '']) => one !== other && isOffered(one) && isOffered(other));
  return isOffered(come) ? [come] : (parts ?? [come]);
}

/**
 * Fills such a form in, by the keys of what is planned.
 *
 * @param isOffered whether a field has this option
 */
export function told(
  plan: readonly Step[],
  isOffered: (field: string, value: string) => boolean = () => true,
): FilledTurn {
  const [first] = plan;
  const valueOf = (choice: string) => `${first?.decision ?? ''}:${choice}`;
  const isKnown = (kind: string, choice: string): boolean => {
    switch (kind) {
      case 'act':
        return /^(?:sun|moon|blank)\.|^done$/.test(choice);
      case 'grow':
      case 'move':
        return true;
      case 'gather':
        return choice
          .split('.')
          .slice(1)
          .every((place) => isOffered(kind, valueOf(place)));
      case 'settle':
        return isOffered('last', valueOf(choice));
      default:
        return false;
    }
  };
  const known = plan.findIndex(
    ({ asked: { decision }, choice }) => !isKnown(decision.kind, choice),
  );
  const part = known < 0 ? plan : plan.slice(0, known);
  const keys = (kind: string) =>
    part.flatMap(({ asked, choice }) => (asked.decision.kind === kind ? choice : []));
  const parts = (kind: string) => keys(kind).flatMap((key) => key.split('.').slice(1));
  const sure = part.findIndex(({ phrase }) => phrase.sure !== undefined);
  return {
    fields: {
      acts: [valueOf(acts(plan).join('+'))],
      grow: parts('grow')
        .flatMap((one) =>
          inLines(one.replace('x', '.'), (line) => isOffered('grow', valueOf(line))),
        )
        .map(valueOf),
      move: keys('move')
        .flatMap((key) => (key.startsWith('move.') ? key.split('.').slice(1).join(' ') : []))
        .join(', '),
      gather: parts('gather').map(valueOf),
      last: keys('settle').map(valueOf),
    },
    steps: sure < 0 ? part.length : sure,
  };
}
