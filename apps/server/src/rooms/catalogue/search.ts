import MiniSearch, { type Query } from 'minisearch';
import { searchKey } from './rules.ts';
import { inSlices } from './slices.ts';

/** What is searched of a game: its names as they are compared, the common one and those by language. */
export interface Searchable {
  nodeId: string;
  key: string;
  keys: Readonly<Record<string, string>>;
}

export interface SearchIndex {
  /** Node ids of the games that a mistyped name may mean, best first. Every word has to be met. */
  find(name: string): string[];
}

/** More words than names have; what is typed beyond them is passed over. */
const MAX_WORDS = 8;
const MIN_PREFIX = 3;
const MAX_EXCHANGED = 24;

/** Builds the index in slices, so that it never holds up requests for long. */
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

/** A word as it may have been meant: with letters wrong, missing or too many, or with two neighbours exchanged. */
function spellings(word: string): Query {
  const prefix = (term: string) => term.length >= MIN_PREFIX;
  const typed = { queries: [word], prefix, fuzzy: typosIn };
  return { combineWith: 'OR', queries: [typed, { combineWith: 'OR', queries: exchanged(word), prefix }] };
}

/** The word with each pair of neighbours exchanged, which counts as two errors otherwise. */
function exchanged(word: string): string[] {
  if (typosIn(word) === 0 || word.length > MAX_EXCHANGED) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** Typing errors that a word may have: none in the short ones, which would become any other. */
function typosIn(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}
