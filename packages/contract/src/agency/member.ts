export * from './registration.ts';
export * from './team.ts';
