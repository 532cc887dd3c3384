import type { Loaded } from '../../match/app/loaded.ts';
import type { Form, Row } from '../controls.ts';
import type { Page } from '../pages/page.ts';
import type { Panel } from '../panel.ts';

/** What somebody is shown who pressed. */
export type PressReply =
  /** Nothing, as the post that was pressed will show it by itself. */
  | { readonly is: 'nothing' }
  | TextReply
  | PanelReply
  | { readonly is: 'page'; readonly page: Page }
  /** The board as its reader knows it. */
  | { readonly is: 'board'; readonly loaded: Loaded };

/** A text, what is pressed below it, and files. */
export interface TextReply {
  readonly is: 'text';
  readonly content: string;
  readonly components?: readonly Row[];
  readonly files?: readonly { readonly name: string; readonly attachment: Buffer }[];
}

/** A panel, and what takes its place later. */
export interface PanelReply {
  readonly is: 'panel';
  readonly panel: Panel;
  /** What stands there later, once computer players have answered; null where nothing does. */
  readonly later?: Promise<Panel | null>;
  /** What stands there once its reader is asked something; null where nothing is asked yet. Left out, it stays. */
  readonly whenAsked?: () => Promise<Panel | null>;
}

/** A form that is opened by a press. */
export interface FormReply {
  readonly is: 'form';
  readonly form: Form;
}

/** A text, and what is pressed below it. */
export const textReply = (content: string, components: readonly Row[] = []): TextReply => ({
  is: 'text',
  content,
  components,
});
