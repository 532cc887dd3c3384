export * from './board.ts';
export * from './chart.ts';
export * from './names.ts';
export * from './story.ts';
export * from './told.ts';
