import type { ValleyFrame, ValleyStep } from './play.ts';

const fight: ValleyStep<'battling', never> = {
  does: [],
  asks: () => [],
  choices: () => [],
  answer: () => 'over',
  goOn: () => 'over',
};

export const battling: ValleyFrame<'battling'> = { step: () => fight };
