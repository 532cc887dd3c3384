import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appears, commandBox, expectSoon, openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

describe('the command line', () => {
  it('tells a newcomer how to begin, and fills the command in', async () => {
    const cedar = await stage.pageOf('Cedar');
    const hint = cedar.getByRole('complementary', { name: 'How to begin' });
    await hint.getByRole('button', { name: /^\// }).first().click();
    await cedar.getByRole('form', { name: /^Command \// }).waitFor();
    await hint.getByRole('button', { name: 'Do not show this again' }).click();
    await cedar.reload();
    await commandBox(cedar).waitFor();
    expect(await hint.count()).toBe(0);
  });

  it('lists commands and subcommands, and filters them while one types', async () => {
    const ash = await stage.pageOf('Ash');
    await commandBox(ash).fill('/');
    const names = () => ash.locator('.suggestion-name').allTextContents();
    await expectSoon(names).toContain('/show picture');
    await commandBox(ash).fill('/sh pic');
    await expectSoon(names).toEqual(['/show picture']);
    await commandBox(ash).fill('/nothing');
    await ash.keyboard.press('Enter');
    await ash.getByRole('alert').filter({ hasText: 'No command is called that' }).waitFor();
  });

  it('is filled in by keyboard alone, with suggestions from the bot', async () => {
    const ash = await stage.pageOf('Ash');
    await commandBox(ash).focus();
    await ash.keyboard.type('/tre');
    await ash.locator('.suggestion', { hasText: '/trek' }).waitFor();
    await ash.keyboard.press('Enter');
    await ash.locator('.suggestion', { hasText: 'Grug of the hill' }).waitFor();
    await ash.keyboard.type('oo');
    await expectSoon(() => ash.locator('.suggestion-name').allTextContents()).toEqual([
      'Oona of the hill',
    ]);
    await ash.keyboard.press('Enter');
    await ash.locator('.suggestion', { hasText: 'The forest' }).waitFor();
    await ash.keyboard.press('ArrowDown');
    await ash.keyboard.press('Tab');
    await ash.keyboard.press('Enter');
    await ash.getByText('Trek: member=Oona to=lake').waitFor();
  });

  it('takes the first suggestion for what was typed, even if Enter came before it', async () => {
    const ash = await stage.pageOf('Ash');
    await commandBox(ash).focus();
    await ash.keyboard.type('/trek tha');
    await ash.keyboard.press('Enter');
    await ash.locator('.suggestion', { hasText: 'The forest' }).waitFor();
    await ash.keyboard.press('Enter');
    await ash.keyboard.press('Enter');
    expect(await appears(ash.getByText('Trek: member=Thag to=forest'))).toBe(true);
  });

  it('adds optional fields and sends numbers, truths and people as such', async () => {
    const ash = await stage.pageOf('Ash');
    await commandBox(ash).fill('/trek ');
    await ash.locator('.suggestion', { hasText: 'Grug' }).click();
    await ash.locator('.suggestion', { hasText: 'The lake' }).click();
    await ash.getByRole('button', { name: '+ steps' }).click();
    await ash.keyboard.type('9');
    await ash.getByRole('button', { name: 'Use /trek' }).click();
    await ash.getByText('At most 2.').waitFor();
    await ash.getByRole('combobox', { name: /^steps/ }).fill('2');
    await ash.getByRole('button', { name: '+ alone' }).click();
    await ash.locator('.suggestion', { hasText: 'False' }).click();
    await ash.getByRole('button', { name: '+ friend' }).click();
    await ash.keyboard.type('@bir');
    await ash.keyboard.press('Enter');
    await ash.keyboard.press('Enter');
    const said = `Trek: member=Grug to=lake steps=2 alone=false friend=${stage.idOf('Birch')}`;
    expect(await appears(ash.getByText(said))).toBe(true);
  });

  it('reads a whole command that is pasted as name: value, without quotes', async () => {
    const ash = await stage.pageOf('Ash');
    await commandBox(ash).fill('/trek member: Grug of old to: the lake friend: @Birch alone: true');
    const last = ash.getByRole('combobox', { name: /^alone/ });
    await last.press('Enter');
    await last.press('Enter');
    const said = `Trek: member=Grug of old to=lake alone=true friend=${stage.idOf('Birch')}`;
    expect(await appears(ash.getByText(said))).toBe(true);
  });

  it('reads name: value as it is typed, key by key', async () => {
    const ash = await stage.pageOf('Ash');
    await commandBox(ash).focus();
    await ash.keyboard.type('/greet words: how do you do? I ask: well how: softly');
    await ash.keyboard.press('Enter');
    await ash.keyboard.press('Enter');
    expect(await appears(ash.getByText('Greeted: soft, how do you do? I ask: well'))).toBe(true);
    await commandBox(ash).focus();
    await ash.keyboard.type('/trek Thag to: forest steps: 2 ');
    await ash.keyboard.press('Enter');
    expect(await appears(ash.getByText('Trek: member=Thag to=forest steps=2'))).toBe(true);
  });

  it('offers what may be added while its name is typed', async () => {
    const ash = await stage.pageOf('Ash');
    await commandBox(ash).focus();
    await ash.keyboard.type('/greet ');
    const names = () => ash.locator('.suggestion-name').allTextContents();
    await expectSoon(names).toEqual(['how', 'words']);
    await ash.keyboard.type('w');
    await expectSoon(names).toEqual(['words']);
    await ash.keyboard.press('Enter');
    await ash.keyboard.type('hello');
    await ash.keyboard.press('Enter');
    expect(await appears(ash.getByText('Greeted: null, hello'))).toBe(true);
  });

  it('speaks the language of the client, and still knows what the bot calls things', async () => {
    const ash = await stage.pageOf('Ash');
    await ash.getByRole('button', { name: /^You are Ash/ }).click();
    await ash.getByRole('combobox', { name: 'Discord speaks' }).selectOption('de');
    await ash.keyboard.press('Escape');
    await commandBox(ash).fill('/gr');
    await ash.locator('.suggestion', { hasText: '/grüße' }).waitFor();
    expect(await ash.locator('.suggestion').textContent()).toContain('Jemanden grüßen');
    await commandBox(ash).fill('/grüße wie: leise');
    const how = ash.getByRole('combobox', { name: 'wie: Auf welche Weise' });
    expect(await ash.locator('.suggestion-name').allTextContents()).toEqual(['Leise']);
    await how.press('Enter');
    await how.press('Enter');
    expect(await appears(ash.getByText('Greeted: soft, null'))).toBe(true);
    await commandBox(ash).fill('/greet how: laut');
    await how.press('Enter');
    await how.press('Enter');
    expect(await appears(ash.getByText('Greeted: loud, null'))).toBe(true);
    await ash.getByRole('button', { name: /^You are Ash/ }).click();
    await ash.getByRole('combobox', { name: 'Discord speaks' }).selectOption('en-GB');
    await ash.keyboard.press('Escape');
    await commandBox(ash).fill('/gre');
    await ash.locator('.suggestion', { hasText: 'Greet somebody' }).waitFor();
  });

  it('asks for what is missing instead of sending', async () => {
    const ash = await stage.pageOf('Ash');
    await commandBox(ash).fill('/trek ');
    await ash.getByRole('button', { name: 'Use /trek' }).click();
    await ash.getByText('This one is needed.').first().waitFor();
    expect(await ash.getByText('This one is needed.').count()).toBe(2);
    await ash.keyboard.press('Escape');
    await ash.keyboard.press('Escape');
    await expectSoon(() => commandBox(ash).inputValue()).toBe('/trek');
  });
});
