import { callDesk, createMember, createOperator, openBackOffice, REASON } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

const { app, operator } = await openBackOffice();

interface Timeline {
  kinds: { kind: string; group: string }[];
  events: { kind: string; id: string; at: number; title: string; amount: string | null; state: string | null }[];
  next: string | null;
}

const member = await createMember(app, { balance: '100.00' });
const other = await createMember(app);

async function timeline(query: Record<string, string> = {}, headers = operator.headers): Promise<Timeline> {
  const path = `/members/${member.memberId}/timeline?${new URLSearchParams(query)}`;
  return (await callDesk<Timeline>(app, headers, 'GET', path)).value;
}

/** Bets with the same time, so that only their keys order them. */
async function placeBets(count: number, memberId: bigint, status: string): Promise<void> {
  await app.platform.db.run(sql`
    insert into records_bets (ticket_id, source, bet_id, member_id, status, game_code, game_name, asset, stake_minor,
      win_minor, placed_at, lines)
    select gen_random_uuid(), 'original', n::text, ${memberId}::bigint, ${status}, 'dice', 'Dice', 'VND', 500,
           case when ${status} = 'won' then 900 end, timestamptz '2026-01-05 10:00:00.123456+00', '[]'
      from generate_series(1, ${count}::int) n`);
}

it('merges the events of all rooms, newest first, with their pages and amounts', async () => {
  await callDesk(app, operator.headers, 'POST', '/notes', { object: `member:${member.memberId}`, text: 'Called us.' });
  await callDesk(app, operator.headers, 'POST', `/members/${member.memberId}/disable`, { reason: REASON });
  await placeBets(1, BigInt(member.memberId), 'won');
  const { events, kinds } = await timeline();
  expect(kinds).toContainEqual({ kind: 'win', group: 'play' });
  expect(events[0]).toMatchObject({ kind: 'decision', title: 'member.disabled' });
  expect(events).toContainEqual(expect.objectContaining({ kind: 'note', detail: 'Called us.', title: operator.name }));
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => b - a));
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'win', title: 'Dice', amount: '4.00', state: 'won', page: 'member' }),
  );
  expect(events).toContainEqual(expect.objectContaining({ kind: 'movement', amount: '100.00', balance: '100.00' }));
});

it('pages through events with the same time without losing or repeating any', async () => {
  await placeBets(40, BigInt(member.memberId), 'lost');
  await placeBets(30, BigInt(member.memberId), 'won');
  await placeBets(5, BigInt(other.memberId), 'won');
  const ids: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: Timeline = await timeline({ kinds: 'bet,win', ...(after === '' ? {} : { after }) });
    ids.push(...page.events.map(({ id }) => id));
    after = page.next;
  }
  expect([ids.length, new Set(ids).size]).toEqual([71, 71]);
});

it('shows each operator only what the role may read, and rejects an invalid page boundary', async () => {
  const content = await createOperator(app, 'content');
  const answer = await callDesk(app, content.headers, 'GET', `/members/${member.memberId}/timeline`);
  expect(answer.errorCode).toBe('permission.denied');
  await app.platform.db.run(sql`
    insert into inbox_cases (member_id, type, content, state)
    values (${BigInt(member.memberId)}::bigint, 1, 'A question', 'open')`);
  const finance = await createOperator(app, 'finance');
  const kindsOf = async (headers = operator.headers) => {
    const { kinds, events } = await timeline({}, headers);
    return [...kinds, ...events].map(({ kind }) => kind);
  };
  expect((await kindsOf()).filter((kind) => kind === 'feedback')).toHaveLength(2);
  expect(await kindsOf(finance.headers)).not.toContain('feedback');
  const wrong = await callDesk(app, operator.headers, 'GET', `/members/${member.memberId}/timeline?after=x`);
  expect(wrong.errorCode).toBe('request.invalid');
});

it('shows members with the same device, and the history of a figure over thirty days', async () => {
  await app.platform.db.run(sql`
    insert into identity_logins (member_id, ip, user_agent, method, is_success)
    select m, '203.0.113.77', 'Mozilla/5.0 (test of links)', 'password', true
      from unnest(${[member.memberId, other.memberId].map(String)}::bigint[]) m`);
  const links = await callDesk(app, operator.headers, 'GET', `/members/${member.memberId}/links`);
  expect(links.value).toContainEqual(
    expect.objectContaining({ memberId: String(other.memberId), account: other.userName, by: ['device'] }),
  );
  const page = await callDesk<{
    member: { risk: string | null };
    cards: { card: string; facts: { name: string; course: string[]; parts: object[] }[] }[];
  }>(app, operator.headers, 'GET', `/members/${member.memberId}`);
  const fact = (card: string, name: string) =>
    page.value.cards.find((one) => one.card === card)?.facts.find((one) => one.name === name);
  expect(fact('ledger', 'balance')?.course).toHaveLength(30);
  expect(fact('ledger', 'balance')?.course.at(-1)).toBe('100.00');
  expect(fact('payments', 'difference')?.course).toEqual(Array.from({ length: 30 }, () => '0.00'));
  expect(page.value.member.risk).toBe('low');
});

it('names the game of a bet in the ledger', async () => {
  const [bet] = await app.platform.db.rows(sql<{ id: string }>`
    select ticket_id::text as id from records_bets where member_id = ${BigInt(member.memberId)}::bigint limit 1`);
  await app.platform.db.run(
    sql`
      select wallet_transfer('test:game', ${`member:${member.memberId}:VND:available`}, 'house:VND', 'VND', 100, 'bet',
        ${bet?.id ?? ''})`,
    { wakes: ['stream'] },
  );
  const { value } = await callDesk<{ list: { kind: string; game: string | null }[] }>(
    app,
    operator.headers,
    'GET',
    `/ledger?filter=memberId:eq:${member.memberId}`,
  );
  expect(value.list.map(({ kind, game }) => [kind, game])).toEqual([
    ['bet', 'Dice'],
    ['adjust', null],
  ]);
});
