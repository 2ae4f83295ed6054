import type { lottery as contract, ValueOf } from '@fairlot/contract';
import type { DrawResult } from '@fairlot/lottery-maths';
import { type Tx } from '../../platform/db/index.ts';
import type { DrawLimits, WantedOdds } from './actions/publish-odds.ts';
import type { Proposed } from './actions/enter-result.ts';
import type { Verdict } from './actions/report-result.ts';
import type { WithdrawnReport } from './actions/withdraw-report.ts';
import { type DrawState } from './draws/draw-row.ts';
import { type DigitsShown, type Draw, type Menu, type Plays, type Statistics } from './present.ts';
import type { Week } from './draws/week.ts';
import { type Operations } from './operations/index.ts';

export { FLAGS } from './flags.ts';
export { FAMILIES } from './games/families.ts';

/** Kinds of transfers that this room makes. */
export const TRANSFER_KINDS = ['bet', 'win', 'refund', 'rebate', 'fund'] as const;

export type History = ValueOf<typeof contract.history>;

export interface Lottery {
  /**
   * Groups of games on offer with their current issue and the last result. Here and below, names are in the given
   * language.
   */
  currentGames(language?: string): Promise<Menu>;
  /** @throws Refusal not.found */
  plays(gameCode: string, language?: string, rebate?: number): Promise<Plays>;
  /** State and proof of an issue. @throws Refusal draw.unknown */
  draw(gameCode: string, issue: string, language?: string): Promise<Draw>;
  /** Results, newest first. @throws Refusal not.found */
  history(gameCode: string, pageNo?: number, pageSize?: number, digits?: DigitsShown): Promise<History>;
  /** Games by day of the week, Sunday 1 to Saturday 7. */
  week(language?: string): Promise<Week>;
  /** Games on offer for which the member bought tickets, latest first. */
  recentGames(memberId: bigint, limit?: number, language?: string): Promise<Menu[number]['gameMenus']>;
  /** Games on offer that most members played recently, the most popular first. */
  hotGames(language?: string): Promise<Menu[number]['gameMenus']>;
  /** Statistics of endings over the latest draws, at most 500. @throws Refusal not.found */
  statistics(gameCode: string, draws?: number): Promise<Statistics>;
  /** Numbers of the first level in the latest draws, at most 1,000, newest first. @throws Refusal not.found */
  trend(gameCode: string, draws?: number): Promise<ValueOf<typeof contract.trend>>;
  /**
   * Voids a draw on sale or locked and returns all stakes; returns its previous state.
   * @param note the operators' reason; players see it
   * @throws Refusal draw.unknown or draw.not.voidable
   */
  voidDraw(tx: Tx, gameCode: string, issue: string, note: string): Promise<DrawState>;
  /**
   * Publishes the next version of a game's odds and limits and returns it. Call `forgetGames` after the commit.
   * @throws Refusal not.found, version.conflict, odds.refused {play, reason, returnPercent}
   */
  publishOdds(
    tx: Tx,
    gameCode: string,
    formerVersion: number,
    odds: readonly WantedOdds[],
    limits?: DrawLimits,
  ): Promise<number>;
  /** Operators' functions for odds, draws, files, calendars and feeds. */
  operations: Operations;
  /**
   * Records one operator's reading of an official result; for a settled draw it proposes a correction. Another
   * operator's confirmation accepts it. It replaces the same operator's earlier proposal.
   * @throws Refusal draw.unknown, result.refused {reason}
   */
  proposeResult(tx: Tx, operatorId: bigint, gameCode: string, issue: string, result: DrawResult): Promise<Proposed>;
  /** Withdraws an operator's report that did not lead to a result. @throws Refusal draw.unknown, not.found */
  withdrawReport(
    tx: Tx,
    operatorId: bigint,
    gameCode: string,
    issue: string,
    reportId: bigint,
  ): Promise<WithdrawnReport>;
  /**
   * Accepts another operator's latest proposal, or the named report.
   * @throws Refusal not.found, approval.own, draw.unknown, result.refused {reason}
   */
  confirmResult(tx: Tx, operatorId: bigint, gameCode: string, issue: string, reportId?: bigint): Promise<Verdict>;
  /**
   * Postpones an official draw without a result; its lock stays.
   * @returns the draw time until then
   * @throws Refusal draw.unknown, draw.not.postponable {state}
   */
  postponeDraw(tx: Tx, gameCode: string, issue: string, drawAt: Date): Promise<Date>;
  /** Makes this process reload games and odds immediately; the others do so within a second. */
  forgetGames(): void;
  /** Calls `forgetGames`, and plans missing draws without waiting for them. */
  lotteriesChanged(): void;
  /** Buys the repeated tickets that are due. */
  runFollowUps(): Promise<void>;
  /**
   * Creates missing issues, fetches beacon rounds and takes the steps that are due, at most `limit`; returns their
   * number. The jobs do the same.
   */
  runDueSteps(limit?: number): Promise<number>;
}
