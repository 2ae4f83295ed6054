import type { Tx } from '../../../platform/db/index.ts';
import type { LotteryPlatform } from '../ports.ts';
import { checkOdds, type DrawLimits, currentRules, type WantedOdds } from '../actions/publish-odds.ts';
import type { Feeds } from '../adapters/feed/feed.ts';
import { type FeedHealth, readFeedHealth } from '../results/feed-health.ts';
import type { GameBook } from '../games/games.ts';
import { checkRules, publishRules, type WantedRules } from '../actions/publish-rules.ts';
import { addCalendar, closeDay, listCalendars, removeCalendar, reopenDay } from './calendar.ts';
import { reportDraw } from './draw-report.ts';
import { type FileTaker, type ResultFile, takeFile } from './import-file.ts';
import { listGames } from './listed-games.ts';
import { changesOf, readTerms, type TermsChange } from './odds-terms.ts';
import { readRulesVersions, rulesChanges } from './rules-versions.ts';
import { createGameDesk } from './game-desk.ts';
import { createSaleDesk } from './sale-desk.ts';

/** A source of results with its health, which is absent until it was queried. */
export interface ListedFeed {
  name: string;
  address: string;
  health: FeedHealth | undefined;
}

export type Operations = ReturnType<typeof createOperations>;

/**
 * Operators' functions beyond single draws. The caller checks the permission, requires a second operator and writes the
 * audit trail.
 */
export function createOperations(
  platform: Pick<LotteryPlatform, 'db' | 'events' | 'site'>,
  games: GameBook,
  feeds: Feeds,
) {
  const { db } = platform;
  return {
    games: () => listGames(db, games),
    /** @throws Refusal not.found */
    terms: (gameCode: string) => readTerms(db, gameCode),
    /** Changes of a publication. @throws Refusal as publishOdds */
    previewTerms: async (
      gameCode: string,
      formerVersion: number,
      wanted: readonly WantedOdds[],
      limits: DrawLimits,
    ): Promise<TermsChange[]> => {
      await checkOdds(db, gameCode, formerVersion, wanted, limits);
      const [rules] = await currentRules(db, gameCode);
      return rules === undefined ? [] : changesOf(await readTerms(db, gameCode), rules, wanted, limits);
    },
    /** Versions of a game's rules. @throws Refusal not.found */
    rules: (gameCode: string) => readRulesVersions(db, gameCode),
    /** Changes of a publication of rules. @throws Refusal as publishRules */
    previewRules: async (gameCode: string, wanted: WantedRules) =>
      rulesChanges(await checkRules(db, gameCode, wanted), wanted.firstDay),
    /** Call `forgetGames` after the commit. */
    publishRules,
    drawReport: (gameCode: string, issue: string) => reportDraw(db, games, gameCode, issue),
    /** New lotteries and their settings. */
    lotteries: createGameDesk(platform, feeds),
    /** One draw on sale. */
    sale: createSaleDesk(platform, games),
    takeFile: (file: ResultFile, operatorId: bigint, taker?: FileTaker) =>
      takeFile(platform, games, file, operatorId, taker),
    calendars: () => listCalendars(db),
    addCalendar,
    removeCalendar,
    closeDay: (tx: Tx, calendar: string, day: string, reason: string) =>
      closeDay(tx, platform.events, calendar, day, reason),
    reopenDay: (tx: Tx, calendar: string, day: string) => reopenDay(tx, platform.events, calendar, day),
    feeds: async () => {
      const { byName, awaited } = await readFeedHealth(db);
      return { feeds: feeds().map(({ name, address }) => ({ name, address, health: byName.get(name) })), awaited };
    },
  };
}
