import type { lottery as contract, ValueOf } from '@fairlot/contract';
import type { DrawResult } from '@fairlot/lottery-maths';
import { type Tx } from '../../platform/db/index.ts';
import { type ImportedHistory, type PastDraw } from './actions/import-history.ts';
import { type ImportedLine } from './actions/import-results.ts';
import type { DrawLimits, WantedOdds } from './actions/publish-odds.ts';
import type { Proposed } from './actions/enter-result.ts';
import type { Verdict } from './actions/report-result.ts';
import type { WithdrawnReport } from './actions/withdraw-report.ts';
import { type DrawState } from './draws/draw-row.ts';
import { type DigitsShown, type Draw, type Menu, type Plays, type Statistics, type Week } from './present.ts';
import { type Operations } from './operations/index.ts';
import { type ResultReport, type ResultVersion } from './results/result-versions.ts';

export { FLAGS } from './flags.ts';

/** Kinds of the transfers that the room makes. */
export const TRANSFER_KINDS = ['bet', 'win', 'refund', 'fund'] as const;

export type { ImportedHistory, PastDraw } from './actions/import-history.ts';
export type { ImportedLine } from './actions/import-results.ts';
export type { DrawLimits, WantedOdds } from './actions/publish-odds.ts';
export type { DrawState } from './draws/draw-row.ts';
export type {
  AffectedDraws,
  Calendar,
  DrawReport,
  ListedFeed,
  ListedGame,
  NumberFigures,
  NumberLiability,
  NumberStop,
  Operations,
  OddsTerms,
  PlayOnSale,
  PlayTerms,
  RulesVersions,
  SaleFigures,
  TermsChange,
  UsualFigures,
  WantedRules,
} from './operations/index.ts';
export type { Verdict } from './actions/report-result.ts';
export type { Draw, Menu, Plays } from './present.ts';

export type History = ValueOf<typeof contract.history>;

export interface Lottery {
  /** Groups of games on offer with their issue of the moment and the last result; here and below in a language. */
  currentGames(language?: string): Promise<Menu>;
  /** @throws Refusal not.found */
  plays(gameCode: string, language?: string): Promise<Plays>;
  /** State and proof of an issue. @throws Refusal draw.unknown */
  draw(gameCode: string, issue: string, language?: string): Promise<Draw>;
  /** Results, newest first. @throws Refusal not.found */
  history(gameCode: string, pageNo?: number, pageSize?: number, digits?: DigitsShown): Promise<History>;
  /** Games by day of the week, Sunday 1 to Saturday 7. */
  week(language?: string): Promise<Week>;
  /** Games on offer that the member bought tickets of, the last one first. */
  recentGames(memberId: bigint, limit?: number, language?: string): Promise<Menu[number]['gameMenus']>;
  /** Games on offer that most members played lately, the most popular first. */
  hotGames(language?: string): Promise<Menu[number]['gameMenus']>;
  /** Endings over the latest draws, at most 500. @throws Refusal not.found */
  statistics(gameCode: string, draws?: number): Promise<Statistics>;
  /**
   * Voids a draw on sale or locked, so that all stakes go back; answers the state that it had.
   * @param note why, in the operators' words; players read it
   * @throws Refusal draw.unknown or draw.not.voidable
   */
  voidDraw(tx: Tx, gameCode: string, issue: string, note: string): Promise<DrawState>;
  /**
   * Publishes the next version of a game's odds and limits and answers it. Call `forgetGames` after the commit.
   * @throws Refusal not.found, odds.changed {oddsVersion}, odds.refused {play, reason, returnPercent}
   */
  publishOdds(
    tx: Tx,
    gameCode: string,
    formerVersion: number,
    odds: readonly WantedOdds[],
    limits?: DrawLimits,
  ): Promise<number>;
  /** Odds, draws, files, calendars and feeds as operators see them. */
  operations: Operations;
  /**
   * One operator's reading of an official result; of a settled draw it proposes a correction. Another's
   * confirmation accepts it. It replaces what the same operator proposed before.
   * @throws Refusal draw.unknown, result.refused {reason}
   */
  proposeResult(tx: Tx, operatorId: bigint, gameCode: string, issue: string, result: DrawResult): Promise<Proposed>;
  /** Takes back an operator's report that no result was accepted with. @throws Refusal draw.unknown, not.found */
  withdrawReport(
    tx: Tx,
    operatorId: bigint,
    gameCode: string,
    issue: string,
    reportId: bigint,
  ): Promise<WithdrawnReport>;
  /**
   * Accepts what another operator proposed last, or the report that is named.
   * @throws Refusal not.found, approval.own, draw.unknown, result.refused {reason}
   */
  confirmResult(tx: Tx, operatorId: bigint, gameCode: string, issue: string, reportId?: bigint): Promise<Verdict>;
  /**
   * Reports the results of a file; it counts as one source.
   * @throws RangeError that names the line, before anything is reported
   */
  importResults(fileName: string, text: string): Promise<ImportedLine[]>;
  /** Adds draws of the past, without tickets, to an official game. @throws Refusal not.found */
  importHistory(tx: Tx, gameCode: string, source: string, draws: readonly PastDraw[]): Promise<ImportedHistory>;
  /** Versions of an official result and what was reported, oldest first. */
  results(gameCode: string, issue: string): Promise<{ versions: ResultVersion[]; reports: ResultReport[] }>;
  /**
   * Gives an official draw without a result a later time; its lock stays.
   * @throws Refusal draw.unknown, draw.not.postponable {state}
   */
  postponeDraw(tx: Tx, gameCode: string, issue: string, drawAt: Date): Promise<void>;
  /** Makes this process read games and odds again at once; the others do so within a second. */
  forgetGames(): void;
  /** The same, and plans the draws that are missing, without waiting for them. */
  lotteriesChanged(): void;
  /** Buys the repeated tickets that are due. */
  runFollowUps(): Promise<void>;
  /**
   * Makes missing issues, fetches rounds of the beacon and takes the steps that are due, at most `limit`; answers their
   * number. The jobs do the same.
   */
  runDueSteps(limit?: number): Promise<number>;
}
