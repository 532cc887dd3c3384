import type { Form } from '../controls.ts';
import type { Panel } from '../panel.ts';

/** A panel that is shown of what was done. */
export interface ShownPanel {
  readonly is: 'panel';
  readonly panel: Panel;
  /** What stands there later, once computer players have answered; null where nothing does. */
  readonly later?: Promise<Panel | null>;
}

/** A form that is opened by a press. */
export interface ShownForm {
  readonly is: 'form';
  readonly form: Form;
}
