import type { FeatureFlag } from '../site/index.ts';

/**
 * Flags for agents' pages that the merchant enables (Z-89), for the approval of dividend and salary settlements, and
 * for showing agents the unmasked login names of their downline.
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
