import { createTestDatabase } from '@fairlot/testkit/database';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../db/index.ts';
import { createLogger } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { createBooks } from './index.ts';

const db = await createTestDatabase();
afterAll(() => db.close());
beforeEach(() => db.run(sql`delete from platform_proofs`));

const asked = { whole: 0, recent: 0 };
let wrong: string[] = [];
beforeEach(() => {
  asked.whole = 0;
  asked.recent = 0;
  wrong = [];
});
function openProcess() {
  const metrics = createMetrics();
  const ledger = {
    name: 'ledger',
    run: async () => ((asked.whole += 1), wrong),
    recent: async () => ((asked.recent += 1), []),
  };
  const { job, prove } = createBooks(db, createLogger('silent'), metrics, [ledger]);
  const findings = async () =>
    (await metrics.registry.getSingleMetric('fairlot_ledger_findings')!.get()).values[0]?.value;
  return { look: job.run, prove, findings };
}
const age = (minutes: number, tookMs = 0) =>
  db.run(sql`
    update platform_proofs set begun_at = clock_timestamp() - ${minutes}::int * interval '1 minute',
           took_ms = ${tookMs}::float8`);

it('proves all books once across processes, and the new rows in each process', async () => {
  await openProcess().look();
  expect(asked).toEqual({ whole: 1, recent: 0 });
  await openProcess().look();
  expect(asked).toEqual({ whole: 1, recent: 1 });
  await age(10);
  await openProcess().look();
  expect(asked).toEqual({ whole: 2, recent: 1 });
});

it('spends at most a fiftieth of the time on proofs of large books', async () => {
  const process = openProcess();
  await process.look();
  await age(99, 120_000);
  await process.look();
  expect(asked).toEqual({ whole: 1, recent: 1 });
  await age(100, 120_000);
  await process.look();
  expect(asked).toEqual({ whole: 2, recent: 1 });
});

it('reports the findings of the last full proof in every process until a proof finds nothing', async () => {
  wrong = ['account a stores 5.01', 'account b stores 5.02'];
  const process = openProcess();
  await process.look();
  expect(await process.findings()).toBe(2);
  const other = openProcess();
  await other.look();
  expect(asked).toEqual({ whole: 1, recent: 1 });
  expect(await other.findings()).toBe(2);
  wrong = [];
  await age(10);
  await process.look();
  await other.look();
  expect([await process.findings(), await other.findings()]).toEqual([0, 0]);
});

it('runs on request at any time', async () => {
  const { look, prove } = openProcess();
  await look();
  wrong = ['account a stores 5.01'];
  expect(await prove()).toEqual(wrong);
});
