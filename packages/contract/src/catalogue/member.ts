export * from './games.ts';
export * from './own-lists.ts';
