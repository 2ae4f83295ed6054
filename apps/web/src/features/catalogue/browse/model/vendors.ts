import type { VendorEntry } from '../api/vendors.ts';

/** Vendors whose SPORTS games are e-sports or cockfight (specification, section 3). */
const ESPORTS_VENDORS = new Set(['AV', 'AI', 'IMES', 'TF', 'IA']);
const COCKFIGHT_VENDORS = new Set(['DS88', 'DIG', 'WGB']);

/** The category that shows a vendor's entry: SPORTS is split by vendor (Z-31). */
export function categoryOf({ vassalage, gameCategory }: Pick<VendorEntry, 'vassalage' | 'gameCategory'>): string {
  if (gameCategory !== 'SPORTS') return gameCategory;
  if (ESPORTS_VENDORS.has(vassalage)) return 'ESPORTS';
  return COCKFIGHT_VENDORS.has(vassalage) ? 'COCKFIGHT' : 'SPORTS';
}

/** Vendors of one category in the order of the mapping. Vendors of lotteries are therefore in no other list (Z-105). */
export function vendorsOf(mapping: readonly VendorEntry[], category: string): VendorEntry[] {
  const place = ({ sorting, vassalage }: VendorEntry) => {
    const index = sorting.vendorNames.indexOf(vassalage);
    return index < 0 ? sorting.vendorNames.length : index;
  };
  return mapping.filter((entry) => categoryOf(entry) === category).sort((a, b) => place(a) - place(b));
}

/** Classes of the chosen vendors, or of all vendors if none is chosen. */
export function classesOf(vendors: readonly VendorEntry[], chosen: readonly string[]): string[] {
  const wanted = chosen.length === 0 ? vendors : vendors.filter(({ vassalage }) => chosen.includes(vassalage));
  return [...new Set(wanted.flatMap(({ classes }) => classes))];
}
