import type { Tx } from '../../../platform/db/index.ts';
import type { LotteryPlatform } from '../ports.ts';
import type { ImportedLine } from '../actions/import-results.ts';
import { checkOdds, type DrawLimits, currentRules, type WantedOdds } from '../actions/publish-odds.ts';
import type { Feeds } from '../adapters/feed/feed.ts';
import { type FeedHealth, readFeedHealth } from '../results/feed-health.ts';
import type { GameBook } from '../games/games.ts';
import { checkRules, publishRules, type WantedRules } from '../actions/publish-rules.ts';
import { addCalendar, type AffectedDraws, type Calendar, closeDay, listCalendars, reopenDay } from './calendar.ts';
import { type DrawReport, reportDraw } from './draw-report.ts';
import { type FileTaker, type ResultFile, takeFile } from './import-file.ts';
import { type ListedGame, listGames } from './listed-games.ts';
import { changesOf, type OddsTerms, readTerms, type TermsChange } from './odds-terms.ts';
import { readRulesVersions, rulesChanges, type RulesVersions } from './rules-versions.ts';
import { createGameDesk, type GameDesk } from './game-desk.ts';
import { createSaleDesk, type SaleDesk } from './sale-desk.ts';

export type { AffectedDraws, Calendar } from './calendar.ts';
export type { DrawReport } from './draw-report.ts';
export type { GameDesk } from './game-desk.ts';
export type { ListedGame } from './listed-games.ts';
export type { ResultFile } from './import-file.ts';
export type { OddsTerms, PlayTerms, TermsChange } from './odds-terms.ts';
export type { RulesVersions } from './rules-versions.ts';
export type { NumberFigures, NumberLiability, PlayOnSale, SaleFigures } from './sale-figures.ts';
export type { UsualFigures } from './usual-figures.ts';
export type { NumberStop } from '../actions/stop-number.ts';
export type { WantedRules } from '../actions/publish-rules.ts';

/** A source of results with its health, which is absent until it was queried. */
export interface ListedFeed {
  name: string;
  address: string;
  health: FeedHealth | undefined;
}

/**
 * Operators' functions beyond single draws. The caller checks the permission, requires a second operator and writes the
 * audit trail.
 */
export interface Operations {
  games(): Promise<ListedGame[]>;
  /** @throws Refusal not.found */
  terms(gameCode: string): Promise<OddsTerms>;
  /** Changes of a publication. @throws Refusal as publishOdds */
  previewTerms(
    gameCode: string,
    formerVersion: number,
    wanted: readonly WantedOdds[],
    limits: DrawLimits,
  ): Promise<TermsChange[]>;
  /** Versions of a game's rules. @throws Refusal not.found */
  rules(gameCode: string): Promise<RulesVersions>;
  /** Changes of a publication of rules. @throws Refusal as publishRules */
  previewRules(gameCode: string, wanted: WantedRules): Promise<TermsChange[]>;
  /**
   * Returns the new version. Call `forgetGames` after the commit.
   * @throws Refusal not.found, request.invalid {field, reason}, odds.refused
   */
  publishRules(tx: Tx, gameCode: string, wanted: WantedRules): Promise<number>;
  /** @throws Refusal draw.unknown */
  drawReport(gameCode: string, issue: string): Promise<DrawReport>;
  /** New lotteries and their settings. */
  lotteries: GameDesk;
  /** One draw on sale. */
  sale: SaleDesk;
  /**
   * Lines in error are returned as refused and skipped.
   * @param operatorId the operator who vouches for the file
   * @param taker undefined for a preview, which stores nothing
   */
  takeFile(file: ResultFile, operatorId: bigint, taker?: FileTaker): Promise<ImportedLine[]>;
  calendars(): Promise<Calendar[]>;
  /** @throws Refusal request.invalid {field, reason} */
  addCalendar(tx: Tx, calendar: string, name: string): Promise<void>;
  /** Call `forgetGames` after the commit. @throws Refusal not.found, request.invalid {field, reason} */
  closeDay(tx: Tx, calendar: string, day: string, reason: string): Promise<AffectedDraws>;
  /** Like closeDay; returns how many issues came back. */
  reopenDay(tx: Tx, calendar: string, day: string): Promise<number>;
  feeds(): Promise<{ feeds: ListedFeed[]; awaited: number }>;
}

export function createOperations(
  platform: Pick<LotteryPlatform, 'db' | 'events' | 'site'>,
  games: GameBook,
  feeds: Feeds,
): Operations {
  const { db } = platform;
  return {
    games: () => listGames(db, games),
    terms: (gameCode) => readTerms(db, gameCode),
    previewTerms: async (gameCode, formerVersion, wanted, limits) => {
      await checkOdds(db, gameCode, formerVersion, wanted, limits);
      const [rules] = await currentRules(db, gameCode);
      return rules === undefined ? [] : changesOf(await readTerms(db, gameCode), rules, wanted, limits);
    },
    rules: (gameCode) => readRulesVersions(db, gameCode),
    previewRules: async (gameCode, wanted) => rulesChanges(await checkRules(db, gameCode, wanted), wanted.firstDay),
    publishRules,
    drawReport: (gameCode, issue) => reportDraw(db, games, gameCode, issue),
    lotteries: createGameDesk(platform, feeds),
    sale: createSaleDesk(platform, games),
    takeFile: (file, operatorId, taker) => takeFile(platform, games, file, operatorId, taker),
    calendars: () => listCalendars(db),
    addCalendar,
    closeDay: (tx, calendar, day, reason) => closeDay(tx, platform.events, calendar, day, reason),
    reopenDay: (tx, calendar, day) => reopenDay(tx, platform.events, calendar, day),
    feeds: async () => {
      const { byName, awaited } = await readFeedHealth(db);
      return { feeds: feeds().map(({ name, address }) => ({ name, address, health: byName.get(name) })), awaited };
    },
  };
}
