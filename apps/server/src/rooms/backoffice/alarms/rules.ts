import { randomBytes } from 'node:crypto';
import type { backoffice as contract, BodyOf } from '@fairlot/contract';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { AlarmSource } from '../../../platform/operators/index.ts';
import { isOutsideAddress } from '../../../platform/post-outside.ts';
import { Refusal } from '../../../platform/refusal.ts';

const MOST_RULES = 50;

interface AlarmRule {
  id: bigint;
  kind: string;
  threshold: bigint;
  mails: string[];
  webhook: string | null;
  createdBy: string;
  createdAt: Date;
  checkedAt: Date | null;
  /** Minutes after which the rule stops the object; null: it only notifies. */
  stopsAfter: number | null;
}

/** The alarm sources of all rooms, by kind. */
export function sourcesOf({ collected }: Pick<Platform, 'collected'>): Map<string, AlarmSource> {
  return new Map(collected.ofDesks('alarms').map((source) => [source.kind, source]));
}

export function listRules(executor: Executor): Promise<AlarmRule[]> {
  return executor.rows(sql<AlarmRule>`
    select id, kind, threshold, mails, webhook, created_by as "createdBy", created_at as "createdAt",
           checked_at as "checkedAt", stops_after as "stopsAfter"
      from backoffice_alarm_rules where ended_at is null order by id`);
}

/** A value in its wire format: an amount, whole per cent, or a count. */
export function textOfValue(unit: AlarmSource['unit'], value: bigint): string {
  return unit === 'money' ? formatMinor(value) : String(value);
}

/** The private origin that is allowed: any outside production. */
export function allowedOrigin({ config }: Pick<Platform, 'config'>, webhook: string): string | undefined {
  const isWeb = /^https?:/i.test(webhook) && URL.canParse(webhook);
  return isWeb && !config.isProduction ? new URL(webhook).origin : undefined;
}

/**
 * @returns the rule, and the secret that signs its webhook messages
 * @throws Refusal request.invalid, alarms.full
 */
export async function insertRule(
  platform: Pick<Platform, 'collected' | 'config' | 'secrets'>,
  tx: Tx,
  { kind, threshold, mails, webhook, stopsAfter = null }: Omit<BodyOf<typeof contract.addAlarmRule>, 'reason'>,
  createdBy: string,
): Promise<{ ruleId: bigint; secret: string | null }> {
  const source = sourcesOf(platform).get(kind);
  if (source === undefined) throw new Refusal('request.invalid', { field: 'kind', reason: 'unknown' });
  const value = tryParseMinor(threshold, source.unit === 'money' ? undefined : 0);
  // A share above the whole never occurs, so the alarm would never begin.
  const isNever = source.unit === 'percent' && value !== null && value > 100n;
  if (value === null || value <= 0n || isNever)
    throw new Refusal('request.invalid', { field: 'threshold', reason: 'value' });
  if (stopsAfter !== null && source.stop === undefined)
    throw new Refusal('request.invalid', { field: 'stopsAfter', reason: 'kind' });
  if (webhook !== null && !isOutsideAddress(webhook, allowedOrigin(platform, webhook)))
    throw new Refusal('request.invalid', { field: 'webhook', reason: 'address' });
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('backoffice_alarm_rules', 0))`);
  const { rules } = await tx.one(sql<{ rules: bigint }>`
    select count(*) as rules from backoffice_alarm_rules where ended_at is null`);
  if (rules >= MOST_RULES) throw new Refusal('alarms.full');
  const { id } = await tx.one(sql<{ id: bigint }>`
    select nextval(pg_get_serial_sequence('backoffice_alarm_rules', 'id')) as id`);
  const secret = webhook === null ? null : randomBytes(32).toString('hex');
  const sealed = secret === null ? null : platform.secrets.seal(Buffer.from(secret), webhookContext(id));
  await tx.run(sql`
    insert into backoffice_alarm_rules (id, kind, threshold, mails, webhook, webhook_secret, created_by,
      stops_after)
    overriding system value
    values (${id}::bigint, ${kind}, ${value}::bigint, ${mails}::text[], ${webhook}::text, ${sealed}::bytea,
      ${createdBy}, ${stopsAfter}::int)`);
  return { ruleId: id, secret };
}

/** Ends a rule, its alarms and their unsent notifications. @throws Refusal not.found */
export async function endRule(tx: Tx, ruleId: bigint): Promise<{ kind: string }> {
  const ended = await tx.found(sql<{ kind: string }>`
    update backoffice_alarm_rules set ended_at = clock_timestamp()
     where id = ${ruleId}::bigint and ended_at is null returning kind`);
  await tx.run(sql`
    update backoffice_alarms set ended_at = clock_timestamp() where rule_id = ${ruleId}::bigint and ended_at is null`);
  await tx.run(sql`
    update backoffice_alarm_messages m set next_try_at = null from backoffice_alarms a
     where a.id = m.alarm_id and a.rule_id = ${ruleId}::bigint and m.next_try_at is not null`);
  return ended;
}

/** Binds the sealed secret of a webhook to its rule. */
export function webhookContext(ruleId: bigint | string): string {
  return `backoffice_alarm_rules:${ruleId}:webhook`;
}
