import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { AttachmentBuilder } from 'discord.js';
import { forgetPresser } from '../../match/company/forget.ts';
import { Refused } from '../../match/app/refused.ts';
import type { Desk } from '../desk.ts';
import { forgetRow } from '../../panel/keeping.ts';
import { KEPT } from '../commands/registration.ts';
import { speechTo } from '../said/language.ts';
import { type Command, type Component, pressOf } from './pressed.ts';
import { said, type Shown } from './showing.ts';

const packed = promisify(gzip);

/** `/me data: …`: all that is kept of whoever asks, as a file, packed where Discord takes none as large; or the question whether it is to be forgotten. */
export async function aboutMe({ app }: Desk, interaction: Command, wanted: string): Promise<Shown> {
  if (!KEPT.some((one) => one === wanted)) throw new Refused('no such command');
  const { id } = interaction.user;
  const speech = await speechTo(app, interaction);
  const { say } = speech;
  if (wanted === 'export') {
    const kept = Buffer.from(`${JSON.stringify(await app.store.dataOf(id))}\n`);
    const name = `firepit-${id}.json`;
    const file =
      kept.length <= interaction.attachmentSizeLimit
        ? new AttachmentBuilder(kept, { name })
        : new AttachmentBuilder(await packed(kept), { name: `${name}.gz` });
    return said(say('privacy.is kept'), [file]);
  }
  const running = await app.store.matchesWith(id, ['running']);
  const waiting = await app.store.matchesWith(id, ['open']);
  const content = [
    say('privacy.asks'),
    ...(running.length === 0 ? [] : [say('privacy.running', { count: running.length })]),
    ...(waiting.length === 0 ? [] : [say('privacy.waiting', { count: waiting.length })]),
    say('privacy.stays'),
  ].join('\n');
  return { is: 'text', content, files: [], components: forgetRow(speech) };
}

/** Forgets whoever presses. */
export async function forgetMe({ app }: Desk, interaction: Component): Promise<Shown> {
  const { say } = await speechTo(app, interaction);
  await forgetPresser(app, pressOf(interaction));
  return said(say('privacy.is forgotten'));
}
