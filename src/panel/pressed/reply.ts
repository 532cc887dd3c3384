import type { Loaded } from '../../match/app/loaded.ts';
import type { Form, Row } from '../controls.ts';
import type { Page } from '../pages/page.ts';
import type { Panel } from '../panel.ts';

/** What is shown of something that was done. */
export type Shown =
  /** Nothing, as the post that was pressed will show it by itself. */
  | { readonly is: 'nothing' }
  | ShownText
  | ShownPanel
  | { readonly is: 'page'; readonly page: Page }
  /** The board as its reader knows it. */
  | { readonly is: 'board'; readonly loaded: Loaded };

/** A text, what is pressed below it, and files. */
export interface ShownText {
  readonly is: 'text';
  readonly content: string;
  readonly components?: readonly Row[];
  readonly files?: readonly { readonly name: string; readonly attachment: Buffer }[];
}

/** A panel that is shown of what was done. */
export interface ShownPanel {
  readonly is: 'panel';
  readonly panel: Panel;
  /** What stands there later, once computer players have answered; null where nothing does. */
  readonly later?: Promise<Panel | null>;
  /** What stands there once its reader is asked something; null where nothing is asked yet. Left out, it stays. */
  readonly whenAsked?: () => Promise<Panel | null>;
}

/** A form that is opened by a press. */
export interface ShownForm {
  readonly is: 'form';
  readonly form: Form;
}

/** A text, and what is pressed below it. */
export const said = (content: string, components: readonly Row[] = []): ShownText => ({
  is: 'text',
  content,
  components,
});
