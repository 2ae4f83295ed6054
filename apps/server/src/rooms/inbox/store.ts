import type { MailKind } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';

/** Texts that an operator wrote, by language. */
export type WrittenTexts = Record<string, { title: string; text: string }>;

export interface Mail {
  id: bigint;
  memberId: bigint | null;
  kind: MailKind;
  texts: WrittenTexts | null;
  template: string | null;
  params: Record<string, string> | null;
  audience: Audience | null;
  createdAt: Date;
  isRead: boolean;
}

/** The audience of a message to many; a missing condition matches everyone. */
export interface Audience {
  types?: number[] | undefined;
  labels?: string[] | undefined;
}

/** A message to one member. */
export interface NewMail {
  memberId: bigint;
  kind: MailKind;
  /** A key that prevents a second delivery; null if the message cannot occur twice. */
  key: string | null;
  texts?: WrittenTexts;
  template?: string;
  params?: Record<string, string>;
  expiresAt?: Date;
  /** When its cause happened; now if it is not set. */
  at?: Date;
}

const COLUMNS = sql`
  m.id, m.member_id as "memberId", m.kind, m.texts, m.template, m.params, m.audience, m.created_at as "createdAt"`;

/**
 * Adds messages, counts them and queues them for members' browsers. Members are processed in id order, so that two
 * deliveries cannot deadlock.
 * @returns members who received one
 */
export async function insertMails(tx: Tx, mails: readonly NewMail[]): Promise<bigint[]> {
  if (mails.length === 0) return [];
  return tx.values(sql<bigint>`
    with added as (
      insert into inbox_messages (member_id, kind, key, texts, template, params, expires_at, created_at)
      select r.member_id, r.kind, r.key, r.texts, r.template, r.params, r.expires_at,
             coalesce(r.created_at, clock_timestamp())
        from jsonb_to_recordset(${JSON.stringify(mails.map(wire))}::jsonb)
          as r(member_id bigint, kind text, key text, texts jsonb, template text, params jsonb, expires_at timestamptz,
               created_at timestamptz)
       order by r.member_id
      on conflict (key) do nothing
      returning id, member_id),
    reported as (
      insert into inbox_pushes (message_id, device_id)
      select added.id, d.id from added join inbox_devices d using (member_id))
    insert into inbox_counters (member_id, total, unread)
      select member_id, count(*), count(*) from added group by member_id order by member_id
    on conflict (member_id) do update
      set total = inbox_counters.total + excluded.total, unread = inbox_counters.unread + excluded.unread
    returning member_id`);
}

function wire({ memberId, kind, key, texts, template, params, expiresAt, at }: NewMail) {
  return {
    member_id: String(memberId),
    kind,
    key,
    texts: texts ?? null,
    template: template ?? null,
    params: params ?? null,
    expires_at: expiresAt?.toISOString() ?? null,
    created_at: at?.toISOString() ?? null,
  };
}

/** Adds one row for the whole audience. @returns its id; undefined when the key was used already */
export async function insertForMany(
  tx: Tx,
  mail: { kind: MailKind; key: string; texts: WrittenTexts; audience: Audience; expiresAt: Date },
): Promise<bigint | undefined> {
  const row = await tx.first(sql<{ id: bigint }>`
    insert into inbox_messages (kind, key, texts, audience, expires_at)
    values (${mail.kind}, ${mail.key}, ${JSON.stringify(mail.texts)}::jsonb, ${JSON.stringify(mail.audience)}::jsonb,
      ${mail.expiresAt}::timestamptz)
    on conflict (key) do nothing returning id`);
  return row?.id;
}

/** Messages to many that are currently shown, newest first. */
export function readForMany(executor: Executor): Promise<Mail[]> {
  return executor.rows(sql<Mail>`
    select ${COLUMNS}, false as "isRead" from inbox_messages m
     where m.member_id is null and m.withdrawn_at is null and m.expires_at > clock_timestamp()
     order by m.id desc limit 500`);
}

export interface Count {
  total: number;
  unread: number;
}

/** Number of the member's own messages, and of those of `many` that the member has not removed. */
export async function countMails(executor: Executor, memberId: bigint, many: readonly bigint[]): Promise<Count> {
  const row = await executor.one(sql<{ total: bigint; unread: bigint; removed: bigint; seen: bigint }>`
    select coalesce((select total from inbox_counters where member_id = ${memberId}::bigint), 0)::bigint as total,
           coalesce((select unread from inbox_counters where member_id = ${memberId}::bigint), 0)::bigint as unread,
           count(k.removed_at)::bigint as removed, count(k.message_id)::bigint as seen
      from inbox_marks k where k.member_id = ${memberId}::bigint and k.message_id = any(${[...many]}::bigint[])`);
  return {
    total: Number(row.total) + many.length - Number(row.removed),
    unread: Number(row.unread) + many.length - Number(row.seen),
  };
}

/**
 * A page, newest first. A page near the end is read from the end, so that only a short part of the index is traversed.
 */
export async function readPage(
  executor: Executor,
  memberId: bigint,
  many: readonly bigint[],
  { offset, limit, total }: { offset: number; limit: number; total: number },
): Promise<Mail[]> {
  const isNearEnd = offset > total / 2;
  const from = isNearEnd ? Math.max(0, total - offset - limit) : offset;
  const size = Math.max(0, Math.min(limit, total - offset));
  // Limits the member's own messages to a slice: at most `many.length` messages to many can come before or within it.
  // Earlier messages are skipped within the index only, and only the slice is sorted.
  const skipped = Math.max(0, from - many.length);
  const order = isNearEnd ? sql`asc` : sql`desc`;
  return executor.rows(sql<Mail>`
    with place as (
      select id from (
        (select id from inbox_messages where member_id = ${memberId}::bigint
          order by id ${order} offset ${skipped}::int limit ${size + many.length * 2}::int)
        union all
        select given.id from unnest(${[...many]}::bigint[]) as given(id)
         where not exists (select 1 from inbox_marks k
           where k.member_id = ${memberId}::bigint and k.message_id = given.id and k.removed_at is not null)) both_kinds
       order by id ${order} offset ${from - skipped}::int limit ${size}::int)
    select ${COLUMNS}, coalesce(m.read_at, k.read_at) is not null as "isRead"
      from place join inbox_messages m using (id)
      left join inbox_marks k on k.member_id = ${memberId}::bigint and k.message_id = m.id
     order by m.id desc`);
}

/** A message of the member, or one of `many` that is not removed. */
export function findMail(executor: Executor, memberId: bigint, id: bigint, many: readonly bigint[]) {
  return executor.first(sql<Mail>`
    select ${COLUMNS}, coalesce(m.read_at, k.read_at) is not null as "isRead" from inbox_messages m
      left join inbox_marks k on k.member_id = ${memberId}::bigint and k.message_id = m.id
     where m.id = ${id}::bigint and k.removed_at is null
       and (m.member_id = ${memberId}::bigint or m.id = any(${[...many]}::bigint[]))`);
}

/** @returns whether anything changed */
export async function noteRead(tx: Tx, memberId: bigint, { id, memberId: owner }: Mail): Promise<boolean> {
  if (owner === null) {
    return (
      (await tx.run(sql`
        insert into inbox_marks (member_id, message_id) values (${memberId}::bigint, ${id}::bigint)
        on conflict do nothing`)) > 0
    );
  }
  return (
    (await tx.run(sql`
      with noted as (update inbox_messages set read_at = clock_timestamp()
         where id = ${id}::bigint and read_at is null returning member_id)
      update inbox_counters c set unread = unread - 1 from noted where c.member_id = noted.member_id`)) > 0
  );
}

export async function noteAllRead(tx: Tx, memberId: bigint, many: readonly bigint[]): Promise<void> {
  await tx.run(sql`
    with noted as (update inbox_messages set read_at = clock_timestamp()
       where member_id = ${memberId}::bigint and read_at is null returning 1)
    update inbox_counters set unread = unread - (select count(*) from noted) where member_id = ${memberId}::bigint`);
  await tx.run(sql`
    insert into inbox_marks (member_id, message_id)
    select ${memberId}::bigint, given.id from unnest(${[...many]}::bigint[]) as given(id) on conflict do nothing`);
}

export async function removeMail(tx: Tx, memberId: bigint, { id, memberId: owner }: Mail): Promise<void> {
  if (owner === null) {
    await tx.run(sql`
      insert into inbox_marks (member_id, message_id, removed_at)
      values (${memberId}::bigint, ${id}::bigint, clock_timestamp())
      on conflict (member_id, message_id) do update set removed_at = clock_timestamp()`);
    return;
  }
  await tx.run(sql`
    with gone as (delete from inbox_messages where id = ${id}::bigint returning member_id, read_at)
    update inbox_counters c set total = total - 1, unread = unread - (gone.read_at is null)::int
      from gone where c.member_id = gone.member_id`);
}
