import type { Seat } from '../engine/game.ts';
import type { Loaded } from '../match/app/loaded.ts';
import { type Asked, isPut } from '../match/loaded/asked.ts';
import type { AppSpeech } from '../words/index.ts';
import { offered } from './given.ts';
import { groups, type ListGroup, listed } from './group.ts';
import { ROWS } from './limits.ts';
import { choicesOf, narrowed, type Offering, valuesOf } from './lists.ts';
import { moreOf } from './more.ts';
import { type Opened, orderButtons, sureOf } from './offering.ts';
import { linesOf } from './question-lines.ts';

/** What is opened alone. */
export interface Inside extends Offering {
  /** What is said of it. */
  readonly lines: readonly string[];
}

/** What is asked of what was chosen so far: `Grow: Where?`, `Forest: How many go?`; else what it is done with. */
function titleOf({ command }: ListGroup, values: readonly string[]): string {
  const next = command.options[values.length];
  const asks = next?.type === 'pick' ? next.asks : undefined;
  if (asks === undefined) return [command.button, ...values].join(' · ');
  return `${values.length === 0 ? command.button : values.join(' · ')}: ${asks}`;
}

/** What of a panel is opened alone; null for its top. */
export function insideOf(
  loaded: Loaded,
  seat: Seat,
  asked: readonly Asked[],
  opened: Opened | null,
  speech: AppSpeech,
): Inside | null {
  switch (opened?.do) {
    case 'open':
    case 'orders': {
      const about = asked.filter(({ decision }) => isPut(decision) === (opened.do === 'open'));
      const group = listed(groups(loaded.edition.in(speech.language), about)).find(
        ({ command }) => command.name === opened.command,
      );
      const within = group === undefined ? null : narrowed(loaded, group, opened.within);
      if (within === null) return null;
      const own = about.filter(({ decision }) =>
        within.offers.some((offer) => offer.decision === decision.id),
      );
      const values = valuesOf(within, opened.within?.options ?? 0);
      const what = titleOf(within, values);
      const shown = choicesOf(loaded, seat, asked, within, opened, ROWS, 0, speech);
      // Whoever orders ahead finds the rest of it nowhere else but behind **More …**.
      const others =
        opened.do === 'orders' && opened.within === null
          ? listed(groups(loaded.edition.in(speech.language), own))
          : [];
      const besides = others.filter(
        ({ offeredAs, command }) => offeredAs === 'list' && command.name !== opened.command,
      );
      return {
        ...shown,
        ends: [...shown.ends, ...orderButtons(loaded, besides)],
        lines: [`**${what}**`, ...own.flatMap(({ question }) => linesOf(question))],
      };
    }
    case 'ask': {
      const offer = offered(asked, opened);
      return offer === null ? null : { ...sureOf(loaded, offer), lines: [] };
    }
    case 'more':
      return { listed: [], ends: [], ...moreOf(loaded, seat, asked, opened.spot, speech) };
    case 'happened':
      return { listed: [], ends: [], rows: [], lines: [] };
    default:
      return null;
  }
}
