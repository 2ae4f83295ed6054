import { randomUUID } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import { createCanvas } from '@napi-rs/canvas';
import { createMember, errorOf, openTestApp, type TestMember } from '@fairlot/testkit';
import { createVerified, openCashier } from '@fairlot/testkit/clients/cashier';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { memberAccount } from '../../wallet/index.ts';
import { callSealed, IDENTITY_ON } from '../client.testing.ts';
import { startSandbox } from '../sandbox.testing.ts';

let member: TestMember;
const sandbox = await startSandbox();
afterAll(() => sandbox.stop());
const app = await openTestApp({ seed: 'demo', config: { ...sandbox.config, sandbox: sandbox.payments } });
await app.rooms.lottery.runDueSteps();
beforeEach(async () => {
  await app.rooms.site.change('flags', IDENTITY_ON);
  member = await createMember(app, { balance: '1000000.00' });
});

const PASSWORD = 'Test2026';
const closeCode = async () =>
  errorOf(callSealed(app, member.headers, '/wps/account/close', { password: PASSWORD, confirm: true }));
const post = async (url: string, payload: object, who = member) =>
  (
    await app.server.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...who.headers, 'idempotency-key': randomUUID() },
    })
  ).json();

/** Buys one ticket for the draw on sale. Skips a game whose sale is paused. */
async function buyTicket(who = member): Promise<{ ticketId: string; gameCode: string; numero: string }> {
  const { value } = (await app.server.inject({ method: 'GET', url: '/lgw/lottery/numero' })).json();
  for (const { gameCode, numero: issue, isSale } of value as {
    gameCode: string;
    numero: string | null;
    isSale: boolean;
  }[]) {
    if (!isSale || issue === null) continue;
    const sold = await post(
      '/lgw/lottery/tickets',
      { gameCode, numero: issue, oddsVersion: 1, lines: [{ play: 'de', picks: ['27'], unitStake: '1000.00' }] },
      who,
    );
    if (sold.success) return { ticketId: sold.value.ticketId, gameCode, numero: issue };
  }
  throw new Error('no game is on sale');
}

/** Removes the remaining balance, so that only the tested case prevents closing. */
async function takeBalance(): Promise<void> {
  const { wallet } = app.rooms;
  const amountMinor = await wallet.balance(member.memberId, 'VND');
  await app.platform.db.transaction((tx) =>
    wallet.transfer(tx, {
      key: `test:${randomUUID()}`,
      debit: memberAccount(member.memberId, 'VND'),
      credit: 'capital:VND',
      asset: 'VND',
      amountMinor,
      kind: 'adjust',
      reference: 'test',
    }),
  );
}

describe('closing an account', () => {
  it('is refused without changes while a ticket waits for its draw, and allowed after the draw', async () => {
    const { gameCode, numero: issue } = await buyTicket();
    await takeBalance();
    expect(await closeCode()).toBe('account.tickets.open');
    expect(await app.rooms.protection.gate(app.platform.db, member.memberId, 'play', 'VND')).toBeNull();
    await app.platform.db.transaction((tx) => app.rooms.lottery.voidDraw(tx, gameCode, issue, 'A reason of the tests'));
    await app.rooms.lottery.runDueSteps();
    expect(await closeCode()).toBe('account.balance.left');
    await takeBalance();
    expect(await closeCode()).toBeNull();
  });

  it('is refused while a deposit may still arrive, up to a day after it was begun', async () => {
    const { value } = await post('/wps/deposit', { method: 'sandbox', amount: '50000' });
    await takeBalance();
    const age = (interval: string) =>
      app.platform.db.run(sql`
      update payments_orders set status = 'expired',
        created_at = clock_timestamp() - ${interval}::interval where id = ${value.orderId}::uuid`);
    expect(await closeCode()).toBe('account.deposit.pending');
    await age('23 hours');
    expect(await closeCode()).toBe('account.deposit.pending');
    await age('25 hours');
    expect(await closeCode()).toBeNull();
  });
});

/** Applies for the demonstration's promotion with one picture. */
async function applyFor(who: TestMember, comment: string): Promise<void> {
  const promotion = (await app.rooms.content.manage.announcements.list()).find(
    ({ takesApplications }) => takesApplications,
  );
  const picture = createCanvas(40, 30).toBuffer('image/png');
  const form = new FormData();
  form.set('announcementId', promotion?.id ?? '');
  form.set('comment', comment);
  form.append('images', new File([new Uint8Array(picture)], 'receipt.png', { type: 'image/png' }));
  const encoded = new Response(form);
  const answer = await app.server.inject({
    method: 'POST',
    url: '/wps/activity/application',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { ...who.headers, moduleid: 'REWCEN3', 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  expect(answer.json().success).toBe(true);
}

describe('applications for promotions', () => {
  it("are part of this member's export, with their pictures", async () => {
    await applyFor(member, 'My first receipt');
    await applyFor(await createMember(app), 'Of another');
    const document = (await callSealed(app, member.headers, '/wps/account/export', { password: PASSWORD })).json()
      .value;
    expect(document).toMatchObject({
      applications: [
        {
          comment: 'My first receipt',
          state: 'open',
          pictureCount: 1,
          pictures: [expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//)],
          promotion: expect.stringMatching(/^[A-Z]/),
        },
      ],
      applicationsComplete: true,
    });
    expect(JSON.stringify(document)).not.toContain('Of another');
  });

  const applicationsWith = (condition: RawBuilder<unknown>) =>
    app.platform.db.rows(sql<{ id: bigint; state: string; comment: string; pictures: number }>`
      select a.id, a.state, a.comment,
             (select count(*)::int from content_application_pictures p where p.application_id = a.id) as pictures
        from content_applications a where ${condition}`);

  it('are erased with the account: open ones completely, the texts and pictures of decided ones', async () => {
    await applyFor(member, 'To be refused');
    const { applications } = app.rooms.content;
    const [decided] = await applicationsWith(sql`a.comment = 'To be refused'`);
    await applications.decide(decided?.id ?? 0n, 'refused', async () => undefined);
    await applyFor(member, 'Still open');
    await takeBalance();
    expect(await closeCode()).toBeNull();
    const rest = await applicationsWith(sql`a.member_id = ${member.memberId}::bigint`);
    expect(rest).toMatchObject([{ state: 'refused', comment: '', pictures: 0 }]);
    await expect(applications.picture(decided?.id ?? 0n, 0)).rejects.toMatchObject({ code: 'not.found' });
  });

  it('stay when the account cannot be closed', async () => {
    await applyFor(member, 'Kept');
    expect(await closeCode()).toBe('account.balance.left');
    expect(await applicationsWith(sql`a.comment = 'Kept' and a.member_id = ${member.memberId}::bigint`)).toMatchObject([
      { state: 'open', pictures: 1 },
    ]);
  });
});

describe('the export of personal data', () => {
  it('contains bets, movements and deposits of this member only', async () => {
    const { ticketId, numero: issue } = await buyTicket();
    const other = await createMember(app, { balance: '1000000.00' });
    await buyTicket(other);
    const { value: order } = await post('/wps/deposit', { method: 'sandbox', amount: '50000' });
    await app.platform.events.outbox.drain();
    const document = (await callSealed(app, member.headers, '/wps/account/export', { password: PASSWORD })).json()
      .value;
    expect(document.bets).toMatchObject([{ ticketId, numero: issue, status: 'open' }]);
    expect(document.movements).toMatchObject([{ type: 'bet' }, { type: 'adjust', amount: '1000000.00' }]);
    expect(document.deposits).toMatchObject([{ orderId: order.orderId, status: 'awaiting', amount: '50000.00' }]);
    expect(document).toMatchObject({ isComplete: true, member: { account: member.userName } });
    expect(JSON.stringify(document)).not.toContain(other.userName);
    expect(JSON.stringify(document.deposits)).not.toContain('payUrl');
  });

  it('contains every withdrawal', async () => {
    const cashier = openCashier(app);
    member = await createVerified(app);
    const accountId = await cashier.usableAccount(member);
    await app.platform.db.run(sql`
      insert into payments_withdrawals (id, member_id, asset, amount_minor, fee_minor, account_id, provider, status)
      select gen_random_uuid(), ${member.memberId}::bigint, 'VND', 5000000, 0, ${accountId}::uuid, 'by-hand', 'refused'
        from generate_series(1, 1001)`);
    const document = (await callSealed(app, member.headers, '/wps/account/export', { password: PASSWORD })).json()
      .value;
    expect([document.withdrawals.length, document.isComplete]).toEqual([1001, true]);
  });

  it('contains every round of in-house games and every log-in', async () => {
    const played = { stake: '1000.00', choices: { over: true, target: '50.50' } };
    const { value: round } = await post('/lgw/originals/dice/rounds', played);
    const db = app.platform.db;
    await db.run(sql`
      insert into originals_rounds (id, member_id, user_name, asset, game_code, seed_id, nonce, return_scaled, choices,
        stakes_minor, state, payout_minor, refunded, placed_at, settled_at)
      select gen_random_uuid(), member_id, user_name, asset, game_code, seed_id, nonce + g, return_scaled, choices,
             '{0}', 'settled', 0, true, placed_at, settled_at
        from originals_rounds, generate_series(1, 1000) g where id = ${round.roundId}::uuid`);
    await db.run(sql`
      insert into identity_logins (member_id, ip, user_agent, method, is_success)
      select ${member.memberId}::bigint, '203.0.113.9', 'agent', 'password', false from generate_series(1, 1001)`);
    const document = (await callSealed(app, member.headers, '/wps/account/export', { password: PASSWORD })).json()
      .value;
    expect([document.rounds.length, document.roundsComplete]).toEqual([1001, true]);
    expect(document.rounds.map(({ id }: { id: string }) => id)).toContain(round.roundId);
    expect([document.logins.length > 1000, document.loginsComplete]).toEqual([true, true]);
  });
});
