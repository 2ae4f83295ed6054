import type { agency as contract, BodyOf, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';

export type Terms = BodyOf<typeof contract.offerContract>['terms'];
type View = ValueOf<typeof contract.offerContract>;
export type Kind = View['kind'];
export type State = View['state'];
export type Side = View['side'];
export type BillState = ValueOf<typeof contract.bills>['list'][number]['state'];

export interface Contract {
  id: bigint;
  kind: Kind;
  /** Null: the merchant. */
  uplineId: bigint | null;
  downlineId: bigint;
  uplineAccount: string | null;
  downlineAccount: string;
  payer: 'platform' | 'upline';
  terms: Terms;
  state: State;
  endAskedBy: Side | null;
  /** The changes that the downline member requested. */
  changeNote: string | null;
  createdAt: Date;
  fromDay: string | null;
  untilDay: string | null;
}

const COLUMNS = sql`c.id, c.kind, c.upline_id as "uplineId", c.downline_id as "downlineId",
  u.account as "uplineAccount", l.account as "downlineAccount", c.payer, c.terms, c.state,
  c.end_asked_by as "endAskedBy", c.change_note as "changeNote", c.created_at as "createdAt",
  to_char(c.from_day, 'YYYY-MM-DD') as "fromDay", to_char(c.until_day, 'YYYY-MM-DD') as "untilDay"`;
const FROM = sql`agency_contracts c join agency_members l on l.member_id = c.downline_id
  left join agency_members u on u.member_id = c.upline_id`;

/** Contracts with a member on the given side, newest first. */
export async function contractsOf(executor: Executor, memberId: bigint, side: Side, kind: Kind): Promise<Contract[]> {
  const own = side === 'downline' ? sql`c.downline_id` : sql`c.upline_id`;
  return executor.rows(sql<Contract>`
    select ${COLUMNS} from ${FROM} where ${own} = ${memberId}::bigint and c.kind = ${kind}
     order by c.id desc limit 200`);
}

/**
 * Kinds that wait for the member's answer to an offer or to the upline's request to end the contract, and kinds with a
 * contract that is pending, active or ended.
 */
export async function kindsOf(executor: Executor, memberId: bigint): Promise<{ waiting: Kind[]; known: Kind[] }> {
  const rows = await executor.rows(sql<{ kind: Kind; isWaiting: boolean }>`
    select kind, bool_or(state = 'requested' or state = 'valid' and coalesce(end_asked_by = 'upline', false))
             as "isWaiting"
      from agency_contracts
     where downline_id = ${memberId}::bigint and state in ('requested', 'valid', 'ended') group by kind`);
  return {
    waiting: rows.filter(({ isWaiting }) => isWaiting).map(({ kind }) => kind),
    known: rows.map(({ kind }) => kind),
  };
}

export async function lockContract(tx: Tx, id: bigint, kind: Kind): Promise<Contract | undefined> {
  return tx.first(sql<Contract>`
    select ${COLUMNS} from ${FROM} where c.id = ${id}::bigint and c.kind = ${kind} for update of c`);
}

/** The active contract of a kind for a member. */
export async function validContract(executor: Executor, downlineId: bigint, kind: Kind): Promise<Contract | undefined> {
  return executor.first(sql<Contract>`
    select ${COLUMNS} from ${FROM}
     where c.downline_id = ${downlineId}::bigint and c.kind = ${kind} and c.state = 'valid'`);
}

/** Writes an offer. @returns undefined while another one is pending for the member */
export async function insertOffer(
  tx: Tx,
  offer: { kind: Kind; uplineId: bigint | null; downlineId: bigint; payer: 'platform' | 'upline'; terms: Terms },
): Promise<bigint | undefined> {
  const made = await tx.first(sql<{ id: bigint }>`
    insert into agency_contracts (kind, upline_id, downline_id, payer, terms)
    values (${offer.kind}, ${offer.uplineId}::bigint, ${offer.downlineId}::bigint, ${offer.payer},
      ${JSON.stringify(offer.terms)}::jsonb)
    on conflict (downline_id, kind) where state = 'requested' do nothing returning id`);
  return made?.id;
}

/**
 * Activates a request from a given day; the previous contract ends the day before. No day is paid by two contracts: a
 * real-time salary has already paid today, and an ended contract its last day.
 */
export async function accept(tx: Tx, { id, downlineId, kind }: Contract, fromDay: string): Promise<void> {
  await tx.run(sql`
    update agency_contracts
       set state = 'ended', until_day = ${fromDay}::date - case kind when 'realTime' then 0 else 1 end
     where downline_id = ${downlineId}::bigint and kind = ${kind} and state = 'valid'`);
  await tx.run(sql`
    update agency_contracts
       set state = 'valid',
           from_day = greatest(${fromDay}::date,
             (select max(until_day) + 1 from agency_contracts
               where downline_id = ${downlineId}::bigint and kind = ${kind} and state = 'ended'
                 and until_day >= from_day))
     where id = ${id}::bigint`);
}

export async function answerRequest(
  tx: Tx,
  id: bigint,
  state: 'denied' | 'changeAsked',
  changeNote: string | null = null,
): Promise<void> {
  await tx.run(sql`
    update agency_contracts set state = ${state}, change_note = ${changeNote}::text where id = ${id}::bigint`);
}

export async function askEnd(tx: Tx, id: bigint, by: Side | null): Promise<void> {
  await tx.run(sql`update agency_contracts set end_asked_by = ${by}::text where id = ${id}::bigint`);
}

/** Ends a contract; its last day is still paid. */
export async function endContract(tx: Tx, id: bigint, untilDay: string): Promise<void> {
  await tx.run(sql`
    update agency_contracts set state = 'ended', until_day = ${untilDay}::date where id = ${id}::bigint`);
}
