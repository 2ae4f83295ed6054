export * from './games.ts';
export * from './tickets.ts';
export * from './follow-ups.ts';
export * from './draws.ts';
