import { TextChannel } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buttons, menus } from './scripted-messages.ts';
import { appears, expectSoon, openStage, type Stage, use } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

describe('buttons', () => {
  it('have every style, and what the bot makes of a press is seen by all', async () => {
    const ash = await stage.pageOf('Ash');
    const birch = await stage.pageOf('Birch');
    await use(ash, '/show buttons');
    const message = ash.locator('.message', { hasText: 'Press one.' });
    for (const style of ['primary', 'secondary', 'success', 'danger', 'link']) {
      await message.locator(`.button.${style}`).first().waitFor();
    }
    expect(await message.getByRole('button', { name: 'Not now' }).isDisabled()).toBe(true);
    expect(await message.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe(
      'https://example.org/',
    );
    await message.getByRole('button', { name: 'Pressed 0 times' }).click();
    await birch.getByRole('button', { name: 'Pressed 1 times' }).click();
    await message.getByRole('button', { name: 'Pressed 2 times' }).waitFor();
    await message.locator('.edited').waitFor();
  });

  it('whisper to whoever pressed', async () => {
    const ash = await stage.pageOf('Ash');
    const birch = await stage.pageOf('Birch');
    await use(ash, '/show buttons');
    await birch.getByRole('button', { name: 'Whisper' }).last().click();
    await birch.getByText('A whisper for Birch').waitFor();
    expect(await ash.getByText('A whisper for').count()).toBe(0);
  });

  it('leave the focus to their message when they go', async () => {
    const ash = await stage.pageOf('Ash');
    const channel = await stage.bot.channels.fetch(stage.sandbox.channelId('tusk'));
    if (!(channel instanceof TextChannel)) throw new Error('There is no such channel.');
    const message = await channel.send({ content: 'Now or never.', components: buttons(0) });
    const shown = ash.locator('.message', { hasText: 'Now or never.' });
    await shown.getByRole('button', { name: 'Open the form' }).focus();
    await ash.keyboard.press('ArrowRight');
    await message.edit({ content: 'Now or never.', components: menus() });
    await shown.getByRole('button', { name: 'Where to?' }).waitFor();
    await expectSoon(() => ash.evaluate('document.activeElement.ariaLabel')).toBe(
      'Where to?, Now or never.',
    );
    await ash.locator('.list').focus();
    await message.edit({ content: 'Now or never.', components: [] });
    await shown.getByRole('button', { name: 'Where to?' }).waitFor({ state: 'detached' });
    expect(await ash.evaluate('document.activeElement.className')).toBe('list');
  });

  it('say so when the bot does not answer', async () => {
    const ash = await stage.pageOf('Ash');
    await use(ash, '/show buttons');
    await ash.getByRole('button', { name: 'Ask in vain' }).last().click();
    await ash.locator('.message .failed').waitFor();
    expect(await ash.locator('.message .failed').textContent()).not.toBe('');
  });
});

describe('menus', () => {
  it('send one option as soon as it is chosen, by keyboard too', async () => {
    const ash = await stage.pageOf('Ash');
    await use(ash, '/show menus');
    const message = ash.locator('.message', { hasText: 'Choose.' });
    await message.getByRole('button', { name: 'Where to?' }).press('Enter');
    const lake = message.getByRole('option', { name: /The lake/ });
    expect(await lake.textContent()).toContain('One step away');
    await ash.keyboard.press('ArrowDown');
    await ash.keyboard.press('Enter');
    expect(await appears(ash.getByText('Chosen: lake'))).toBe(true);
  });

  it('hold several until they are enough, and no more than allowed', async () => {
    const ash = await stage.pageOf('Ash');
    await use(ash, '/show menus');
    const message = ash.locator('.message', { hasText: 'Choose.' });
    await message.getByRole('button', { name: 'What do you carry?' }).click();
    await message.getByRole('option', { name: 'Stone 2', exact: true }).click();
    expect(await message.getByRole('button', { name: 'Done (1)' }).isDisabled()).toBe(true);
    await message.getByRole('textbox').or(message.getByRole('combobox')).fill('1');
    for (const name of ['Stone 1', 'Stone 10', 'Stone 11']) {
      await message.getByRole('option', { name, exact: true }).click({ force: true });
    }
    await message.getByRole('button', { name: 'Done (3)' }).click();
    expect(await appears(ash.getByText('Chosen: stone2, stone1, stone10'))).toBe(true);
  });

  it('offer people', async () => {
    const ash = await stage.pageOf('Ash');
    await use(ash, '/show menus');
    const message = ash.locator('.message', { hasText: 'Choose.' });
    await message.getByRole('button', { name: 'With whom?' }).click();
    await message.getByRole('option', { name: /Birch/ }).click();
    expect(await appears(ash.getByText('With: Birch'))).toBe(true);
  });
});

describe('forms', () => {
  it('keep what was typed until it is right, then go', async () => {
    const ash = await stage.pageOf('Ash');
    await use(ash, '/form');
    const dialog = ash.getByRole('dialog', { name: 'Your tribe' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ur');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.getByText('At least 3 characters.').waitFor();
    await dialog.getByText('Choose one.').waitFor();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Urs');
    await dialog.getByRole('button', { name: /Home/ }).click();
    await dialog.getByRole('option', { name: 'A cave' }).click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await appears(ash.getByText('The tribe Urs lives in a cave.'))).toBe(true);
  });

  it('show groups as radio buttons and checkboxes, and send what was chosen in them', async () => {
    const ash = await stage.pageOf('Ash');
    await use(ash, '/choose');
    const dialog = ash.getByRole('dialog', { name: 'Before you go' });
    const tribe = dialog.getByRole('radiogroup', { name: 'Tribe', exact: true });
    expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await tribe.getByText('Choose one.').waitFor();
    await tribe.getByRole('radio', { name: 'Bear' }).check();
    await ash.keyboard.press('ArrowDown');
    expect(await tribe.getByRole('radio', { name: 'Fox' }).isChecked()).toBe(true);

    const second = dialog.getByRole('radiogroup', { name: 'Second tribe' });
    await second.getByRole('radio', { name: 'Bear' }).check();
    await second.getByRole('button', { name: 'Clear the choice' }).click();
    expect(await second.getByRole('radio', { checked: true }).count()).toBe(0);

    const gear = dialog.getByRole('group', { name: 'Gear' });
    expect(await gear.getByRole('checkbox', { name: 'Rope' }).isChecked()).toBe(true);
    await gear.getByRole('checkbox', { name: 'Spear' }).check();
    expect(await gear.getByRole('checkbox', { name: 'Torch' }).isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: 'You go alone' }).check();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await appears(ash.getByText('Chosen in groups: fox, , spear+rope, true'))).toBe(true);
  });

  it('open only where they were asked for, and close without a word', async () => {
    const ash = await stage.pageOf('Ash');
    const other = await stage.pageOf('Ash');
    const birch = await stage.pageOf('Birch');
    await use(ash, '/show buttons');
    await ash.getByRole('button', { name: 'Open the form' }).last().click();
    const dialog = ash.getByRole('dialog', { name: 'Your tribe' });
    await dialog.waitFor();
    await appears(other.getByText('Open the form').last());
    expect(await other.getByRole('dialog').count()).toBe(0);
    expect(await birch.getByRole('dialog').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});
