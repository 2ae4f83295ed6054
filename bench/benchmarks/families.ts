import {
  K3_PLAYS,
  KENO_PLAYS,
  PC28_PLAYS,
  type Play,
  PK10_PLAYS,
  SSC_PLAYS,
  VN_NORTH_PLAYS,
} from '@fairlot/lottery-maths';
import { type Database, sql } from '@fairlot/server/platform/db/index';
import { runLoad } from '../kit/child.ts';
import { withDatabase } from '../kit/cluster.ts';
import { DRAWS, FAMILY_DRAWS, type Issue, type Prepared, SALE, SYSTEM_SALE } from '../kit/data.ts';
import type { Databases } from '../kit/databases.ts';
import { waitForDelivery, waitForState } from '../kit/draws.ts';
import { type Benchmark, count, type Line, printNote, ratioLine } from '../kit/report.ts';
import { startServer } from '../kit/server.ts';
import type { SqlLine } from '../kit/ticket-sql.ts';
import type { TicketsResult, TicketsTask } from '../load/tickets.ts';
import { fill, LINES_A_TICKET, settle } from './settlement.ts';

/** Plays of `FAMILY_DRAWS`, in their order. */
const FAMILIES: readonly (readonly Play[])[] = [K3_PLAYS, PC28_PLAYS, SSC_PLAYS, PK10_PLAYS, KENO_PLAYS];
/** The first settlement of a process takes longer than later ones. */
const WARM_UP = DRAWS[FAMILY_DRAWS.length] ?? SALE;
const TICKETS = 2000;
const MOST_PER_LINE = 1;
const CONNECTIONS = 16;
const SECONDS = 6;
const WARM_SECONDS = 2;
const LEAST_OF_FEW = 0.5;

/** Settlement of five families against as many Vietnamese draws, and tickets of one line with many combinations. */
export function families(databases: Databases): Benchmark {
  return { name: 'families', run: async () => [await settlements(databases), await systems(databases)] };
}

async function settlements(databases: Databases): Promise<Line> {
  const prepared = await databases.prepared();
  const databaseUrl = await databases.copy();
  const vietnamese = DRAWS.slice(0, FAMILY_DRAWS.length);
  return withDatabase(databaseUrl, async (db) => {
    for (const issue of [WARM_UP, ...vietnamese]) await fill(db, issue, TICKETS, prepared);
    for (const [index, issue] of FAMILY_DRAWS.entries()) {
      const plays = FAMILIES[index] ?? VN_NORTH_PLAYS;
      await fill(db, issue, TICKETS, prepared, { lines: linesOf(plays), plays });
    }
    await db.run(sql`analyze`);
    const server = await startServer({ databaseUrl });
    try {
      const ms = async (issue: Issue) => {
        // The events of the settlement before are delivered first, or each would pay for its predecessor.
        await waitForDelivery(db);
        const { drawnAt, settledAt } = await settle(db, issue);
        return settledAt - drawnAt;
      };
      const taken: { vietnamese: number[]; families: number[] } = { vietnamese: [], families: [] };
      await ms(WARM_UP);
      // In turn, so that both have the machine at the same times.
      for (const [index, issue] of FAMILY_DRAWS.entries()) {
        taken.families.push(await ms(issue));
        const other = vietnamese[index];
        if (other !== undefined) taken.vietnamese.push(await ms(other));
      }
      const names = FAMILY_DRAWS.map(({ gameCode }, index) => `${gameCode} ${taken.families[index]} ms`).join(', ');
      printNote(
        `${count(TICKETS)} tickets of ${LINES_A_TICKET} lines in each draw; from drawn to settled ${names}; ` +
          `Vietnamese draws ${taken.vietnamese.join(', ')} ms`,
      );
      const [mixed, usual] = [sumOf(taken.families), sumOf(taken.vietnamese)];
      return ratioLine('settlement of five families', `${mixed} ms against ${usual} ms`, mixed / usual, {
        most: MOST_PER_LINE,
      });
    } finally {
      await server.stop();
    }
  });
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Ten lines of plays of one number, with new picks for every ticket. */
function linesOf(plays: readonly Play[]): SqlLine[] {
  const simple = plays.filter(
    ({ picks }) => picks.count === 1 && picks.places === undefined && picks.bonus === undefined,
  );
  const step = Math.max(1, Math.floor(simple.length / LINES_A_TICKET));
  return Array.from({ length: LINES_A_TICKET }, (_, n) => simple[(n * step) % simple.length]).flatMap((play) => {
    if (play === undefined) return [];
    const { width, range = { from: 0, to: 10 ** play.picks.width - 1 } } = play.picks;
    const number = `${range.from} + floor(random() * ${range.to - range.from + 1})`;
    return [{ play: play.code, picks: `lpad((${number})::int::text, ${width}, '0')` }];
  });
}

/** A system of fifteen numbers has 5,005 combinations. */
const SYSTEM = [{ play: 'sys15', picks: numbers(15), unitStake: '10000.00' }];
const FEW = Array.from({ length: 5 }, (_, n) => ({ play: 'jackpot', picks: numbers(6, n), unitStake: '10000.00' }));

function numbers(length: number, from = 0): string[] {
  return Array.from({ length }, (_, n) => String(from + 2 * n + 1).padStart(2, '0'));
}

async function systems(databases: Databases): Promise<Line> {
  const prepared = await databases.prepared();
  const databaseUrl = await databases.copy();
  await withDatabase(databaseUrl, removeLimits);
  const server = await startServer({ databaseUrl });
  try {
    await withDatabase(databaseUrl, (db) => waitForState(db, SYSTEM_SALE, 'open', 5000));
    // Each before and after the other, because the database grows.
    const few = [await buy(server.origin, prepared, FEW)];
    const system = [await buy(server.origin, prepared, SYSTEM), await buy(server.origin, prepared, SYSTEM)];
    few.push(await buy(server.origin, prepared, FEW));
    const [one, five] = [sumOf(system) / 2, sumOf(few) / 2];
    return ratioLine(
      'tickets of 5,005 combinations',
      `${count(one)}/s against ${count(five)}/s of five lines`,
      one / five,
      { least: LEAST_OF_FEW },
    );
  } finally {
    await server.stop();
  }
}

/** All tickets have the same numbers, so that their liability would soon reach its limit. */
async function removeLimits(db: Database): Promise<void> {
  await db.script(`
    alter table lottery_odds disable trigger user;
    update lottery_odds
       set plays = (select jsonb_agg(p - 'liabilityMinor' - 'memberNumberMinor' - 'memberPlayMinor')
                      from jsonb_array_elements(plays) p)
     where game_code = '${SYSTEM_SALE.gameCode}';
    update lottery_games set exposure_minor = 9000000000000000000, member_draw_minor = null
     where code = '${SYSTEM_SALE.gameCode}'`);
}

/** @returns tickets a second */
async function buy(origin: string, { sessions }: Prepared, lines: readonly object[]): Promise<number> {
  const { gameCode, numero: drawNumber } = SYSTEM_SALE;
  const body = JSON.stringify({ gameCode, numero: drawNumber, oddsVersion: 1, lines });
  const path = '/lgw/lottery/tickets';
  const task = (seconds: number): TicketsTask => ({ origin, sessions, path, body, connections: CONNECTIONS, seconds });
  await runLoad<TicketsResult>('tickets.ts', task(WARM_SECONDS), { timeoutMs: 30_000 });
  const { perSecond, failures, refusal } = await runLoad<TicketsResult>('tickets.ts', task(SECONDS), {
    timeoutMs: 30_000,
  });
  if (failures > 0) throw new Error(`${failures} tickets were not sold, the first: ${refusal}`);
  return perSecond;
}
