import type { FeatureFlag } from '../site/index.ts';

/** Pages of levels and of the reward centre. */
export const FLAGS: readonly FeatureFlag[] = [
  { name: 'MEMCLUB3', isOn: true },
  { name: 'REWCEN3', isOn: true },
];
