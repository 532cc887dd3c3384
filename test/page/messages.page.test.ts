import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALT_TEXT } from './scripted-messages.ts';
import { buttonOn, expectSoon, openStage, say, type Stage, use } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

describe('messages on the page', () => {
  it('shows what one person says to another in a second window at once', async () => {
    const ash = await stage.pageOf('Ash');
    const birch = await stage.pageOf('Birch');
    await say(ash, 'Is **anybody** at the fire?');
    await birch.locator('.message strong', { hasText: 'anybody' }).waitFor();
    await say(birch, 'I am, @Ash!');
    const answer = ash.locator('.message.pings', { hasText: 'I am' });
    await answer.waitFor();
    expect(await answer.locator('.mention.me').textContent()).toBe('@Ash');
  });

  it('takes no markup from a message, and no link but the web', async () => {
    const ash = await stage.pageOf('Ash');
    await say(ash, '<img src=x onerror="document.title=1"><b>loud</b> [x](javascript:alert(1))');
    const text = ash.locator('.message .markdown').last();
    await expectSoon(() => text.textContent()).toContain('<b>loud</b> [x](javascript:alert(1))');
    expect(await text.locator('img, b, a').count()).toBe(0);
  });

  it('lets an ephemeral answer be seen by its reader alone, and dismissed', async () => {
    const ash = await stage.pageOf('Ash');
    const birch = await stage.pageOf('Birch');
    await use(ash, '/secret');
    const secret = ash.locator('.message.ephemeral', { hasText: 'A secret for Ash' });
    await secret.waitFor();
    expect(await secret.locator('.only-you').textContent()).toContain('Only you can see this');
    await say(ash, 'after the secret');
    await birch.getByText('after the secret').waitFor();
    expect(await birch.getByText('A secret for Ash').count()).toBe(0);
    await secret.getByRole('button', { name: 'Dismiss message' }).click();
    await secret.waitFor({ state: 'detached' });
  });

  it('says who used which command, and that the bot is one', async () => {
    const ash = await stage.pageOf('Ash');
    await use(ash, '/show embed');
    const message = ash.locator('.message', { has: ash.locator('.embed') }).last();
    await message.waitFor();
    expect(await message.locator('.answer-line').textContent()).toBe('Ash used /show embed');
    expect(await message.locator('.app-badge').textContent()).toBe('APP');
    expect(await message.locator('.embed').textContent()).toContain('Season of storms');
  });

  it('shows that the bot is thinking until it has an answer', async () => {
    const ash = await stage.pageOf('Ash');
    await use(ash, '/think');
    await ash.locator('.thinking').waitFor();
    await use(ash, '/show layout');
    await buttonOn(ash, 'Done').last().click();
    await ash.getByText('I have thought.').waitFor();
    expect(await ash.locator('.thinking').count()).toBe(0);
  });

  it('shows a picture with its alt text, on demand in words, and enlarges it', async () => {
    const ash = await stage.pageOf('Ash');
    await use(ash, '/show picture');
    const figure = ash.locator('.attachments .picture').last();
    await figure.waitFor();
    expect(await figure.locator('img').getAttribute('alt')).toBe(ALT_TEXT);
    await figure.getByRole('button', { name: 'Show the description' }).click();
    expect(await figure.locator('figcaption').textContent()).toBe(ALT_TEXT);
    const dialog = ash.getByRole('dialog', { name: 'sun.png' });
    await figure.locator('img').click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await figure.getByRole('button', { name: 'Enlarge the picture, Look:' }).press('Enter');
    await dialog.getByRole('button', { name: 'Full size' }).click();
    const width = async () => (await dialog.locator('img').boundingBox())?.width;
    await expectSoon(width).toBe(900);
    await ash.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('shows containers with sections, thumbnails, galleries, files and buttons', async () => {
    const ash = await stage.pageOf('Ash');
    await use(ash, '/show layout');
    const container = ash.locator('.container').last();
    await container.waitFor();
    expect(await container.getByRole('heading', { name: 'Round 3' }).count()).toBe(1);
    expect(await container.locator('.section').count()).toBe(2);
    expect(await container.locator('.thumbnail img').getAttribute('alt')).toBe('The sun');
    expect(await container.locator('.pictures img').getAttribute('alt')).toBe(ALT_TEXT);
    expect(await container.locator('.file').textContent()).toContain('match.json');
    expect(await container.locator('.separator').count()).toBe(1);
    await container.getByRole('button', { name: 'Send Grug' }).click();
    await ash.getByText('grug was pressed').waitFor();
  });
});
