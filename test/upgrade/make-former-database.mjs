// Makes former-database.sql.gz: what the last build without functions/*.sql (commit 25fb6d7) leaves behind when it is
// stopped in the middle of its work. It runs the code of that build, so it needs a checkout of it with its packages:
//   git worktree add ../former 25fb6d7 && (cd ../former && npm ci)
//   node test/upgrade/make-former-database.mjs ../former
// The programs of PostgreSQL must be on PATH (pg_dump).
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const tree = resolve(process.argv[2] ?? '');
const load = (path) => import(join(tree, path));
const { createMember, createPostgresDatabase, createTestApp, startPostgres } = await load(
  'packages/testkit/src/index.ts',
);
const { sql } = await load('apps/server/src/platform/db/index.ts');
const lottery = await load('apps/server/src/rooms/lottery/lottery.testing.ts');
const desk = await load('apps/server/src/rooms/backoffice/backoffice.testing.ts');
const payments = await load('apps/server/src/rooms/payments/payments.testing.ts');

const GAME = 'VN60';
const STATION = 'HANOI';
const postgres = await startPostgres();
const databaseUrl = await createPostgresDatabase(postgres.url);
const provider = new payments.TestProvider();
await provider.start();
const config = { secretKey: '11'.repeat(32), seedGames: 5, sandbox: provider.config };
const app = await createTestApp({ databaseUrl, seed: 'demo', config });

const members = [];
for (const type of [0, 0, 4]) members.push(await createMember(app, { balance: '1000000.00', type }));
const [first, second, trial] = members;
const operator = await desk.createOperator(app);
const otherOperator = await desk.createOperator(app, 'risk');
const wish = () => ({ reason: 'Asked for before the upgrade', requestKey: randomUUID() });
const ask = async (path, body) =>
  accepted(await desk.call(app, operator.headers, 'POST', path, { ...body, ...wish() })).id;
const approve = async (id) => accepted(await desk.call(app, otherOperator.headers, 'POST', `/approvals/${id}/approve`));

await makeDelivered();
await makeUndelivered();
await makeOpen();
await makeApprovals();
await makeDeposits();
await makeHalfSettled();
dump();
await app.close();
await provider.stop();
await postgres.stop();

/** A settled draw whose events all listeners have. */
async function makeDelivered() {
  const issue = await lottery.createIssue(app);
  for (const member of members) await lottery.buy(app, member, issue, tickets(4));
  await lottery.finishIssue(app, issue);
  await app.platform.events.outbox.drain();
}

/** A settled draw of which nobody has been told. */
async function makeUndelivered() {
  const issue = await lottery.createIssue(app);
  for (const member of members) await lottery.buy(app, member, issue, tickets(60));
  await lottery.finishIssue(app, issue);
}

/** Tickets of draws on sale and of one that is locked. */
async function makeOpen() {
  for (const game of [GAME, GAME, 'VN300']) {
    const issue = await lottery.createIssue(app, { game });
    for (const member of members) await lottery.buy(app, member, issue, tickets(3), game);
  }
  const locked = await lottery.createIssue(app);
  for (const member of members) await lottery.buy(app, member, locked, tickets(5));
  await lottery.moveIssue(app, locked, -20, 3_600_000);
  await app.rooms.lottery.runDueSteps();
}

/** One of each kind; the odds are those of a game whose limits are published already. */
async function makeApprovals() {
  await ask('/adjustments', { memberId: String(first.memberId), amount: '1234.50' });
  const doomed = await officialIssue();
  await lottery.buy(app, second, doomed, tickets(2), STATION);
  await ask(`/draws/${STATION}/${doomed}/void`, {});
  const late = await officialIssue();
  const { drawAt } = await app.rooms.lottery.draw(STATION, late);
  await ask(`/lottery/draws/${STATION}/${late}/postpone`, { drawAt: drawAt + 3_600_000 });
  await approve(await ask('/lottery/games/VN300/odds', await termsOf('VN300', '98.5')));
  await ask('/lottery/games/VN300/odds', await termsOf('VN300', '98.25'));
  await ask('/lottery/games/CANTHO/rules', {
    formerVersion: 1,
    firstDay: '2099-01-05',
    widths: [{ level: 'DB', width: 5 }],
  });
}

/** One that is credited, and one that the provider has not told of yet. */
async function makeDeposits() {
  const orders = payments.openDesk(app, provider, () => first);
  const { orderId } = await orders.opened('75000.00');
  await orders.send(payments.makeWebhook(provider.set(orderId, { status: 'SUCCEEDED' })));
  await orders.opened('60000.00');
}

/** Twelve tickets of two assets, of which three are settled: the process was killed between two chunks. */
async function makeHalfSettled() {
  const issue = await lottery.createIssue(app);
  for (let n = 0; n < 4; n++) for (const member of members) await lottery.buy(app, member, issue, tickets(40));
  await lottery.moveIssue(app, issue, -20, -10);
  while ((await lottery.readIssue(app, issue)).state !== 'settling') await app.rooms.lottery.runDueSteps(1);
  const { id } = await lottery.readIssue(app, issue);
  for (let n = 0; n < 3; n++) await app.platform.db.one(sql`select * from lottery_settle_chunk(${id}::bigint, 1)`);
}

async function officialIssue() {
  return lottery.createOfficialIssue(app, STATION);
}

/** All terms of a game with limits, and other odds for the last two digits. */
async function termsOf(game, odds) {
  const { oddsVersion, plays } = accepted(await desk.call(app, operator.headers, 'GET', `/lottery/games/${game}/odds`));
  const offered = plays.filter((play) => play.odds !== null);
  return {
    formerVersion: oddsVersion,
    memberDraw: '90000000.00',
    plays: offered.map(({ play, odds: former, minUnitStake, maxUnitStake }) => ({
      play,
      odds: play === 'de' ? odds : former,
      minUnitStake,
      maxUnitStake,
      memberNumber: '5000000.00',
      memberPlay: '50000000.00',
      liability: '900000000.00',
    })),
  };
}

function tickets(count) {
  return Array.from({ length: count }, (_, n) => lottery.de(String((n * 7) % 100).padStart(2, '0')));
}

function accepted(answer) {
  if (!answer.success) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.value;
}

/** Rows as statements, so that the file can be read and does not depend on the release of PostgreSQL. */
function dump() {
  const args = ['--inserts', '--rows-per-insert=100', '--no-owner', '--no-privileges', '--dbname', databaseUrl];
  const { status, stdout, stderr } = spawnSync('pg_dump', args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(stderr);
  const text = stdout.replace(/^(SET |\\|--).*\n|^SELECT pg_catalog\.set_config.*\n/gm, '');
  writeFileSync(
    join(import.meta.dirname, 'former-database.sql.gz'),
    gzipSync(`-- Made ${new Date().toISOString()}\n${text}`, { level: 9 }),
  );
  console.log(`members ${members.map(({ userName }) => userName).join(', ')}; trial ${trial.userName}`);
}
