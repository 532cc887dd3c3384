import { block } from '../../match/lobby/block.ts';
import { Refused } from '../../match/app/refused.ts';
import { channelOf } from '../../match/stored/name.ts';
import { watch } from '../../match/company/watch.ts';
import type { Desk } from '../desk.ts';
import { speechTo } from '../said/language.ts';
import { fitLines } from '../../panel/said/text.ts';
import { type Command, pressOf } from './pressed.ts';
import { said, type Shown } from './showing.ts';
import { sees } from './rights.ts';
import { whichMatch } from './which.ts';

/** `/block who: @somebody off: True`: with whom somebody does not sit; alone, who that is. */
export async function blockSomebody({ app }: Desk, interaction: Command): Promise<Shown> {
  const { options, user } = interaction;
  const who = options.getUser('who');
  const speech = await speechTo(app, interaction);
  const { say, list } = speech;
  if (who === null) {
    const { of } = await app.store.blocks(user.id);
    if (of.length === 0) return said(say('company.blocks nobody'));
    const people = of.map((one) => `- <@${one}>`);
    return said(fitLines([say('company.blocks'), ...people], 2000, speech));
  }
  const isBlocked = options.getBoolean('off') !== true;
  await block(app, pressOf(interaction), who.id, isBlocked);
  if (!isBlocked) return said(say('company.unblocked', { user: who.id }));
  const together = (await app.store.matchesWith(user.id, ['open', 'running'])).filter(({ seats }) =>
    seats.some((seat) => seat.user === who.id),
  );
  const both = list(together.map(({ id }) => `#${id}`));
  return said(
    [
      say('company.blocked', { user: who.id }),
      ...(together.length === 0 ? [] : [say('company.sits with', { matches: both })]),
    ].join(' '),
  );
}

/** `/match watch stop: True`: somebody follows a match at which it does not sit, or no more. */
export async function watchHere({ app }: Desk, interaction: Command): Promise<Shown> {
  const row = await whichMatch(app, interaction);
  if (!sees(interaction, row.home)) throw new Refused('no match meant');
  const watches = interaction.options.getBoolean('stop') !== true;
  await watch(app, pressOf(interaction), row.id, watches);
  const { say } = await speechTo(app, interaction, row);
  const place = channelOf(row);
  return said(
    watches
      ? say('company.watches', { match: row.id, place })
      : say('company.watches no more', { match: row.id }),
  );
}
