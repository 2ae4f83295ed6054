import { sql } from '@fairlot/server/platform/db/index';
import { runLoad } from '../kit/child.ts';
import { MEMBERS, type Prepared, SALE } from '../kit/data.ts';
import { withDatabase } from '../kit/cluster.ts';
import { type Cost, printCost, withCost } from '../kit/cost.ts';
import type { Databases } from '../kit/databases.ts';
import { waitForState } from '../kit/draws.ts';
import { runPgbench } from '../kit/pgbench.ts';
import { type Benchmark, count, type Line, printNote, ratioLine } from '../kit/report.ts';
import { startServer } from '../kit/server.ts';
import { ticketBody } from '../kit/ticket-request.ts';
import { randomTicketScript, SALE_LINES } from '../kit/ticket-sql.ts';
import type { TicketsResult, TicketsTask } from '../load/tickets.ts';

const CONNECTIONS = 16;
const SECONDS = 8;
const WARM_SECONDS = 2;
const LEAST_OF_PGBENCH = 0.5;

/** Tickets over HTTP compared with the same SQL function called by pgbench. */
export function tickets(databases: Databases): Benchmark {
  return { name: 'tickets', run: async () => [await measure(databases)] };
}

async function measure(databases: Databases): Promise<Line> {
  const prepared = await databases.prepared();
  const before = await direct(databases, prepared);
  const databaseUrl = await databases.copy();
  const server = await startServer({ databaseUrl });
  try {
    const { sold, waiting } = await withDatabase(databaseUrl, async (db) => {
      await waitForState(db, SALE, 'open', 5000);
      const bought = await buy(server, databaseUrl, prepared);
      return { sold: bought, waiting: await db.value(sql<bigint>`select count(*) from platform_outbox`) };
    });
    const after = await direct(databases, prepared);
    const reference = (before + after) / 2;
    printNote(
      `${CONNECTIONS} connections, ${MEMBERS} members, ${SALE_LINES.length} lines a ticket; pgbench ` +
        `${count(before)}/s before and ${count(after)}/s after; ` +
        `HTTP ${count(sold.taken)} tickets, p50 ${sold.p50.toFixed(1)} ms, p99 ${sold.p99.toFixed(1)} ms, ` +
        `${sold.serverMs.toFixed(2)} ms of server time a ticket with its events, ${waiting} events waiting at the end`,
    );
    printCost('ticket', sold);
    return ratioLine(
      'tickets',
      `${count(sold.perSecond)}/s over HTTP against ${count(reference)}/s`,
      sold.perSecond / reference,
      { least: LEAST_OF_PGBENCH },
    );
  } finally {
    await server.stop();
  }
}

type Bought = TicketsResult & Cost;

/** The same function called by pgbench on a copy of the same data. */
async function direct(databases: Databases, prepared: Prepared): Promise<number> {
  const databaseUrl = await databases.copy();
  await withDatabase(databaseUrl, (db) =>
    db.run(sql`update lottery_draws set state = 'open' where game_code = ${SALE.gameCode} and numero = ${SALE.numero}`),
  );
  const script = randomTicketScript(prepared);
  await runPgbench(databaseUrl, script, { clients: CONNECTIONS, seconds: WARM_SECONDS });
  const { perSecond, failures } = await runPgbench(databaseUrl, script, { clients: CONNECTIONS, seconds: SECONDS });
  if (failures > 0) throw new Error(`${failures} calls of pgbench failed`);
  return perSecond;
}

async function buy(
  { origin, pid }: { origin: string; pid: number },
  databaseUrl: string,
  { sessions }: Prepared,
): Promise<Bought> {
  const body = ticketBody(SALE);
  const path = '/lgw/lottery/tickets';
  const task = (seconds: number): TicketsTask => ({ origin, sessions, path, body, connections: CONNECTIONS, seconds });
  await runLoad<TicketsResult>('tickets.ts', task(WARM_SECONDS), { timeoutMs: 30_000 });
  const result = await withCost({ databaseUrl, pid }, () =>
    runLoad<TicketsResult>('tickets.ts', task(SECONDS), { timeoutMs: 30_000 }),
  );
  if (result.failures > 0) throw new Error(`${result.failures} tickets were not sold, the first: ${result.refusal}`);
  return result;
}
