export * from './launch.ts';
export * from './wallets.ts';
