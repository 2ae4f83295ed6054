import { formatMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { LotteryPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { placeTicketIn } from '../actions/place-ticket.ts';
import type { GameBook, LotteryGame } from '../games/games.ts';
import { atRebate } from '../tickets/rebate.ts';
import { decideFollowUp, isFollowUpOffered } from './decide.ts';
import {
  claimFollowUp,
  type DueFollowUp,
  dueFollowUps,
  endFollowUp,
  msUntilFollowUp,
  nextOnSale,
  noteTicket,
  postponeFollowUp,
} from './repository.ts';

const BATCH = 100;
const WAIT_MS = 1000;
const RETRY_FAILED_MS = 5000;
/** While the exclusion register does not answer, which is queried again after a minute. */
const RETRY_UNCHECKED_MS = 60_000;

interface SoldLine {
  play: string;
  picks: string;
  unitStakeMinor: bigint;
  odds: bigint;
}

/**
 * Buys the due tickets, each in one transaction with its record, so that a crash leaves no half. A refusal of the sale
 * ends the repetition and is stored as its reason.
 */
export function createFollowUpRun({ db, log, site }: Pick<LotteryPlatform, 'db' | 'log' | 'site'>, games: GameBook) {
  /** Returns whether there may be more immediately, or the milliseconds until there is. */
  return async (): Promise<boolean | number> => {
    // Usually none is due.
    const waitMs = await msUntilFollowUp(db);
    if (waitMs > 0) return waitMs;
    const due = await dueFollowUps(db, BATCH);
    // While the site is closed nothing is bought; it continues afterwards.
    if (await site.isInMaintenance()) return false;
    const offered = await isFollowUpOffered(site);
    for (const { id, gameCode } of due) await take(id, gameCode, offered);
    return due.length === BATCH;
  };

  async function take(id: string, gameCode: string, offered: boolean): Promise<void> {
    try {
      const cached = await games.find(gameCode);
      if (await db.transaction((tx) => step(tx, id, cached, { offered, isCached: true }))) return;
      games.drop();
      const current = await games.find(gameCode);
      await db.transaction((tx) => step(tx, id, current, { offered, isCached: false }));
    } catch (error) {
      if (!(error instanceof Refusal)) {
        log.error({ err: error, followUp: id }, 'a repeated ticket could not be bought');
        await postponeFollowUp(db, id, RETRY_FAILED_MS);
      } else if (error.code === 'draw.closed' || error.code === 'odds.changed') {
        // Another version was published, perhaps with the same odds for this ticket: checked again with fresh data.
        games.drop();
        await postponeFollowUp(db, id, WAIT_MS);
      } else if (protectionReasonOf(error) === 'unchecked') await postponeFollowUp(db, id, RETRY_UNCHECKED_MS);
      else await endFollowUp(db, id, protectionReasonOf(error) === 'limit' ? 'limit.exceeded' : error.code);
    }
  }

  /** @returns false, without a change, where the cached game would end it: an end is final, so it needs current data */
  async function step(
    tx: Tx,
    id: string,
    game: LotteryGame | undefined,
    { offered, isCached }: { offered: boolean; isCached: boolean },
  ): Promise<boolean> {
    const plan = await claimFollowUp(tx, id);
    if (plan === undefined) return true;
    const lines = await soldLines(tx, plan.firstTicket);
    const verdict = decideFollowUp({
      ...plan,
      isOffered: offered && game?.enabled === true,
      hasSameOdds: game !== undefined && hasSameOdds(game, plan.rebate, lines),
    });
    if (isCached && (verdict === 'switched-off' || verdict === 'odds.changed')) return false;
    if (verdict === 'wait') await postponeFollowUp(tx, id, Math.max(WAIT_MS, plan.drawInMs));
    else if (verdict !== 'buy' || game === undefined) await endFollowUp(tx, id, verdict);
    else await buy(tx, plan, game, lines);
    return true;
  }

  async function buy(tx: Tx, plan: DueFollowUp, game: LotteryGame, lines: readonly SoldLine[]): Promise<void> {
    const draw = await nextOnSale(tx, plan.gameCode, plan.lastDrawAt);
    if (draw === undefined) return postponeFollowUp(tx, plan.id, WAIT_MS);
    const wanted = {
      gameCode: plan.gameCode,
      numero: draw.issue,
      oddsVersion: game.oddsVersion,
      rebate: plan.rebate,
      lines: lines.map(({ play, picks, unitStakeMinor }) => ({
        play,
        picks: picks.split(','),
        unitStake: formatMinor(unitStakeMinor),
      })),
    };
    // The key is unused: everything of this purchase is written together or not at all.
    const key = `follow-up-${plan.id}-${plan.done + 1}`;
    const { ticketId } = await placeTicketIn(tx, game, plan, wanted, { key, inputHash: key });
    await noteTicket(tx, plan, ticketId, draw.id);
    await postponeFollowUp(tx, plan.id, WAIT_MS);
  }
}

/** Why protection rejected a ticket; undefined for other refusals. */
function protectionReasonOf({ code, value }: Refusal): string | undefined {
  return code === 'protection.refused' ? (value as { reason: string }).reason : undefined;
}

/** Whether the lines cost and win the same as on the first ticket, with its rebate. */
function hasSameOdds(game: LotteryGame, rebate: number, lines: readonly SoldLine[]): boolean {
  if (rebate > game.maxRebate) return false;
  const { plays } = atRebate(game, rebate);
  return lines.every(({ play, odds }) => plays.get(play)?.odds === odds);
}

function soldLines(executor: Executor, ticketId: string): Promise<SoldLine[]> {
  return executor.rows(sql<SoldLine>`
    select play, picks, unit_stake_minor as "unitStakeMinor", odds from lottery_lines
      where ticket_id = ${ticketId}::uuid order by line_no`);
}
