export * from './free-rounds.ts';
export * from './launch.ts';
export * from './wallets.ts';
