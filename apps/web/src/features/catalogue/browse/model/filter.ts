import { formatDecimal } from '../../../../shared/i18n/format.ts';

/** Filters of a list; empty fields mean all. */
export interface ListFilter {
  vendors: readonly string[];
  /** ALL, FAV, NEW or a class of games from the vendors. */
  choice: string;
  /** One of MIN_BETS; empty for all. */
  minBet: string;
  name: string;
}

export const ALL = 'ALL';
export const FAV = 'FAV';
export const NEW = 'NEW';
/** Smallest bets on offer, "all" first (specification, section 9). */
export const MIN_BETS = ['', '0.01', '0.05', '0.1', '0.5', '0.75'] as const;
/** Classes with a display name (specification, section 9). */
export const GAME_CLASSES = ['JP', 'SC', 'VP', 'TG', 'AC'] as const;
export const NO_FILTER: ListFilter = { vendors: [], choice: ALL, minBet: '', name: '' };

const CODE = /^\w{1,32}$/;
/** Class of games in a vendor's own words. */
const CLASS = /^[^\p{C}"<>]{1,32}$/u;
/** The call takes as many codes of the maximum length. */
const MAX_VENDORS = 60;
const MAX_NAME = 100;

/** Reads the filter from an address; invalid values are dropped. */
export function readFilter(search: Readonly<Record<string, string>>): ListFilter {
  const { vassalage = '', gameClassify = '', minBet = '', gameName = '' } = search;
  return {
    vendors: [...new Set(vassalage.split(',').filter((code) => CODE.test(code)))].slice(0, MAX_VENDORS),
    choice: CLASS.test(gameClassify) ? gameClassify : ALL,
    minBet: MIN_BETS.some((offered) => offered === minBet) ? minBet : '',
    name: gameName.trim().slice(0, MAX_NAME),
  };
}

/**
 * Applies a change of the player. Favourites are a list that only one vendor narrows: choosing them drops the other
 * filters, and choosing such a filter leads back to all games.
 */
export function changeFilter(filter: ListFilter, change: Partial<ListFilter>): ListFilter {
  const next = { ...filter, ...change };
  const isPlain = next.vendors.length <= 1 && next.minBet === '' && next.name === '';
  if (next.choice !== FAV || isPlain) return next;
  if (filter.choice === FAV) return { ...next, choice: ALL };
  return { ...NO_FILTER, choice: FAV, vendors: next.vendors.length === 1 ? next.vendors : [] };
}

/** The filter as query parameters of an address. */
export function filterParams({ vendors, choice, minBet, name }: ListFilter): Record<string, string> {
  return {
    ...(vendors.length > 0 && { vassalage: vendors.join(',') }),
    ...(choice !== ALL && { gameClassify: choice }),
    ...(minBet !== '' && { minBet }),
    ...(name !== '' && { gameName: name }),
  };
}

/** The filter as parameters of the game list call. FAV is a different list and is not requested here. */
export function filterQuery({ vendors, choice, minBet, name }: ListFilter) {
  const isClass = choice !== ALL && choice !== NEW && choice !== FAV;
  return {
    ...(vendors.length > 0 && { vassalage: vendors.join(',') }),
    ...(isClass && { gameClassify: choice }),
    ...(choice === NEW && { isNew: '1' as const }),
    ...(minBet !== '' && { minBet }),
    ...(name !== '' && { gameName: name }),
  };
}

/** Formats a smallest bet as an amount: 0.1 becomes 0.10, or 0,10 in languages with a comma. */
export function betText(bet: string, tag: string): string {
  const [whole = '0', part = ''] = bet.split('.');
  return formatDecimal(`${whole}.${part.padEnd(2, '0')}`, tag);
}

/** Number of active filters in the panel. */
export function countFilters({ vendors, choice, minBet }: ListFilter): number {
  return [vendors.length > 0, choice !== ALL && choice !== NEW && choice !== FAV, minBet !== ''].filter(Boolean).length;
}

/**
 * Initial filter: one provider where the merchant limits the list (Z-24); any choice of the player removes the limit.
 * @param search query parameters of the address
 */
export function firstFilter(
  filter: ListFilter,
  type: string,
  search: Readonly<Record<string, string>>,
  limits: { providerLimit: string | null; limitedLists: readonly string[] },
): ListFilter {
  const isUntouched = !search['type'] && !search['vassalage'];
  if (limits.providerLimit === null || !isUntouched || !limits.limitedLists.includes(type)) return filter;
  return { ...filter, vendors: [limits.providerLimit] };
}
