import { kindOf } from './bet-words.ts';

/** A station of the day: its code, and how players write it, without accents. */
export interface TypedStation {
  code: string;
  /** Its short forms, and its name as parts that may be written apart. Forms that are also a bet come last. */
  words: readonly (readonly string[])[];
}

/**
 * Short forms of stations by their names: the first letters ("dn" for Đồng Nai), the whole name with or without spaces,
 * and "tp" or "hcm" for a name such as "TP Hồ Chí Minh". A form that two stations share stands for neither.
 */
export function typedStations(stations: readonly { code: string; name: string }[]): TypedStation[] {
  const forms = stations.map(({ code, name }) => ({ code, words: formsOf(name) }));
  const times = new Map<string, number>();
  for (const word of forms.flatMap(({ words }) => [...new Set(words.map((parts) => parts.join('')))]))
    times.set(word, (times.get(word) ?? 0) + 1);
  return forms.map(({ code, words }) => ({
    code,
    words: words.filter((parts) => times.get(parts.join('')) === 1).toSorted((a, b) => isBet(a) - isBet(b)),
  }));
}

const isBet = (parts: readonly string[]): number => Number(kindOf(parts.join('')) !== undefined);

function formsOf(name: string): string[][] {
  const parts = plainName(name).match(/[a-z]+/g) ?? [];
  const [first, ...rest] = parts;
  const city = first === 'tp' && rest.length > 0 ? [['tp'], rest, [initialsOf(rest)], ['tp', initialsOf(rest)]] : [];
  const all = [...city, [initialsOf(parts)], parts].filter((each) => each.join('').length > 1);
  return [...new Map(all.map((each) => [each.join(' '), each])).values()];
}

const initialsOf = (parts: readonly string[]): string => parts.map((part) => part[0] ?? '').join('');
const plainName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/** The station that a text begins with, and the length of its name there; undefined if it begins with none. */
export function stationAt(
  rest: string,
  stations: readonly TypedStation[],
): { code: string; length: number } | undefined {
  return stations
    .flatMap(({ code, words }) =>
      words.flatMap((parts) => {
        const found = new RegExp(`^${parts.join('[\\s.]*')}(?![a-z])`).exec(rest);
        return found === null ? [] : [{ code, length: found[0].length }];
      }),
    )
    .toSorted((a, b) => b.length - a.length)[0];
}
