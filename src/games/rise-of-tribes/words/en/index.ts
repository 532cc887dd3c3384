export * from './names.ts';
export * from './told.ts';
