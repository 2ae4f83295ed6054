import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { MailKind } from '@fairlot/contract';
import type { InboxPorts } from '../ports.ts';
import { isFor } from '../many.ts';
import type { Audience, Mail } from '../store.ts';
import type { Quiet } from './quiet.ts';
import type { PushTarget } from './web-push.ts';

/** Number of members whose types and labels are read in one query. */
const MEMBERS_AT_ONCE = 5000;
/** Maximum number of browsers per member; the oldest is removed. */
const MOST_DEVICES = 10;

export interface Device extends PushTarget {
  memberId: bigint;
  memberType: number;
  /** Operator code. */
  language: string;
  /** The session that registered it. */
  sessionId: string;
}

/**
 * Registers a browser. A known one changes its member, since a browser belongs to only one; messages that wait for the
 * former member are removed with it.
 */
export async function keepDevice(tx: Tx, device: Device): Promise<void> {
  const { memberId, memberType, endpoint, p256dh, auth, language, sessionId } = device;
  await tx.run(sql`
    delete from inbox_devices where endpoint = ${endpoint} and member_id <> ${memberId}::bigint`);
  await tx.run(sql`
    insert into inbox_devices (member_id, member_type, endpoint, p256dh, auth, language, session_id)
    values (${memberId}::bigint, ${memberType}::int, ${endpoint}, ${p256dh}, ${auth}, ${language}, ${sessionId}::uuid)
    on conflict (endpoint) do update
      set member_id = excluded.member_id, member_type = excluded.member_type, p256dh = excluded.p256dh,
          auth = excluded.auth, language = excluded.language, session_id = excluded.session_id`);
  await tx.run(sql`
    delete from inbox_devices where member_id = ${memberId}::bigint and id not in
      (select id from inbox_devices where member_id = ${memberId}::bigint order by id desc limit ${MOST_DEVICES})`);
}

export async function dropDevice(executor: Executor, memberId: bigint, endpoint: string): Promise<void> {
  await executor.run(sql`
    delete from inbox_devices where member_id = ${memberId}::bigint and endpoint = ${endpoint}`);
}

export async function readQuiet(executor: Executor, memberId: bigint): Promise<Quiet | null> {
  const row = await executor.first(sql<Quiet>`
    select from_minute as "from", to_minute as "to" from inbox_quiet where member_id = ${memberId}::bigint`);
  return row ?? null;
}

export async function writeQuiet(executor: Executor, memberId: bigint, quiet: Quiet | null): Promise<void> {
  if (quiet === null) await executor.run(sql`delete from inbox_quiet where member_id = ${memberId}::bigint`);
  else
    await executor.run(sql`
      insert into inbox_quiet (member_id, from_minute, to_minute)
      values (${memberId}::bigint, ${quiet.from}::int, ${quiet.to}::int)
      on conflict (member_id) do update set from_minute = excluded.from_minute, to_minute = excluded.to_minute`);
}

/**
 * Queues a message to many for the browsers of members in its audience who want its kind. Types and labels are read
 * from the directory, since both may have changed since the browser was registered.
 */
export async function queueForMany(
  tx: Tx,
  directory: Pick<InboxPorts['directory'], 'entries'>,
  { id, kind, audience }: { id: bigint; kind: MailKind; audience: Audience },
): Promise<void> {
  for (let after: bigint | undefined = 0n; after !== undefined;) {
    const rows: { memberId: bigint }[] = await tx.rows(sql<{ memberId: bigint }>`
      select distinct d.member_id as "memberId" from inbox_devices d
       where d.member_id > ${after}::bigint
         and not exists (select 1 from inbox_choices c
           where c.member_id = d.member_id and c.kind = ${kind} and not c.is_wanted)
       order by d.member_id limit ${MEMBERS_AT_ONCE}::int`);
    const known = await directory.entries(
      rows.map(({ memberId }) => memberId),
      tx,
    );
    const meant = [...known].flatMap(([memberId, member]) => (isFor(audience, member) ? [memberId] : []));
    await tx.run(sql`
      insert into inbox_pushes (message_id, device_id)
      select ${id}::bigint, d.id from inbox_devices d where d.member_id = any(${meant}::bigint[])`);
    after = rows.length === MEMBERS_AT_ONCE ? rows.at(-1)?.memberId : undefined;
  }
}

export interface DuePush extends PushTarget {
  messageId: bigint;
  deviceId: bigint;
  memberId: bigint;
  language: string;
  tries: number;
  quiet: Quiet | null;
  mail: Mail;
}

/**
 * Claims due messages for this process until `lease` seconds are over, so that nothing is lost when it dies. Messages
 * that were read, withdrawn or expired are no longer sent.
 */
export async function takeDue(executor: Executor, most: number, leaseSeconds: number): Promise<DuePush[]> {
  if (!(await executor.has(sql`select 1 from inbox_pushes where due_at <= clock_timestamp() limit 1`))) return [];
  await executor.run(sql`
    delete from inbox_pushes p using inbox_messages m
     where m.id = p.message_id and p.due_at <= clock_timestamp()
       and (m.read_at is not null or m.withdrawn_at is not null or m.expires_at < clock_timestamp())`);
  const rows = await executor.rows(sql<
    Omit<DuePush, 'quiet' | 'mail'> & Mail & { from: number | null; to: number | null }
  >`
    with due as (
      select message_id, device_id from inbox_pushes where due_at <= clock_timestamp()
       order by due_at limit ${most}::int for update skip locked),
    taken as (
      update inbox_pushes p
         set tries = tries + 1, due_at = clock_timestamp() + ${leaseSeconds}::int * interval '1 second'
        from due where p.message_id = due.message_id and p.device_id = due.device_id
      returning p.message_id, p.device_id, p.tries)
    select t.message_id as "messageId", t.device_id as "deviceId", t.tries, d.member_id as "memberId", d.endpoint,
           d.p256dh, d.auth, d.language, q.from_minute as "from", q.to_minute as "to",
           m.id, m.kind, m.texts, m.template, m.params, m.audience, m.created_at as "createdAt", false as "isRead"
      from taken t join inbox_devices d on d.id = t.device_id join inbox_messages m on m.id = t.message_id
      left join inbox_quiet q on q.member_id = d.member_id`);
  return rows.map(({ from, to, ...row }) => ({
    ...row,
    quiet: from === null || to === null ? null : { from, to },
    mail: row,
  }));
}

type Push = Pick<DuePush, 'messageId' | 'deviceId'>;

export async function dropPush(executor: Executor, { messageId, deviceId }: Push): Promise<void> {
  await executor.run(sql`
    delete from inbox_pushes where message_id = ${messageId}::bigint and device_id = ${deviceId}::bigint`);
}

/** @param isTry whether this counts as an attempt */
export async function postponePush(executor: Executor, { messageId, deviceId }: Push, seconds: number, isTry: boolean) {
  await executor.run(sql`
    update inbox_pushes set due_at = clock_timestamp() + ${seconds}::int * interval '1 second',
           tries = tries - ${isTry ? 0 : 1}::int
     where message_id = ${messageId}::bigint and device_id = ${deviceId}::bigint`);
}

/** Removes a browser that no longer wants messages, with all its pending messages. */
export async function forgetDevice(executor: Executor, deviceId: bigint): Promise<void> {
  await executor.run(sql`delete from inbox_devices where id = ${deviceId}::bigint`);
}

/** Removes browsers of ended sessions, which may be in other hands now. */
export async function forgetSessions(executor: Executor, sessionIds: readonly string[]): Promise<void> {
  await executor.run(sql`delete from inbox_devices where session_id = any(${[...sessionIds]}::uuid[])`);
}
