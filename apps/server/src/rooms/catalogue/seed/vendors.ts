/** Types with word lists, from which game names are composed. */
export type SeedType = 'RNG' | 'LIVE' | 'PVP' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'ELOTT' | 'LOTT';

export interface SeedVendor {
  code: string;
  displayName: string;
  type: SeedType;
  /** Number of times the vendor occurs in each round of the seed after the first. */
  share: number;
}

/** In display order. All display names are inventions of this project. */
export const SEED_VENDORS: readonly SeedVendor[] = [
  { code: 'BGS', displayName: 'Fairlot Originals', type: 'RNG', share: 0 },
  { code: 'NWND', displayName: 'Northwind', type: 'RNG', share: 9 },
  { code: 'PLAN', displayName: 'Paper Lantern', type: 'RNG', share: 8 },
  { code: 'BREEL', displayName: 'Bright Reel', type: 'RNG', share: 8 },
  { code: 'CKITE', displayName: 'Copper Kite', type: 'RNG', share: 7 },
  { code: 'ST9', displayName: 'Studio Nine', type: 'LIVE', share: 3 },
  { code: 'HLIVE', displayName: 'Harbour Live', type: 'LIVE', share: 2 },
  { code: 'OMILL', displayName: 'Old Mill Tables', type: 'LIVE', share: 1 },
  { code: 'CHAIR', displayName: 'Chip & Chair', type: 'PVP', share: 2 },
  { code: 'TEAC', displayName: 'Teahouse Cards', type: 'PVP', share: 2 },
  { code: 'DPBL', displayName: 'Deep Blue', type: 'FISH', share: 2 },
  { code: 'TPOOL', displayName: 'Tidepool Works', type: 'FISH', share: 1 },
  { code: 'NSTAR', displayName: 'Northstar Sportsbook', type: 'SPORTS', share: 1 },
  { code: 'TERR', displayName: 'Terrace Line', type: 'SPORTS', share: 1 },
  { code: 'AV', displayName: 'Arena Vault', type: 'ESPORTS', share: 1 },
  { code: 'AI', displayName: 'Arc Initiative', type: 'ESPORTS', share: 0 },
  { code: 'IMES', displayName: 'Iron Mesa', type: 'ESPORTS', share: 0 },
  { code: 'TF', displayName: 'Tall Fortress', type: 'ESPORTS', share: 0 },
  { code: 'IA', displayName: 'Inner Arena', type: 'ESPORTS', share: 0 },
  { code: 'DS88', displayName: 'Dawn Spur', type: 'COCKFIGHT', share: 0 },
  { code: 'DIG', displayName: 'Digby Ring', type: 'COCKFIGHT', share: 0 },
  { code: 'WGB', displayName: 'Westgate Barn', type: 'COCKFIGHT', share: 0 },
  { code: 'TCG_LOTTO_VN', displayName: 'Fairlot Draws', type: 'ELOTT', share: 0 },
  { code: 'TCG_SEA', displayName: 'Sea Draws', type: 'LOTT', share: 1 },
  { code: 'GPI', displayName: 'Grand Pick', type: 'LOTT', share: 1 },
];
