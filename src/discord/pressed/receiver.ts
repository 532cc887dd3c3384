import { type Interaction, MessageFlags } from 'discord.js';
import type { Area } from '../../store/store.ts';
import type { HandlerContext } from '../context.ts';
import { route } from './router.ts';

/** Where interactions come in: each is answered once, and it is known which are being answered. */
export interface InteractionReceiver {
  receive(interaction: Interaction): void;
  /** Resolves when everything that was taken in has been answered. */
  idle(): Promise<void>;
}

/** An interaction can be answered for 15 minutes; a community makes far fewer in that time. */
const REMEMBERED = 10_000;

/** `met` is told where somebody was answered: what waits to be said of the match there may go now. */
export function openReceiver(
  context: HandlerContext,
  met: (area: Area) => void,
): InteractionReceiver {
  // The store knows which were executed; this knows which this process is answering already.
  const taken = new Set<string>();
  const atWork = new Set<Promise<void>>();
  return {
    receive(interaction) {
      if (taken.has(interaction.id)) {
        context.log.info({ interaction: interaction.id }, 'an interaction came twice');
        return;
      }
      taken.add(interaction.id);
      const [oldest] = taken;
      if (taken.size > REMEMBERED && oldest !== undefined) taken.delete(oldest);
      const work: Promise<void> = route(context, interaction).finally(() => {
        atWork.delete(work);
        if (!interaction.isAutocomplete() && interaction.channelId !== null) {
          // A panel is nobody's lobby.
          const isPublic =
            interaction.isMessageComponent() &&
            !interaction.message.flags.has(MessageFlags.Ephemeral);
          const lobby = isPublic ? interaction.message.id : null;
          met({ thread: interaction.channelId, lobby });
        }
      });
      atWork.add(work);
    },
    async idle() {
      while (atWork.size > 0) await Promise.allSettled(atWork);
    },
  };
}
