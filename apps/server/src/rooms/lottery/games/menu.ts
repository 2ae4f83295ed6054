import { prepared } from '../../../platform/http/index.ts';
import { type Menu, presentMenu } from '../present.ts';
import type { CurrentIssue, CurrentIssues } from './current-issues.ts';
import type { GameBook, LotteryGame } from './games.ts';
import type { TagNames } from './menu-tags.ts';
import { inLanguage, namedLanguage } from './names.ts';

/** A countdown that is later by so much is none that anybody sees; under load it saves writing the same menu anew. */
const KEEP_MS = 20;

interface Made {
  games: readonly LotteryGame[];
  issues: readonly CurrentIssue[];
  vendors: Menu;
  tags: TagNames;
  half: boolean;
  /** Epoch ms of the database that the times of the menu count from. */
  nowMs: number;
  menu: Menu;
}

/**
 * The menu of games with their current issues, in a language. Its times are those of the call or at most 20 ms older;
 * a game, draw or vendor that changed shows at once.
 */
export function createMenu(
  games: Pick<GameBook, 'all'>,
  issues: CurrentIssues,
  vendorGroups: () => Promise<Menu>,
  tagNames: () => Promise<TagNames>,
  /** Whether countdowns end at half of the closing span (Z-36). */
  isHalfSpan: () => Promise<boolean>,
): (language: string) => Promise<Menu> {
  const made = new Map<string, Made>();
  return async (wanted) => {
    const language = namedLanguage(wanted);
    const [all, { issues: current, nowMs }, vendors, tags, half] = await Promise.all([
      games.all(),
      issues.read(),
      vendorGroups(),
      tagNames(),
      isHalfSpan(),
    ]);
    const last = made.get(language);
    const isSame =
      last?.games === all &&
      last.issues === current &&
      last.vendors === vendors &&
      last.tags === tags &&
      last.half === half;
    if (isSame && nowMs - last.nowMs < KEEP_MS) return last.menu;
    const own = presentMenu(
      all.map((game) => inLanguage(language, game)),
      current,
      nowMs,
      half,
    );
    // Every endpoint that answers a menu answers it alone and under the same schema, so that one text serves all.
    const menu = prepared([...own.map((group) => nameGroup(group, tags, language)), ...vendors]);
    made.set(language, { games: all, issues: current, vendors, tags, half, nowMs, menu });
    return menu;
  };
}

/** A group that operators named has that name; the others have a text of the web app. */
function nameGroup({ tag, ...group }: Menu[number], tags: TagNames, language: string): Menu[number] {
  const names = tags.get(tag);
  const name = names?.[language] ?? names?.['EN'];
  return name === undefined ? { tag, ...group } : { tag, name, ...group };
}
