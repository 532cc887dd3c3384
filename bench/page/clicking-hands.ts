import { ComponentType } from 'discord.js';
import type { Locator, Page } from 'playwright-core';
import type { Hands, Opened } from '../table/player.ts';
import type { PageMessage, Person, Sandbox } from '../../src/sandbox/index.ts';
import { walk } from '../../src/sandbox/limits/components.ts';

/** The only one there is, found by its whole text. */
const withText = (locator: Locator, text: string): Locator =>
  locator.filter({ has: locator.page().getByText(text, { exact: true }) });

/** What of a message has that custom id. */
function usedOn({ components }: PageMessage, id: string) {
  const found = walk(components)
    .map(({ component }) => component)
    .find((component) => 'custom_id' in component && component.custom_id === id);
  if (found?.type === ComponentType.Button || found?.type === ComponentType.StringSelect) {
    return found;
  }
  throw new Error(`Nothing on the message can be used as ${id}.`);
}

/** Chooses in a select by where its options stand, and is done where several may be chosen. */
async function chooseIn(root: Locator, chosen: readonly number[], isSeveral: boolean) {
  if (chosen.length === 0 && !isSeveral) return;
  await root.locator('button[aria-haspopup="listbox"]').click();
  const panel = root.locator('.select-panel');
  await panel.waitFor();
  // What was chosen before and is not meant now is taken back first: no more than the most may be chosen.
  const options = await panel.getByRole('option').all();
  const marked = await Promise.all(
    options.map(async (one) => (await one.getAttribute('aria-selected')) === 'true'),
  );
  const wrong = options.flatMap((one, at) =>
    isSeveral && marked[at] === true && !chosen.includes(at) ? [one] : [],
  );
  const wanted = chosen.flatMap((at) => (isSeveral && marked[at] === true ? [] : [at]));
  for (const option of [...wrong, ...wanted.flatMap((at) => options[at] ?? [])]) {
    await option.click();
  }
  if (isSeveral) await panel.getByRole('button', { name: /^Done/ }).click();
}

/** Where the options with these values stand. */
const placesOf = (options: readonly { readonly value: string }[], values: readonly string[]) =>
  options.flatMap(({ value }, at) => (values.includes(value) ? [at] : []));

/** Has the page show a channel, where it shows another one. */
export async function goTo(page: Page, channel: string): Promise<void> {
  const url = new URL(page.url());
  if (url.searchParams.get('channel') === channel) return;
  url.searchParams.set('channel', channel);
  await page.goto(url.href);
}

/** Hands that click on the page on which somebody plays. */
export function clickingHands(sandbox: Sandbox, page: Page, person: Person): Hands {
  const shown = ({ id }: PageMessage): Locator => page.locator(`.message[data-message="${id}"]`);

  /** Clicks, and waits until the bot has answered. Returns the form that opened. */
  const answered = async (click: () => Promise<void>): Promise<Opened | null> => {
    let stop = (): void => undefined;
    const answer = new Promise<Opened | null>((resolve, reject) => {
      stop = sandbox.watch(person, (event) => {
        if (event.type === 'modal-opened') resolve(event.modal);
        if (event.type !== 'interaction') return;
        const { state } = event.interaction;
        if (state.is === 'failed') reject(new Error('The bot did not answer.'));
        // A form is told right after the press that opens it is done.
        if (state.is === 'done') queueMicrotask(() => resolve(null));
      });
    });
    try {
      await click();
      return await answer;
    } finally {
      stop();
    }
  };

  return {
    async press(message, id) {
      await goTo(page, message.channelId);
      const button = usedOn(message, id);
      const label = 'label' in button ? (button.label ?? '') : '';
      return answered(() => withText(shown(message).locator('button.button'), label).click());
    },
    async select(message, id, values) {
      await goTo(page, message.channelId);
      const select = usedOn(message, id);
      if (select.type !== ComponentType.StringSelect) throw new Error(`${id} is no select.`);
      const { placeholder = '', options, max_values: most = 1 } = select;
      const root = withText(shown(message).locator('.select'), placeholder);
      return answered(() => chooseIn(root, placesOf(options, values), most > 1));
    },
    async send({ modal }, fields) {
      const dialog = page.getByRole('dialog');
      const all = modal.components.flatMap((one) => (one.type === ComponentType.Label ? one : []));
      for (const [nth, { component }] of all.entries()) {
        const given = fields[component.custom_id];
        if (given === undefined) continue;
        const field = dialog.locator('.modal-fields > .field').nth(nth);
        if ('options' in component) {
          const values = typeof given === 'string' ? [given] : given;
          const places = placesOf(component.options, values);
          if (component.type === ComponentType.StringSelect) {
            await chooseIn(field.locator('.select'), places, (component.max_values ?? 1) > 1);
          } else {
            for (const at of places) {
              const { label: name = '' } = component.options[at] ?? {};
              await field.getByLabel(name, { exact: true }).check();
            }
          }
        } else if (typeof given === 'string') await field.getByRole('textbox').fill(given);
      }
      await answered(() => dialog.getByRole('button', { name: 'Submit' }).click());
      await dialog.waitFor({ state: 'detached' });
    },
  };
}
