import type { SeedWords } from './words/shape.ts';

/** Tags of the pages of the help centre in their order. */
export const SEED_HELP: readonly (keyof SeedWords['help'])[] = ['start', 'draws', 'money', 'limits', 'terms'];
