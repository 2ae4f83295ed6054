/**
 * Vendors whose games are e-sports and cockfight although they are delivered as SPORTS (specification, section 3;
 * Z-31).
 */
const ESPORTS_VENDORS = new Set(['AV', 'AI', 'IMES', 'TF', 'IA']);
const COCKFIGHT_VENDORS = new Set(['DS88', 'DIG', 'WGB']);

/** The category of a vendor's game as shown: SPORTS is split by vendor. */
export function categoryOf(vendor: string, gameType: string): string {
  if (gameType !== 'SPORTS') return gameType;
  if (ESPORTS_VENDORS.has(vendor)) return 'ESPORTS';
  return COCKFIGHT_VENDORS.has(vendor) ? 'COCKFIGHT' : 'SPORTS';
}

/**
 * A name for comparison: without accents, case and outer spaces. Đ has no decomposition, so it is replaced explicitly.
 */
export function searchKey(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

/** Masks a winner's name: `demo01` becomes `de***01`; of a short name only the first letter is kept. */
export function maskName(name: string): string {
  return name.length < 5 ? `${name.slice(0, 1)}***` : `${name.slice(0, 2)}***${name.slice(-2)}`;
}

/** Empty parts mean all (specification, section 9). */
export interface GameFilter {
  category?: string | undefined;
  /** Codes separated by commas; matches games of any of them. */
  vendor?: string | undefined;
  classify?: string | undefined;
  isNew?: boolean | undefined;
  /** Games whose smallest bet is at most this, minor units. */
  minBetMinor?: bigint | undefined;
  /** Games with at least this many lines. */
  minLine?: number | undefined;
}

export interface Filterable {
  category: string;
  vendor: string;
  classify: string;
  classifyNew: string;
  isNew: boolean;
  minBetMinor: bigint;
  lineCount: number;
}

/** The games that match every given part of the filter, in order. */
export function filterGames<G extends Filterable>(games: readonly G[], filter: GameFilter): G[] {
  const { category, vendor, classify, isNew, minBetMinor, minLine } = filter;
  const vendors = vendor?.includes(',') ? new Set(vendor.split(',')) : undefined;
  return games.filter(
    (game) =>
      (!category || game.category === category) &&
      (!vendor || (vendors === undefined ? game.vendor === vendor : vendors.has(game.vendor))) &&
      (!classify || game.classify === classify || game.classifyNew === classify) &&
      (!isNew || game.isNew) &&
      (minBetMinor === undefined || game.minBetMinor <= minBetMinor) &&
      (minLine === undefined || game.lineCount >= minLine),
  );
}
