import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { namedRandom } from '../../src/engine/random.ts';
import { load } from '../../src/match/loaded/load.ts';
import { Refused } from '../../src/match/app/refused.ts';
import type { User } from '../../src/match/app/press.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import type { Filled } from '../../src/panel/controls.ts';
import { readId } from '../../src/panel/ids.ts';
import { plan } from '../../src/panel/pressed/plans.ts';
import { doOrAsk } from '../../src/panel/pressed/table-requests.ts';
import { expectMayPress } from '../../src/panel/pressed/may-press.ts';
import type { PressReply, FormReply } from '../../src/panel/pressed/reply.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import { ash, birch, openClockApp } from '../match/clock-app.ts';
import { does, filledBy, pageWith, presserAt, send } from './by-forms.ts';
import { type Found, formsIn } from './html.ts';

const ALONE = fileURLToPath(new URL('by-forms-alone.ts', import.meta.url));
const aloneSaid = z.object({
  status: z.string(),
  pressed: z.array(z.string()),
  loaded: z.array(z.string()),
});

// In a process of its own, as this one runs the tests of Discord as well.
it.each([
  ['pebbles', ['answer']],
  ['steading', ['answer', 'form', 'pick', 'sent form', 'take']],
])('a whole match of %s is played by forms, without discord.js', (game, kinds) => {
  const said = execFileSync(process.execPath, ['--import', 'tsx', ALONE, game], {
    encoding: 'utf8',
  });
  const { status, pressed, loaded } = aloneSaid.parse(JSON.parse(said));
  expect([status, pressed]).toEqual(['over', kinds]);
  const ours = ['src/panel/pressed/handlers.ts', 'src/match/play/save.ts', 'node_modules/zod/'];
  expect(ours.filter((part) => !loaded.some((path) => path.includes(part)))).toEqual([]);
  const isDiscord = (path: string): boolean =>
    /node_modules\/(discord\.js|@discordjs|discord-api-types)\/|\/src\/discord\//.test(path);
  expect(loaded.filter(isDiscord)).toEqual([]);
});

/** The last option of each field. */
const lastOf = ({ fields }: Found): Filled =>
  new Map(fields.map(({ name, options }) => [name, options?.slice(-1) ?? []]));

it('all that stands on a panel is done on a page: orders, proposals, plans, rules', async () => {
  const there = await openClockApp(tuskEdition);
  try {
    const match = await there.begin([ash, birch]);
    const random = namedRandom('other pages');
    /** Sends the form of a kind on what was shown, filled in by chance or as it is said. */
    const sendOn = async (
      user: User,
      shown: PressReply | FormReply,
      kind: string,
      fill: (found: Found) => Filled = (found) => filledBy(found, random),
    ): Promise<PressReply | FormReply> => {
      const found = formsIn(pageWith(shown)).find(({ id }) => readId(id)?.do === kind);
      if (found === undefined) throw new Error(`There is no ${kind}.`);
      const isOpen = shown.is === 'form';
      return send(presserAt(there, user), found, fill(found), isOpen);
    };
    const panelOf = (user: User) => does(presserAt(there, user), 'panel', { do: 'panel', match });
    const moreOf = async (user: User) => sendOn(user, await panelOf(user), 'more');
    // Who is taught has enough to look at.
    const untaught = await sendOn(ash, await moreOf(ash), 'hush');
    const ordersPage = await sendOn(ash, await sendOn(ash, untaught, 'more'), 'ahead');
    await sendOn(ash, ordersPage, 'order', lastOf);
    expect((await there.row()).orders).toHaveLength(1);
    const bound = () => new Map([['takes', ['0.1']]]);
    await sendOn(ash, await sendOn(ash, ordersPage, 'agree'), 'agree', bound);
    expect((await there.row()).orders).toHaveLength(2);
    const [next] = waitingFor(await load(there.app, match));
    const [asked, other] = next?.seat === 0 ? [ash, birch] : [birch, ash];
    const how = await sendOn(asked, await moreOf(asked), 'how');
    const legend = await sendOn(asked, how, 'legend');
    const found = await sendOn(
      asked,
      await sendOn(asked, legend, 'find'),
      'find',
      () => new Map([['words', ['dice']]]),
    );
    expect(JSON.stringify(found)).toMatch(/dice/iu);
    expect((await sendOn(asked, await sendOn(asked, found, 'here'), 'panel')).is).toBe('panel');
    await doOrAsk(presserAt(there, asked), await there.row(match), { is: 'pause', days: 2 });
    expect((await sendOn(other, await panelOf(other), 'decline')).is).toBe('panel');
    expect((await there.row(match)).proposals).toEqual([]);
    const planned = await plan(presserAt(there, other), { match });
    const anew = await sendOn(other, planned, 'anew');
    const mine = anew.is === 'panel' ? anew.panel.match : 0;
    await expect(
      expectMayPress(presserAt(there, asked), { do: 'panel', match: mine }),
    ).rejects.toThrow(Refused);
    await expect(
      expectMayPress(
        { ...presserAt(there, ash), surface: { on: 'post', channel: 'elsewhere', post: '1' } },
        { do: 'play', match, mark: 'o1' },
      ),
    ).rejects.toThrow(Refused);
  } finally {
    await there.close();
  }
});
