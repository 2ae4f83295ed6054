import MiniSearch, { type Query } from 'minisearch';
import { searchKey } from './rules.ts';
import { inSlices } from './slices.ts';

/** The searchable names of a game in normalised form: the common one and those by language. */
export interface Searchable {
  nodeId: string;
  key: string;
  keys: Readonly<Record<string, string>>;
}

export interface SearchIndex {
  /** Node ids of the games that a mistyped name may mean, best first. Every word must match. */
  find(name: string): string[];
}

/** More words than names have; further typed words are ignored. */
const MAX_WORDS = 8;
const MIN_PREFIX = 3;
const MAX_EXCHANGED = 24;

/** Builds the index in slices, so that requests are never blocked for long. */
export async function buildSearchIndex(games: readonly Searchable[]): Promise<SearchIndex> {
  const index = new MiniSearch<{ id: string; text: string }>({ fields: ['text'], processTerm: searchKey });
  await inSlices(games, ({ nodeId, key, keys }) =>
    index.add({ id: nodeId, text: [key, ...Object.values(keys)].join(' ') }),
  );
  return {
    find: (name) => {
      const words = searchKey(name)
        .split(/[\s\p{P}]+/u)
        .filter(Boolean)
        .slice(0, MAX_WORDS);
      if (words.length === 0) return [];
      const hits = index.search({ combineWith: 'AND', queries: words.map(spellings) });
      return hits.map(({ id }) => String(id));
    },
  };
}

/** Possible intended words: with letters wrong, missing or added, or with two neighbours swapped. */
function spellings(word: string): Query {
  const prefix = (term: string) => term.length >= MIN_PREFIX;
  const typed = { queries: [word], prefix, fuzzy: typosIn };
  return { combineWith: 'OR', queries: [typed, { combineWith: 'OR', queries: exchanged(word), prefix }] };
}

/** The word with each pair of neighbours swapped, which otherwise counts as two errors. */
function exchanged(word: string): string[] {
  if (typosIn(word) === 0 || word.length > MAX_EXCHANGED) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** Number of typing errors accepted in a word: none in short words, which would match almost any other. */
function typosIn(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}
