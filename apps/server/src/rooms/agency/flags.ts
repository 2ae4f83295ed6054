import type { FeatureFlag } from '../site/index.ts';

/**
 * Pages of agents that the merchant opens (Z-89), whether settlements of dividends and of salaries wait for two
 * operators, and whether agents see login names of their downline whole.
 */
export const FLAGS: readonly FeatureFlag[] = [
  { name: 'AGEPAG', isOn: true },
  { name: 'AGETEAMPNL3', isOn: true },
  { name: 'DOWNMAN', isOn: true },
  { name: 'TEAMBETTING3', isOn: true },
  { name: 'REGCEN', isOn: true },
  { name: 'AGEREBATE3', isOn: true },
  { name: 'TEAMREB3', isOn: true },
  { name: 'DIVIDEND3', isOn: false, rule: 'dividendsFromLosses' },
  { name: 'AGEDIVAPP3', isOn: true, isControl: true },
  { name: 'AGESALAPP3', isOn: false, isControl: true },
  { name: 'AGETRANS3', isOn: false, rule: 'playerTransfers' },
  { name: 'AGENAMES3', isOn: false },
];
