export * from './login.ts';
export * from './registration.ts';
export * from './passwords.ts';
export * from './personal.ts';
export * from './security.ts';
