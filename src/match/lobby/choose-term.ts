import { isPaceName, PACES } from '../../clock/pace.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { lobbyClock } from '../time/lobby-clock.ts';
import { notify } from '../app/notice.ts';
import { mayChoose } from './options.ts';
import { inMatch } from '../loaded/in-match.ts';
import { RUN_OUT, type TermName, type Terms, termsOf, USUAL_TERMS } from '../time/terms.ts';

/** Chooses something about time for a table that has not begun. The host alone may. */
export function chooseTerm(
  app: App,
  press: Press,
  id: MatchId,
  name: TermName,
  value: string,
): Promise<MatchRow> {
  return inMatch(app, press, id, async (row, transaction) => {
    mayChoose(row, press);
    const before = termsOf(row) ?? USUAL_TERMS;
    const pace = isPaceName(value) ? PACES[value] : before.pace;
    const runOut = RUN_OUT.find((one) => one === value) ?? before.runOut;
    const after: Terms = name === 'pace' ? { ...before, pace } : { ...before, runOut };
    await transaction.changeMatch(id, { terms: after });
    await transaction.setClock(id, lobbyClock(app.now()));
    await notify(transaction, id, { kind: 'lobby' }, app.now());
    return { ...row, terms: after };
  });
}
