import { randomUUID } from 'node:crypto';
import { callDesk, createMember, createOperator, openBackOffice, REASON } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { writeEmail, writeMobile } from '../../people/index.ts';

const { app, operator, call, trail } = await openBackOffice();

interface Page {
  member: { account: string };
  cards: {
    card: string;
    facts: { name: string; value: string | null; isFigure: boolean }[];
    lines: { title: string; amount: string | null }[];
  }[];
}
const { db } = app.platform;
const member = await createMember(app, { balance: '250.00' });
const mobile = '+84901234567';
await writeEmail(db, app.platform, member.memberId, 'Mira.Tan@example.test');
await writeMobile(db, app.platform, member.memberId, mobile);

const found = async (filter: string, headers = operator.headers) =>
  (
    await callDesk<{ list: { memberId: string }[] }>(
      app,
      headers,
      'GET',
      `/members?filter=${encodeURIComponent(filter)}`,
    )
  ).value?.list?.map(({ memberId }) => memberId);
const mine = [String(member.memberId)];

describe('the page of a member', () => {
  it("shows every room's data, with personal data masked, and only what the operator may read", async () => {
    const { value } = await call<Page>('GET', `/members/${member.memberId}`);
    const card = (name: string) => value.cards.find((one) => one.card === name);
    const fact = (name: string, of: string) => card(of)?.facts.find((one) => one.name === name);
    expect(value.member.account).toBe(member.userName);
    expect(fact('balance', 'ledger')).toMatchObject({ value: '250.00', isFigure: true });
    expect(card('ledger')?.lines.map(({ amount }) => amount)).toEqual(['250.00']);
    expect(fact('mobile', 'person')?.value).toBe('+84******567');
    expect(JSON.stringify(value)).not.toContain('Mira.Tan');
    expect(value.cards.map((one) => one.card)).toEqual(
      expect.arrayContaining(['person', 'devices', 'ledger', 'bets', 'payments', 'limits', 'identity', 'trail']),
    );
    const finance = await createOperator(app, 'finance');
    const limited = await callDesk<Page>(app, finance.headers, 'GET', `/members/${member.memberId}`);
    expect(limited.value.cards.map((one) => one.card)).not.toContain('limits');
    expect(await call('GET', '/members/999999999')).toMatchObject({ status: 404 });
  });

  it('sums the bets that were won or lost; a returned stake is neither staked nor lost', async () => {
    const { memberId } = await createMember(app);
    for (const [status, stakeMinor, winMinor] of [
      ['won', 10_000, 25_000],
      ['lost', 7000, 0],
      ['refunded', 300_000, 0],
      ['cancelled', 900_000, 0],
      ['open', 50_000, null],
    ] as const)
      await db.run(sql`
        insert into records_bets (ticket_id, source, bet_id, member_id, status, game_code, game_name, asset,
          stake_minor, win_minor, placed_at)
        values (gen_random_uuid(), 'lottery', gen_random_uuid()::text, ${memberId}::bigint, ${status}, 'VN60', 'VN60',
          'VND', ${stakeMinor}::bigint, ${winMinor}::bigint, clock_timestamp())`);
    const { value } = await call<Page>('GET', `/members/${memberId}`);
    const facts = value.cards.find(({ card }) => card === 'bets')?.facts ?? [];
    expect(Object.fromEntries(facts.map(({ name, value: amount }) => [name, amount]))).toEqual({
      net: '80.00',
      staked: '170.00',
      bets: '2',
    });
  });

  it('shows unmasked personal data after a reason is given, and records the access', async () => {
    const path = `/members/${member.memberId}/personal`;
    expect(await call('POST', path, { reason: 'short' })).toMatchObject({ status: 400 });
    expect((await call('POST', path, { reason: REASON })).value).toMatchObject({
      email: 'Mira.Tan@example.test',
      mobile,
      idNumber: null,
    });
    expect((await trail(`member:${member.memberId}`)).at(-1)).toMatchObject({
      action: 'member.revealed',
      actor: operator.name,
      reason: REASON,
    });
    const finance = await createOperator(app, 'finance');
    expect(await callDesk(app, finance.headers, 'POST', path, { reason: REASON })).toMatchObject({ status: 403 });
  });
});

describe('finding a member', () => {
  it('works by the complete number or address and by the last four digits, not by other parts', async () => {
    expect(await found(`mobile:eq:${mobile}`)).toEqual(mine);
    expect(await found('mobile:eq:4567')).toEqual(mine);
    expect(await found('mobile:eq:567')).toEqual([]);
    expect(await found('email:eq:mira.tan@EXAMPLE.test')).toEqual(mine);
    expect(await found('email:eq:mira.tan')).toEqual([]);
    // A replaced number is no longer found.
    await writeMobile(db, app.platform, member.memberId, '+84907654321');
    expect(await found('mobile:eq:4567')).toEqual([]);
    const finance = await createOperator(app, 'finance');
    expect(await found('mobile:eq:4567', finance.headers)).toBeUndefined();
  });

  it('works by the end of a payment account, and by exact network address and device', async () => {
    const { memberId } = await db.one(sql<{ memberId: bigint }>`
      select member_id as "memberId" from payments_payout_accounts order by created_at limit 1`);
    // Accounts of other demonstration members may have the same ending.
    expect(await found('card:eq:8842')).toContain(String(memberId));
    expect(await found('card:eq:0000')).toEqual([]);
    // The complete number as printed on the card; another number with the same ending finds no member.
    const number = `9704${String(memberId % 10_000n).padStart(4, '0')}8842`;
    const written = number.replaceAll(/(.{4})(?=.)/g, '$1 ');
    expect(await found(`card:eq:${written}`)).toEqual([String(memberId)]);
    expect(await found('card:eq:123456788842')).toEqual([]);
    await db.run(sql`
      insert into identity_logins (member_id, ip, user_agent, method, is_success)
      values (${member.memberId}::bigint, '203.0.113.77', 'Nautilus/4', 'password', true)`);
    expect(await found('address:eq:203.0.113.77')).toEqual(mine);
    expect(await found('address:eq:203.0.113.7')).toEqual([]);
    expect(await found('device:eq:Nautilus/4')).toEqual(mine);
  });
});

describe('the ledger and the bets of a member', () => {
  it('are complete, ordered lists filtered by the member', async () => {
    const { value } = await call<{ list: { amount: string; balance: string; account: string }[]; count: number }>(
      'GET',
      `/ledger?filter=memberId:eq:${member.memberId}`,
    );
    expect(value).toMatchObject({ count: 1, list: [{ amount: '250.00', balance: '250.00', account: 'available' }] });
    expect(await call('GET', '/ledger')).toMatchObject({ errorCode: 'list.refused' });
    expect(await call('GET', '/bets?filter=status:eq:won')).toMatchObject({ errorCode: 'list.refused' });
    expect(await call('GET', `/bets?filter=memberId:eq:${member.memberId}`)).toMatchObject({ value: { count: 0 } });
  });

  it('show one bet with the choice of its lines', async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    const lines = [...Array.from({ length: 11 }).keys()].map((pick) => ({ play: 'de', picks: [String(pick)] }));
    for (const [id, chosen] of [
      [key, lines],
      [other, []],
    ] as const)
      await db.run(sql`
        insert into records_bets (ticket_id, source, bet_id, member_id, status, game_code, game_name, asset,
          stake_minor, placed_at, lines)
        values (${id}::uuid, 'lottery', ${id}, ${member.memberId}::bigint, 'lost', 'VN60', 'VN60', 'VND', 5000,
          clock_timestamp(), ${JSON.stringify(chosen)}::jsonb)`);
    const read = async (id: string) =>
      (await call<{ list: object[] }>('GET', `/bets?filter=memberId:eq:${member.memberId}&filter=betKey:eq:${id}`))
        .value.list;
    expect(await read(key)).toEqual([
      expect.objectContaining({ betKey: key, choice: expect.stringMatching(/^de 0; .*; de 9 … \(11\)$/) as string }),
    ]);
    expect(await read(other)).toEqual([expect.objectContaining({ betKey: other, choice: null })]);
  });
});
