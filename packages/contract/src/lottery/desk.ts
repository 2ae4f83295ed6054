export * from './desk-games.ts';
export * from './desk-game-settings.ts';
export * from './desk-terms.ts';
export * from './desk-draws.ts';
export * from './desk-sale.ts';
export * from './desk-results.ts';
export * from './desk-calendar.ts';
export * from './connections-desk.ts';
