import type { catalogue as contract, ValueOf } from '@fairlot/contract';
import { prepared } from '../../platform/http/index.ts';
import { createListPages } from './list-pages.ts';
import { presentGame, presentMapping, presentMenus } from './present.ts';
import { type CatalogueSnapshot, namedIn } from './snapshot.ts';

/** Number of bets of the last days by node id; a new map after every count. */
export type PlayCounts = ReadonlyMap<string, number>;

/** Answers computed from one catalogue snapshot and reused until the next one. */
export interface Views {
  menus(language: string): ValueOf<typeof contract.gameMenus>;
  mapping(language: string): ValueOf<typeof contract.vendorMapping>;
  page: ReturnType<typeof createListPages>;
  hot(
    counts: PlayCounts,
    gameType: string | undefined,
    languages: readonly string[],
  ): ValueOf<typeof contract.hotGames>;
}

const HOT_GAMES = 12;
const kept = new WeakMap<CatalogueSnapshot, Views>();

export function viewsOf(current: CatalogueSnapshot): Views {
  const views = kept.get(current) ?? makeViews(current);
  kept.set(current, views);
  return views;
}

function makeViews(current: CatalogueSnapshot): Views {
  /** Computes an answer once for each language that has names, and once for all the others. */
  function byLanguage<A extends object>(present: (languages: readonly string[]) => A): (language: string) => A {
    const answers = new Map<string, A>();
    return (wanted) => {
      const languages = namedIn(current, [wanted]);
      const answer = answers.get(languages.join('')) ?? prepared(present(languages));
      answers.set(languages.join(''), answer);
      return answer;
    };
  }
  const hotLists = new WeakMap<PlayCounts, Map<string, ValueOf<typeof contract.hotGames>>>();
  return {
    menus: byLanguage((languages) => presentMenus(current.categories, languages)),
    mapping: byLanguage((languages) => presentMapping(current.categories, languages)),
    page: createListPages(current),
    hot: (counts, gameType, wanted) => {
      const category = gameType !== undefined && current.byCategory.has(gameType) ? gameType : undefined;
      if (gameType && category === undefined) return { list: [] };
      const languages = namedIn(current, wanted);
      const lists = hotLists.get(counts) ?? new Map<string, ValueOf<typeof contract.hotGames>>();
      hotLists.set(counts, lists);
      const key = `${category ?? ''}|${languages.join('|')}`;
      const answer =
        lists.get(key) ??
        prepared({ list: rankGames(current, counts, category).map((game) => presentGame(game, languages)) });
      lists.set(key, answer);
      return answer;
    },
  };
}

/**
 * Featured games played with real money in the last days, the most played first. A game without bets is not hot. Games
 * with equal counts are in catalogue order.
 */
function rankGames(current: CatalogueSnapshot, counts: PlayCounts, category: string | undefined) {
  const playsOf = (nodeId: string) => counts.get(nodeId) ?? 0;
  const hot = (category === undefined ? current.games : (current.byCategory.get(category) ?? [])).filter(
    ({ isTop, nodeId }) => isTop && playsOf(nodeId) > 0,
  );
  return hot.sort((a, b) => playsOf(b.nodeId) - playsOf(a.nodeId)).slice(0, HOT_GAMES);
}
