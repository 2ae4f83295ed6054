import { type Database, sql, type Tx } from '../../../platform/db/index.ts';
import type { BackofficePlatform } from '../ports.ts';
import type { AlarmFinding, AlarmSource } from '../../../platform/operators/index.ts';
import { SYSTEM, writeAudit } from '../audit.ts';
import { sourcesOf } from './rules.ts';

/** Read models lag slightly behind the events. */
const LATE = sql`interval '10 minutes'`;
/** A state has ended when it was not found for this long, so that an intermittent state is one alarm. */
const OVER_AFTER = sql`interval '2 minutes'`;

/**
 * Evaluates the alarm rules with the rooms' sources. Each rule runs in a separate transaction and in one process at a
 * time; a failing room does not affect other rules.
 */
export async function watch(platform: Pick<BackofficePlatform, 'db' | 'collected' | 'log' | 'site'>): Promise<void> {
  const { db, log } = platform;
  const sources = sourcesOf(platform);
  const rules = await db.rows(sql<{ id: bigint; kind: string }>`
    select id, kind from backoffice_alarm_rules where ended_at is null order by id`);
  if (rules.length === 0) return;
  const asset = await platform.site.currency();
  for (const { id, kind } of rules) {
    const source = sources.get(kind);
    if (source === undefined) continue;
    await check(db, id, source, asset).catch((error: unknown) =>
      log.error({ err: error, rule: String(id) }, 'an alarm rule could not be checked'),
    );
  }
}

async function check(db: Database, ruleId: bigint, source: AlarmSource, asset: string): Promise<void> {
  await db.transaction(async (tx) => {
    const rule = await tx.first(sql<{ threshold: bigint; stopsAfter: number | null; since: Date }>`
      select threshold, stops_after as "stopsAfter",
             greatest(created_at, coalesce(checked_at, created_at) - ${LATE}) as since
        from backoffice_alarm_rules where id = ${ruleId}::bigint and ended_at is null for update skip locked`);
    if (rule === undefined) return;
    for (const finding of await source.find(tx, { ...rule, asset })) await raise(tx, ruleId, source, asset, finding);
    if (rule.stopsAfter !== null) await stopDue(tx, ruleId, source, { ...rule, minutes: rule.stopsAfter });
    await tx.run(sql`update backoffice_alarm_rules set checked_at = clock_timestamp() where id = ${ruleId}::bigint`);
    if (source.lasts)
      await tx.run(sql`
        update backoffice_alarms set ended_at = clock_timestamp()
         where rule_id = ${ruleId}::bigint and ended_at is null and seen_at < clock_timestamp() - ${OVER_AFTER}`);
  });
}

/**
 * Stops objects that have been beyond the threshold for long enough, once per alarm. If an operator opens the object
 * again or acknowledges the alarm, it is not stopped again.
 */
async function stopDue(
  tx: Tx,
  ruleId: bigint,
  { kind, stop }: AlarmSource,
  { threshold, minutes }: { threshold: bigint; minutes: number },
): Promise<void> {
  if (stop === undefined) return;
  const due = await tx.rows(sql<{ id: bigint; object: string; value: bigint }>`
    select id, object, value from backoffice_alarms
     where rule_id = ${ruleId}::bigint and ended_at is null and acknowledged_at is null and stopped_at is null
       and began_at <= clock_timestamp() - ${minutes}::int * interval '1 minute'
       and seen_at > clock_timestamp() - ${OVER_AFTER}
     order by id`);
  for (const { id, object, value } of due) {
    if (!(await stop(tx, { object, threshold, minutes, ruleId }))) continue;
    await tx.run(sql`update backoffice_alarms set stopped_at = clock_timestamp() where id = ${id}::bigint`);
    await writeAudit(tx, SYSTEM, {
      action: 'alarm.stopped',
      object,
      after: { rule: String(ruleId), kind, threshold: String(threshold), minutes, value: String(value) },
    });
  }
}

/** Keeps one alarm per rule and object: a continuing state only updates it, and an event is reported once. */
async function raise(
  tx: Tx,
  ruleId: bigint,
  { kind, unit, lasts }: AlarmSource,
  asset: string,
  { object, title, value, page, query }: AlarmFinding,
): Promise<void> {
  const known = await tx.run(sql`
    update backoffice_alarms set seen_at = clock_timestamp(), value = greatest(value, ${value}::bigint)
     where rule_id = ${ruleId}::bigint and object = ${object} and (ended_at is null or not ${lasts}::boolean)`);
  if (known > 0) return;
  const { id } = await tx.one(sql<{ id: bigint }>`
    insert into backoffice_alarms (rule_id, kind, object, title, value, unit, asset, page, query)
    values (${ruleId}::bigint, ${kind}, ${object}, ${title}, ${value}::bigint, ${unit}, ${asset}, ${page},
      ${JSON.stringify(query)}::jsonb)
    returning id`);
  await tx.run(
    sql`
    insert into backoffice_alarm_messages (alarm_id, way, target)
    select ${id}::bigint, 'mail', unnest(mails) from backoffice_alarm_rules where id = ${ruleId}::bigint
    union all
    select ${id}::bigint, 'webhook', webhook from backoffice_alarm_rules
     where id = ${ruleId}::bigint and webhook is not null`,
    { wakes: ['job:backoffice-alarm-messages'] },
  );
}
