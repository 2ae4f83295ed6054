import { bindClockDefaults, shadowClock, sql, type Tx } from '../../platform/db/index.ts';

const SCHEMA = 'demonstration_past';
const SETTING = 'demonstration.now';

/** The clock of one transaction. */
export interface PastClock {
  at(ms: number): Promise<void>;
  /**
   * Moves money in the given order with the functions of live calls, each step at its time.
   * @param steps rows as `BookedStep`
   */
  book(steps: readonly BookedStep[]): Promise<void>;
  /** Restores PostgreSQL's clock. */
  end(): Promise<void>;
}

/** A ledger movement with all parameters of its function. */
export interface BookedStep {
  at: number;
  kind: 'deposit' | 'stake' | 'win' | 'round' | 'withdraw' | 'approved' | 'refused' | 'submitted' | 'paid';
  memberId: string;
  asset: string;
  /** Order, bet or withdrawal. */
  id: string;
  amount: number;
  provider?: string | undefined;
  /** The provider's payment of a deposit. */
  paymentId?: string | undefined;
  accountId?: string | undefined;
  zone?: string;
  /** Operator who decided. */
  operator?: string | undefined;
  note?: string | undefined;
  /** The other parameters of a round's function. */
  round?: object | undefined;
}

/**
 * Shifts the clock of a transaction, so that rows of the past have the times at which they would have been written.
 * Column defaults change with it, which locks every table: only for a database that nothing else uses yet.
 */
export async function shiftClock(tx: Tx): Promise<PastClock> {
  const { path } = await tx.one(sql<{ path: string }>`select current_setting('search_path') as path`);
  const at = async (ms: number) => {
    await tx.run(sql`select set_config(${SETTING}, ${new Date(ms).toISOString()}, true)`);
  };
  const time = `current_setting('${SETTING}')::timestamptz`;
  await tx.run(sql.raw(`create schema ${SCHEMA}`));
  for (const statement of shadowClock(SCHEMA, () => time)) await tx.run(sql.raw(statement));
  for (const statement of SILENT) await tx.run(sql.raw(statement));
  await at(Date.now());
  await tx.run(sql.raw(bindClockDefaults(`${SCHEMA}, ${path}, pg_catalog`)));
  await tx.run(sql.raw(BOOK));
  return {
    at,
    book: async (steps) => {
      await tx.run(sql`select ${sql.raw(SCHEMA)}.book(${JSON.stringify(steps)}::jsonb)`);
    },
    end: async () => {
      await tx.run(sql.raw(bindClockDefaults(path)));
      // Without `cascade`, so that a default that still uses it fails the start.
      for (const name of ['book', 'stream_add', 'stream_add_many', 'now', 'clock_timestamp', 'statement_timestamp'])
        await tx.run(sql.raw(`drop function ${SCHEMA}.${name}`));
      await tx.run(sql.raw(`drop schema ${SCHEMA}`));
    },
  };
}

/** Balances of the past are not sent to pages: none is open yet. Writing them took a seventh of the time. */
const SILENT = ['stream_add(bigint, text, jsonb)', 'stream_add_many(text, bigint[], jsonb[])'].map(
  (name) => `create function ${SCHEMA}.${name} returns void language sql as ''`,
);

const BOOK = `
  create function ${SCHEMA}.book(p_steps jsonb) returns void language plpgsql as $$
  declare
    s record;
  begin
    for s in
      select * from jsonb_to_recordset(p_steps) as i(at bigint, kind text, "memberId" bigint, asset text, id uuid,
        amount bigint, provider text, "paymentId" text, "accountId" uuid, zone text, operator text, note text,
        round jsonb)
    loop
      perform set_config('${SETTING}', to_timestamp(s.at / 1000.0)::text, true);
      case s.kind
        when 'deposit' then
          perform payments_book_deposit(s.id, s."memberId", s.provider, s.asset, 0, s."paymentId", s.amount);
        when 'stake' then
          perform wallet_stake('demonstration:' || s.id || ':stake', s."memberId", s.asset, 'house:' || s.asset,
            s.amount, 'bet', s.id::text, null, null);
        when 'win' then
          perform wallet_transfer('demonstration:' || s.id || ':win', 'house:' || s.asset,
            wallet_member_code(s."memberId", s.asset), s.asset, s.amount, 'win', s.id::text);
        when 'round' then
          perform originals_play_round(s."memberId", s.round ->> 'account', s.asset, s.id::text, '', s.id,
            s.round ->> 'code', (s.round ->> 'version')::int, (s.round ->> 'seedId')::bigint,
            (s.round ->> 'nonce')::bigint, s.amount, s.round -> 'choices', (s.round ->> 'payoutMinor')::bigint,
            interval '0', s.round -> 'answer', s.round -> 'event');
        when 'withdraw' then
          perform payments_take_withdrawal(s.id, s."memberId", s.asset, s."accountId", s.amount, s.zone, s.provider,
            'demonstration:' || s.id, 'demonstration', null, '{}', null);
        else
          if not payments_move_withdrawal(s.id, s.kind, s.operator, s.note) then
            raise exception 'withdrawal % cannot become %', s.id, s.kind;
          end if;
      end case;
    end loop;
  end $$`;
