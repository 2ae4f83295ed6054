import type { SeedWords } from './words/shape.ts';

/** Tags of the help centre's pages in order. */
export const SEED_HELP: readonly (keyof SeedWords['help'])[] = [
  'start',
  'money',
  'withdraw',
  'games',
  'rules',
  'draws',
  'fair',
  'bonus',
  'vip',
  'spending',
  'limits',
  'security',
  'agents',
  'app',
  'terms',
];
