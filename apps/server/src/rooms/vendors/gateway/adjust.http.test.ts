import { balancesOf, createMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openVendors, readBets, sitDown, type Table } from '../vendors.testing.ts';
import { createCore } from './core.ts';
import type { Action, Policy } from './port.ts';

const app = await openVendors();

const POLICY: Policy = {
  winNeedsBet: true,
  winSettles: true,
  unknownRollback: 'TX_NOT_FOUND',
  secondRollback: 'ALREADY_ROLLED_BACK',
  undoesWins: true,
  undoesSettled: true,
};
const core = createCore(
  { db: app.platform.db, site: app.rooms.site, ages: app.answers.verification.ages },
  app.rooms.catalogue,
);

/** Sends an adjustment to the core, as a protocol with adjustments would. */
async function adjust({ side }: Table, input: Pick<Action, 'transactionId' | 'reference' | 'amountMinor'>) {
  const action: Action = { kind: 'adjust', roundId: null, gameId: side.game, isClosing: false, ...input };
  const reading = { user: side.user, session: null, currency: 'VND', actions: [action], gameId: null };
  const { outcome, balanceMinor } = await core({ vendor: 'NWND', policy: POLICY, roundUrl: () => null }, reading);
  return [outcome, balanceMinor];
}
const correct = (table: Table, transactionId: string, reference: string, amountMinor: bigint) =>
  adjust(table, { transactionId, reference, amountMinor });

it('raises and lowers the win of a settled bet, once per id; record and turnover follow', async () => {
  const table = await sitDown(app, 'hub88', { balance: '1000.00' });
  const { vendorClient } = table;
  await vendorClient.bet({ id: 'adj-bet', round: 'adj', amount: '100.00' });
  expect(await correct(table, 'adj-0', 'adj-bet', 500n)).toEqual(['BAD_REQUEST', null]);
  await vendorClient.win({ id: 'adj-win', reference: 'adj-bet', round: 'adj', amount: '250.00' });
  const [first, second] = await Promise.all([
    correct(table, 'adj-1', 'adj-bet', 5_000n),
    correct(table, 'adj-1', 'adj-bet', 5_000n),
  ]);
  expect([first, second]).toEqual([
    ['OK', 120_000n],
    ['OK', 120_000n],
  ]);
  expect(await correct(table, 'adj-1', 'adj-bet', 5_001n)).toEqual(['DUPLICATE_CONFLICT', null]);
  expect(await readBets(app, table.member.headers)).toMatchObject([{ stake: '100.00', win: '300.00', status: 'won' }]);
  // The name of the win refers to the same bet.
  expect(await correct(table, 'adj-2', 'adj-win', -30_000n)).toEqual(['OK', 90_000n]);
  expect(await readBets(app, table.member.headers)).toMatchObject([{ win: '0.00', status: 'lost' }]);
  expect(await correct(table, 'adj-3', 'adj-bet', -1n)).toEqual(['BAD_REQUEST', null]);
  expect(await correct(table, 'adj-4', 'adj-bet', 0n)).toEqual(['BAD_REQUEST', null]);
  // The first answer is repeated, whatever happened since.
  expect(await correct(table, 'adj-1', 'adj-bet', 5_000n)).toEqual(['OK', 120_000n]);
  // Nothing of the win is left to roll back.
  expect(await vendorClient.rollback({ id: 'adj-undo', reference: 'adj-win' })).toMatchObject({ balance: '900.00' });
  expect(await readBets(app, table.member.headers)).toMatchObject([{ win: '0.00', status: 'lost' }]);
});

it('money already spent becomes a debt; a rolled back or unknown bet is not corrected', async () => {
  const table = await sitDown(app, 'hub88', { balance: '100.00' });
  const { vendorClient } = table;
  await vendorClient.bet({ id: 'debt-bet', round: 'debt', amount: '100.00' });
  await vendorClient.win({ id: 'debt-win', reference: 'debt-bet', round: 'debt', amount: '80.00' });
  await vendorClient.bet({ id: 'debt-next', round: 'debt-2', amount: '60.00' });
  expect(await correct(table, 'debt-adj', 'debt-bet', -5_000n)).toEqual(['OK', 0n]);
  expect(
    await vendorClient.win({ id: 'debt-paid', reference: 'debt-next', round: 'debt-2', amount: '40.00' }),
  ).toMatchObject({
    balance: '10.00',
  });
  await vendorClient.rollback({ id: 'debt-undo', reference: 'debt-next' });
  expect((await correct(table, 'debt-late', 'debt-next', 100n))[0]).toBe('ALREADY_ROLLED_BACK');
  const other = await sitDown(app, 'hub88', { balance: '0.00' });
  expect(await correct(other, 'debt-theirs', 'debt-bet', 100n)).toEqual(['TX_NOT_FOUND', null]);
  const parked = await app.platform.db.rows(sql<{ kind: string }>`
    select kind from vendors_parked where transaction_id = 'debt-theirs' and resolved_at is null`);
  expect(parked).toEqual([{ kind: 'adjust' }]);
});

it('bonus money has its share of the correction, as of the stake', async () => {
  const member = await createMember(app, { balance: '1000.00', bonus: { amount: '5000.00' } });
  const table = await sitDown(app, 'hub88', { member });
  await table.vendorClient.bet({ id: 'mixed-bet', round: 'mixed', amount: '3000.00' });
  await table.vendorClient.win({ id: 'mixed-win', reference: 'mixed-bet', round: 'mixed', amount: '300.00' });
  expect(await balancesOf(app, member)).toEqual([10_000n, 320_000n, 0n]);
  expect((await correct(table, 'mixed-up', 'mixed-bet', 3_000n))[0]).toBe('OK');
  expect(await balancesOf(app, member)).toEqual([11_000n, 322_000n, 0n]);
  expect((await correct(table, 'mixed-down', 'mixed-bet', -9_000n))[0]).toBe('OK');
  expect(await balancesOf(app, member)).toEqual([8_000n, 316_000n, 0n]);
});

it("every movement of a bet refers to it, so that the member's account record names its game", async () => {
  const table = await sitDown(app, 'hub88', { balance: '1000.00' });
  const { vendorClient, member } = table;
  await vendorClient.bet({ id: 'named-bet', round: 'named', amount: '100.00' });
  await vendorClient.win({ id: 'named-win', reference: 'named-bet', round: 'named', amount: '250.00' });
  await correct(table, 'named-adj', 'named-bet', -5_000n);
  await vendorClient.rollback({ id: 'named-undo', reference: 'named-win' });
  const [bet] = await readBets(app, member.headers);
  const rows = await app.platform.db.rows(sql`
    select t.kind, t.reference
      from wallet_transfers t join wallet_accounts a on a.id in (t.debit_account, t.credit_account)
     where a.member_id = ${member.memberId}::bigint and t.key like 'vendor:%' order by t.id`);
  expect(rows).toEqual(['bet', 'win', 'adjust', 'adjust'].map((kind) => ({ kind, reference: bet?.['betId'] })));
});
