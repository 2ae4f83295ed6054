import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import {
  betKey,
  type BetPlaced,
  type BetSettled,
  depositCredited,
  depositReversed,
  type Listener,
  memberRegistered,
  on,
  onBets,
  outcomesOf,
  PLAY_MONEY,
  settledNow,
  withdrawalChanged,
} from '../../../platform/events/index.ts';
import type { TreeMembers } from '../tree/members.ts';

type ZoneOf = (executor: Executor) => Promise<string>;

/** Event listeners of the room: registrations, bets, deposits and withdrawals. */
export function createListeners(members: TreeMembers, zoneOf: ZoneOf): Listener[] {
  return [
    {
      name: 'team-members',
      subscriptions: [
        on(memberRegistered, async (tx, events) => {
          for (const { memberId, payload } of events)
            if (memberId !== null) await members.register(tx, memberId, payload.invitation);
        }),
      ],
    },
    {
      name: 'team-bets',
      byTopic: true,
      subscriptions: onBets({
        placed: (tx, bets) => countPlaced(tx, members, zoneOf, bets),
        settled: (tx, chunks) => countSettled(tx, members, zoneOf, chunks),
        corrected: (tx, chunks) => countSettled(tx, members, zoneOf, chunks.map(settledNow)),
      }),
    },
    paymentListener((tx, payments) => countPayments(tx, members, zoneOf, payments)),
  ];
}

/** Counts deposits and withdrawals, and takes off those whose money came back. */
function paymentListener(count: (tx: Tx, payments: readonly CountedPayment[]) => Promise<void>): Listener {
  return {
    name: 'team-payments',
    subscriptions: [
      on(depositCredited, (tx, events) =>
        count(
          tx,
          events.map(({ memberId, payload, at }) => ({
            at,
            key: `deposit:${payload.orderId}`,
            memberId,
            kind: 'deposit',
            amountMinor: BigInt(payload.amountMinor),
          })),
        ),
      ),
      on(depositReversed, (tx, events) =>
        count(
          tx,
          events.map(({ memberId, payload, at }) => ({
            at,
            key: `deposit:${payload.orderId}:reversed`,
            memberId,
            kind: 'deposit',
            amountMinor: -BigInt(payload.amountMinor),
          })),
        ),
      ),
      on(withdrawalChanged, (tx, events) =>
        count(
          tx,
          events.flatMap(({ memberId, payload: { orderId, status, amountMinor }, at }) => {
            const paid = `withdrawal:${orderId}:paid`;
            const payment = { at, memberId, kind: 'withdrawal' as const };
            if (status === 'paid') return [{ ...payment, key: paid, amountMinor: BigInt(amountMinor) }];
            if (status !== 'reversed') return [];
            // A provider may return a payout that it never reported as paid.
            const key = `withdrawal:${orderId}:reversed`;
            return [{ ...payment, key, undoes: paid, amountMinor: -BigInt(amountMinor) }];
          }),
        ),
      ),
    ],
  };
}

interface CountedPayment {
  /** A repeated key counts once. */
  key: string;
  /** Key of a payment that came back; if it was never counted, neither is its return. */
  undoes?: string;
  memberId: bigint | null;
  kind: 'deposit' | 'withdrawal';
  amountMinor: bigint;
  /** When it was reported. */
  at: Date;
}

/** Counts payments for the days on which they were reported. */
async function countPayments(
  tx: Tx,
  members: TreeMembers,
  zoneOf: ZoneOf,
  payments: readonly CountedPayment[],
): Promise<void> {
  await inTurn(tx);
  const known = await members.ensure(tx, [...new Set(payments.flatMap(({ memberId }) => memberId ?? []))]);
  const rows = payments.flatMap(({ key, undoes = null, memberId, kind, amountMinor, at }) =>
    memberId === null || !known.has(memberId)
      ? []
      : [{ key, undoes, memberId: String(memberId), kind, amount: String(amountMinor), at }],
  );
  if (rows.length === 0) return;
  await tx.run(sql`
    with r as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
                 as r(key text, undoes text, "memberId" bigint, kind text, amount bigint, at timestamptz))
    select agency_count_payments(jsonb_agg(jsonb_build_object('key', r.key, 'memberId', r."memberId", 'kind', r.kind,
             'amount', r.amount, 'day', (r.at at time zone ${await zoneOf(tx)})::date)))
      from r left join agency_payments p on p.key = r.undoes
     where undoes is null or p.key is not null or undoes in (select key from r)`);
}

async function countPlaced(tx: Tx, members: TreeMembers, zoneOf: ZoneOf, bets: readonly BetPlaced[]): Promise<void> {
  await inTurn(tx);
  const real = await realBets(tx, members, bets);
  if (real.length === 0) return;
  const rows = real.map(({ detail: _detail, ...bet }) => ({ ...bet, key: betKey(bet, bet.betId) }));
  await tx.run(sql`
    insert into agency_bets as b (key, source, vendor, bet_id, member_id, product, game_code, game_name, round_id,
      stake_minor, bonus_minor, placed_at)
    select distinct on (p.key) p.key, p.source, p.vendor, p."betId", p."memberId", p.product, p."gameId", p."gameName",
           p."roundId", p."stakeMinor", p."bonusMinor", to_timestamp(p.at / 1000.0)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(key uuid, source text, vendor text, "betId" text,
        "memberId" bigint, product text, "gameId" text, "gameName" text, "roundId" text, "stakeMinor" bigint,
        "bonusMinor" bigint, at bigint)
     order by p.key
    on conflict (key) do update
      set stake_minor = excluded.stake_minor, bonus_minor = excluded.bonus_minor, placed_at = excluded.placed_at
     where b.placed_at is null`);
  await count(tx, zoneOf, rows);
}

/**
 * Of two outcomes, the higher version wins, then the later one. A counted bet keeps the time of its settlement, because
 * hourly salaries count it in that hour.
 */
async function countSettled(
  tx: Tx,
  members: TreeMembers,
  zoneOf: ZoneOf,
  chunks: readonly BetSettled[],
): Promise<void> {
  await inTurn(tx);
  const rows = await realBets(tx, members, outcomesOf(chunks));
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into agency_bets as b (key, source, vendor, bet_id, member_id, product, game_code, game_name, round_id,
      status, win_minor, bonus_win_minor, settled_at, version)
    select s.key, s.source, s.vendor, s."betId", s."memberId", s.product, s."gameId", s."gameName", s."roundId",
           s.status, s."winMinor", s."bonusWinMinor", to_timestamp(s.at / 1000.0), s.version
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(key uuid, source text, vendor text, "betId" text,
        "memberId" bigint, product text, "gameId" text, "gameName" text, "roundId" text, status text,
        "winMinor" bigint, "bonusWinMinor" bigint, at bigint, version int)
     order by s.key
    on conflict (key) do update
      set status = excluded.status, win_minor = excluded.win_minor, bonus_win_minor = excluded.bonus_win_minor,
          settled_at = case when b.counted_day is null then excluded.settled_at else b.settled_at end,
          version = excluded.version
     where b.version < excluded.version or b.version = excluded.version and b.settled_at <= excluded.settled_at`);
  await count(tx, zoneOf, rows);
}

/**
 * Lets one transaction at a time count. Each counts several portions, whose bets and days it keeps locked, so that two
 * of them would deadlock.
 */
async function inTurn(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('agency-figures', 0))`);
}

async function count(tx: Tx, zoneOf: ZoneOf, rows: readonly { key: string }[]): Promise<void> {
  await tx.run(sql`select agency_count_bets(${rows.map(({ key }) => key)}::uuid[], ${await zoneOf(tx)})`);
}

/** Bets of members in the tree, all of whom play with real money. */
async function realBets<B extends { memberId: string; asset?: string }>(
  tx: Tx,
  members: TreeMembers,
  bets: readonly B[],
): Promise<B[]> {
  const real = bets.filter(({ asset }) => asset !== PLAY_MONEY);
  const known = await members.ensure(tx, [...new Set(real.map(({ memberId }) => BigInt(memberId)))]);
  return real.filter(({ memberId }) => known.has(BigInt(memberId)));
}
