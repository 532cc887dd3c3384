import { TextChannel } from 'discord.js';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from './scripted-messages.ts';
import { appears, expectSoon, openStage, say, type Stage, use } from './stage.ts';

/** Where the list stands. */
const PLACE = `(() => {
  const { scrollTop, scrollHeight, clientHeight } = document.querySelector('.list');
  return scrollHeight - scrollTop - clientHeight < 2 ? 'end' : 'above';
})()`;

/** Whether something is on screen. */
async function isInSight(one: Locator): Promise<boolean> {
  const box = await one.boundingBox();
  const { height = 0 } = one.page().viewportSize() ?? {};
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

describe('channels, threads and people', () => {
  it('marks what is unread and counts what calls somebody, until it is read', async () => {
    const ash = await stage.pageOf('Ash');
    const birch = await stage.pageOf('Birch');
    await use(ash, '/gather', 'Birch');
    const thread = birch.getByRole('button', { name: /^Thread Gathering of Ash/ });
    await thread.waitFor();
    await expectSoon(() => thread.getAttribute('aria-label')).toContain('1 unread, 1 for you');
    expect(await thread.locator('.badge').textContent()).toBe('1');
    await expectSoon(() => birch.title()).toMatch(/^\(1\)/);
    await thread.click();
    await birch.locator('.message.pings', { hasText: 'come to the fire' }).waitFor();
    await expectSoon(() => thread.getAttribute('aria-label')).not.toContain('unread');
    await expectSoon(() => birch.title()).not.toMatch(/^\(/);
    expect(await birch.getByRole('heading', { name: 'Gathering of Ash' }).count()).toBe(1);
  });

  it('leads by the address of a message to it, in its channel', async () => {
    const ash = await stage.pageOf('Ash');
    await say(ash, 'Meet me at the old oak');
    const meant = ash.locator('.message', { hasText: 'old oak' });
    await meant.waitFor();
    const id = await meant.getAttribute('data-message');
    for (let times = 0; times < 3; times += 1) await say(ash, 'And on\n'.repeat(30));
    await expectSoon(() => isInSight(meant)).toBe(false);
    await ash.getByRole('button', { name: /^Channel stone-age/ }).click();
    const channel = stage.sandbox.channelId('tusk');
    await say(ash, `https://discord.com/channels/${stage.sandbox.guild.id}/${channel}/${id}`);
    await ash.getByRole('button', { name: 'tusk › post', exact: true }).click();
    await expectSoon(() => isInSight(meant)).toBe(true);
  });

  it('shows at the switch for whom something waits, and becomes them', async () => {
    const ash = await stage.pageOf('Ash');
    await say(ash, '@Cedar, are you there?');
    const cedar = ash.locator('.people-row').getByRole('button', { name: /^Become Cedar/ });
    await expectSoon(() => cedar.getAttribute('aria-label')).toMatch(/unread/);
    await cedar.click();
    await ash.locator('.message.pings', { hasText: 'are you there?' }).waitFor();
    await ash.getByRole('button', { name: /^You are Cedar/ }).waitFor();
    expect(new URL(ash.url()).searchParams.get('user')).toBe(stage.idOf('Cedar'));
  });

  it('adds somebody, who can speak at once', async () => {
    const ash = await stage.pageOf('Ash');
    await ash.getByRole('button', { name: /^You are Ash/ }).click();
    await ash.getByRole('textbox', { name: 'Name of somebody new' }).fill('Willow');
    await ash.getByRole('button', { name: 'Add' }).click();
    await ash.getByRole('button', { name: /^You are Willow/ }).waitFor();
    await say(ash, 'I am new here');
    const message = ash.locator('.message', { hasText: 'I am new here' });
    expect(await appears(message.locator('.author', { hasText: 'Willow' }))).toBe(true);
  });

  it('marks an archived thread and reopens it with a message', async () => {
    const ash = await stage.pageOf('Ash');
    await use(ash, '/gather', 'Birch');
    await ash
      .getByRole('button', { name: /^Thread Gathering of Ash/ })
      .first()
      .click();
    await ash.getByRole('button', { name: 'Settings of Gathering of Ash' }).click();
    await ash.getByRole('button', { name: 'Archive the thread' }).click();
    await ash.getByRole('button', { name: 'Reopen the thread' }).waitFor();
    await ash.keyboard.press('Escape');
    const tag = ash.locator('.channel-header .tag', { hasText: 'archived' });
    expect(await appears(tag)).toBe(true);
    await say(ash, 'Wake up');
    await expectSoon(() => tag.count()).toBe(0);
  });

  it('stays at the newest message, and reads older ones on the way up', async () => {
    const birch = stage.sandbox.user('Birch');
    for (let n = 1; n <= 120; n += 1) birch.say(`Tale number ${n}.`, { channel: 'general' });
    const ash = await stage.pageOf('Ash');
    await ash.getByRole('button', { name: /^Channel general, 120 unread/ }).click();
    const newest = ash.getByText('Tale number 120.');
    await newest.waitFor();
    expect(await newest.isVisible()).toBe(true);
    for (let n = 121; n <= 125; n += 1) birch.say(`Tale number ${n}.`, { channel: 'general' });
    await ash.getByText('Tale number 125.').waitFor();
    await expectSoon(() => ash.evaluate(PLACE)).toBe('end');
    const first = ash.getByText('Tale number 1.', { exact: true });
    await expectSoon(async () => {
      await ash.evaluate('document.querySelector(".list").scrollTo(0, 0)');
      return first.count();
    }).toBe(1);
    birch.say('One more.', { channel: 'general' });
    await ash.getByRole('button', { name: /^1 new message since .+ To the newest/ }).click();
    await expectSoon(() => ash.evaluate(PLACE)).toBe('end');
    await ash.getByRole('button', { name: 'Channel general', exact: true }).waitFor();
  });

  it('holds the place of a reader while what stands above changes', async () => {
    const birch = stage.sandbox.user('Birch');
    const channel = await stage.bot.channels.fetch(stage.sandbox.channelId('general'));
    if (!(channel instanceof TextChannel)) throw new Error('There is no such channel.');
    const above = await channel.send('It begins small.');
    for (let n = 1; n <= 30; n += 1) birch.say(`Verse ${n}.`, { channel: 'general' });
    // Nobody else's window is at the end there, where it would count as read.
    const cedar = await stage.pageOf('Cedar');
    await cedar.getByRole('button', { name: /^Channel general/ }).click();
    const verse = cedar.getByText('Verse 12.', { exact: true });
    await verse.waitFor();
    // As a reader does, with the wheel: not by where the list is said to be.
    await cedar.locator('.list').hover();
    await cedar.mouse.wheel(0, -600);
    await cedar.locator('.to-end').waitFor();
    await verse.evaluate((line) => line.scrollIntoView({ block: 'center' }));
    const placeOf = async () => Math.round((await verse.boundingBox())?.y ?? 0);
    await expectSoon(async () => [await placeOf(), await placeOf()]).toSatisfy(([a, b]) => a === b);
    const place = await placeOf();
    // Lines of text need not end on whole pixels.
    const isThere = async () => Math.abs((await placeOf()) - place) <= 1;
    await above.edit({ content: 'It grew.\n'.repeat(20), files: [picture('sun.png')] });
    await cedar.getByText('It grew.').first().waitFor({ state: 'attached' });
    await cedar.locator('.attachments img').last().waitFor({ state: 'attached' });
    await expectSoon(isThere).toBe(true);
    await above.edit({ content: 'Small again.', files: [], attachments: [] });
    await cedar.getByText('Small again.').waitFor({ state: 'attached' });
    await expectSoon(isThere).toBe(true);
    birch.say('Two more', { channel: 'general' });
    birch.say('are here.', { channel: 'general' });
    await cedar.getByRole('button', { name: /^2 new messages since/ }).waitFor();
    expect(await isThere()).toBe(true);
    await cedar.getByRole('button', { name: /^2 new messages since/ }).click();
    await expectSoon(() => cedar.evaluate(PLACE)).toBe('end');
    await above.edit('It grew.\n'.repeat(20));
    await cedar.getByText('It grew.').first().waitFor({ state: 'attached' });
    await expectSoon(() => cedar.evaluate(PLACE)).toBe('end');
  });

  it('leads up to what came while somebody was elsewhere', async () => {
    const dune = stage.sandbox.addUser('Dune');
    const birch = stage.sandbox.user('Birch');
    birch.say('Read already.', { channel: 'general' });
    dune.read('general');
    for (let n = 1; n <= 40; n += 1) birch.say(`News ${n}.`, { channel: 'general' });
    const page = await stage.pageOf('Dune');
    await page.getByRole('button', { name: /^Channel general/ }).click();
    await expectSoon(() => page.evaluate(PLACE)).toBe('end');
    const bar = page.getByRole('button', { name: /^40 new messages since .+ Up to them/ });
    await bar.click();
    await bar.waitFor({ state: 'detached' });
    await expectSoon(async () => {
      const line = await page.locator('.divider.new').boundingBox();
      const list = await page.locator('.list').boundingBox();
      return Math.abs((line?.y ?? 0) - (list?.y ?? 0)) < 20;
    }).toBe(true);
    expect(await page.getByText('News 1.', { exact: true }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'To the newest message' }).click();
    await expectSoon(() => page.evaluate(PLACE)).toBe('end');
    expect(await bar.count()).toBe(0);
  });

  it('keeps a private conversation with the bot', async () => {
    const birch = await stage.pageOf('Birch');
    const bot = await birch.locator('.new-dm option').nth(1).textContent();
    await birch.getByRole('combobox', { name: 'Write to somebody' }).selectOption({ index: 1 });
    await birch.getByRole('heading', { name: bot ?? '' }).waitFor();
    await use(birch, '/secret');
    expect(await appears(birch.getByText('A secret for Birch'))).toBe(true);
  });

  it('finds its way back when the line drops', async () => {
    const birch = await stage.pageOf('Birch');
    const ash = await stage.pageOf('Ash');
    await birch.context().setOffline(true);
    await birch.evaluate('openSockets.forEach((socket) => socket.close())');
    await birch
      .getByRole('status')
      .filter({ hasText: 'The line to the sandbox is down' })
      .waitFor();
    await say(ash, 'said in the meantime');
    await birch.context().setOffline(false);
    expect(await appears(birch.getByText('said in the meantime'))).toBe(true);
    await expectSoon(() => birch.getByText('The line to the sandbox is down').count()).toBe(0);
  });

  it('waits no longer for an answer that it could not hear', async () => {
    const ash = await stage.pageOf('Ash');
    await use(ash, '/show buttons');
    const button = ash.getByRole('button', { name: 'Ask in vain' }).last();
    await button.click();
    await ash.locator('.message .pending').waitFor();
    await ash.context().setOffline(true);
    await ash.evaluate('openSockets.forEach((socket) => socket.close())');
    await ash.locator('.message .failed', { hasText: 'The line broke' }).waitFor();
    expect(await button.getAttribute('aria-busy')).toBeNull();
  });
});
