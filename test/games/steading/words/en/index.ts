export * from './asked.ts';
export * from './board.ts';
export * from './commands.ts';
export * from './names.ts';
export * from './rules.ts';
export * from './told.ts';
