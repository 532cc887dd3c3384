import { ComponentType } from 'discord.js';
import type { Locator, Page } from 'playwright-core';
import type { Hands, Opened } from '../../bench/table/player.ts';
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

/** Chooses in a select by what stands on its options, and is done where several may be chosen. */
async function chooseIn(root: Locator, labels: readonly string[], isSeveral: boolean) {
  await root.locator('button[aria-haspopup="listbox"]').click();
  const panel = root.locator('.select-panel');
  await panel.waitFor();
  // What was chosen before and is not meant now is taken back.
  for (const option of await panel.locator('[role="option"][aria-selected="true"]').all()) {
    const label = await option.locator('.choice-label').innerText();
    if (isSeveral && !labels.includes(label)) await option.click();
  }
  for (const label of labels) {
    const option = withText(panel.getByRole('option'), label);
    if (!isSeveral || (await option.getAttribute('aria-selected')) !== 'true') await option.click();
  }
  if (isSeveral) await panel.getByRole('button', { name: /^Done/ }).click();
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
    press(message, id) {
      const button = usedOn(message, id);
      const label = 'label' in button ? (button.label ?? '') : '';
      return answered(() => withText(shown(message).locator('button.button'), label).click());
    },
    select(message, id, values) {
      const select = usedOn(message, id);
      if (select.type !== ComponentType.StringSelect) throw new Error(`${id} is no select.`);
      const { placeholder = '', options, max_values: most = 1 } = select;
      const labels = options.flatMap(({ value, label }) => (values.includes(value) ? label : []));
      const root = withText(shown(message).locator('.select'), placeholder);
      return answered(() => chooseIn(root, labels, most > 1));
    },
    async send({ modal }, fields) {
      const dialog = page.getByRole('dialog');
      const all = modal.components.flatMap((one) => (one.type === ComponentType.Label ? one : []));
      for (const { label, component } of all) {
        const given = fields[component.custom_id];
        if (given === undefined) continue;
        const field = withText(dialog.locator('.field'), label);
        if ('options' in component) {
          const labels = component.options.flatMap((one) =>
            given.includes(one.value) ? one.label : [],
          );
          if (component.type === ComponentType.StringSelect) {
            await chooseIn(field.locator('.select'), labels, (component.max_values ?? 1) > 1);
          } else for (const one of labels) await field.getByLabel(one, { exact: true }).check();
        } else if (typeof given === 'string') await field.getByRole('textbox').fill(given);
      }
      await answered(() => dialog.getByRole('button', { name: 'Submit' }).click());
      await dialog.waitFor({ state: 'detached' });
    },
  };
}
