import { prepared } from '../../../platform/http/index.ts';
import { type Menu, presentMenu } from '../present.ts';
import type { CurrentIssue, CurrentIssues } from './current-issues.ts';
import type { GameBook, LotteryGame } from './games.ts';
import type { Jackpot } from '../pools/jackpots.ts';
import type { TagNames } from './menu-tags.ts';
import { inLanguage, namedLanguage } from './names.ts';

/** A countdown delay of this size is invisible; under load the cache saves serialising the same menu again. */
const KEEP_MS = 20;

interface Made {
  games: readonly LotteryGame[];
  issues: readonly CurrentIssue[];
  vendors: Menu;
  tags: TagNames;
  half: boolean;
  jackpots: readonly Jackpot[];
  /** Epoch ms of the database from which the times of the menu count. */
  nowMs: number;
  menu: Menu;
}

/**
 * The menu of games with their current issues, in a language. Its times are at most 20 ms old; changes of games, draws
 * or vendors show immediately.
 */
export function createMenu(
  games: Pick<GameBook, 'all'>,
  issues: CurrentIssues,
  vendorGroups: () => Promise<Menu>,
  tagNames: () => Promise<TagNames>,
  /** Whether countdowns end at half of the closing span (Z-36). */
  isHalfSpan: () => Promise<boolean>,
  jackpotsNow: () => Promise<readonly Jackpot[]>,
  /** The merchant's time zone. */
  timeZone: () => Promise<string>,
): (language: string) => Promise<Menu> {
  const made = new Map<string, Made>();
  return async (wanted) => {
    const language = namedLanguage(wanted);
    const [all, { issues: current, nowMs }, vendors, tags, half, jackpots, zone] = await Promise.all([
      games.all(),
      issues.read(),
      vendorGroups(),
      tagNames(),
      isHalfSpan(),
      jackpotsNow(),
      timeZone(),
    ]);
    const last = made.get(language);
    const isSame =
      last?.games === all &&
      last.issues === current &&
      last.vendors === vendors &&
      last.tags === tags &&
      last.half === half &&
      last.jackpots === jackpots;
    if (isSame && nowMs - last.nowMs < KEEP_MS) return last.menu;
    const own = presentMenu(
      all.map((game) => inLanguage(language, game)),
      current,
      nowMs,
      { zone, isHalfSpan: half },
      jackpots,
    );
    // Every endpoint with a menu returns only the menu and under the same schema, so that one text serves all.
    const menu = prepared([...own.map((group) => nameGroup(group, tags, language)), ...vendors]);
    made.set(language, { games: all, issues: current, vendors, tags, half, jackpots, nowMs, menu });
    return menu;
  };
}

/** A group has the name that operators gave it; the others have a text in the web app. */
function nameGroup({ tag, ...group }: Menu[number], tags: TagNames, language: string): Menu[number] {
  const names = tags.get(tag);
  const name = names?.[language] ?? names?.['EN'];
  return name === undefined ? { tag, ...group } : { tag, name, ...group };
}
