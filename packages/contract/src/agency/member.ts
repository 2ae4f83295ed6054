export * from './applications.ts';
export * from './contracts.ts';
export * from './rebates.ts';
export * from './registration.ts';
export * from './team.ts';
export * from './transfers.ts';
