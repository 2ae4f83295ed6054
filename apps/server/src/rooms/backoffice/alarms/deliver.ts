import { createHmac } from 'node:crypto';
import { type Database, sql } from '../../../platform/db/index.ts';
import { createLanes, type Work } from '../../../platform/jobs/lanes.ts';
import type { AlarmSource } from '../../../platform/operators/index.ts';
import { postOutside } from '../../../platform/post-outside.ts';
import type { SitePlatform } from '../ports.ts';
import { allowedOrigin, sourcesOf, textOfValue, webhookContext } from './rules.ts';

interface Due {
  id: string;
  way: 'mail' | 'webhook';
  target: string;
  ruleId: bigint;
  alarmId: bigint;
  kind: string;
  object: string;
  title: string;
  value: bigint;
  unit: AlarmSource['unit'];
  asset: string;
  beganAt: Date;
  secret: Uint8Array | null;
}

const AT_ONCE = 10;

/**
 * Sends alarms by mail and webhook. A failed notification is retried for a day at growing intervals. A slow receiver
 * delays no other.
 */
export function createTeller(platform: SitePlatform): Work {
  const { db, log, messaging, secrets } = platform;

  async function mail(due: Due): Promise<void> {
    const { target, kind, title, beganAt, id } = due;
    const name = sourcesOf(platform).get(kind)?.name ?? kind;
    await messaging.send('mail', id, {
      to: target,
      subject: `${await platform.site.setting('merchantName')}: ${name}`,
      text: [`${name}: ${title}`, valueOf(due), beganAt.toISOString(), 'See Alarms in the console.'].join('\n'),
    });
  }
  async function post(due: Due): Promise<void> {
    if (due.secret === null) throw new Error('the webhook has no secret');
    const secret = secrets.open(due.secret, webhookContext(due.ruleId)).toString();
    const { alarmId, kind, object, title, beganAt, id } = due;
    const reported = {
      id,
      alarmId: String(alarmId),
      kind,
      object,
      title,
      value: valueOf(due),
      beganAt: beganAt.getTime(),
    };
    const body = JSON.stringify(reported);
    const status = await postOutside(
      due.target,
      { headers: { 'content-type': 'application/json', ...signed(secret, body) }, body: Buffer.from(body) },
      allowedOrigin(platform, due.target),
    );
    if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}`);
  }
  async function tell(due: Due): Promise<void> {
    try {
      await (due.way === 'mail' ? mail(due) : post(due));
      await db.run(sql`
        update backoffice_alarm_messages set sent_at = clock_timestamp(), next_try_at = null
         where id = ${due.id}::uuid`);
    } catch (error) {
      // Omits the address, which may be personal or contain a key.
      log.warn({ err: error, alarm: String(due.alarmId), way: due.way }, 'an alarm could not be delivered');
    }
  }
  return createLanes({
    most: AT_ONCE,
    take: (limit) => claim(db, limit),
    work: tell,
    onError: (error) => log.error({ err: error }, 'an alarm could not be processed'),
  });
}

/** The time is part of the signed text, so that an intercepted message cannot be replayed later. */
function signed(secret: string, body: string): Record<string, string> {
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { 'fairlot-signature': `t=${seconds},v1=${signature}` };
}

function valueOf({ unit, value, asset }: Due): string {
  if (unit === 'money') return `${textOfValue(unit, value)} ${asset}`;
  return unit === 'percent' ? `${value}%` : String(value);
}

/**
 * Claims the notifications that waited longest and sets the next retry: after 30 s, 1, 2, ... 60 minutes, for about a
 * day.
 */
function claim(db: Database, limit: number): Promise<Due[]> {
  return db.rows(sql<Due>`
    with taken as (
      update backoffice_alarm_messages set tries = tries + 1,
        next_try_at = case when tries < 30
          then clock_timestamp() + least(3600, 30 * power(2, least(tries, 7))) * interval '1 second' end
       where id in (select id from backoffice_alarm_messages where next_try_at <= clock_timestamp()
                     order by next_try_at limit ${limit}::int for update skip locked)
      returning id, way, target, alarm_id
    )
    select m.id, m.way, m.target, a.rule_id as "ruleId", a.id as "alarmId", a.kind, a.object, a.title, a.value, a.unit,
           a.asset, a.began_at as "beganAt", r.webhook_secret as secret
      from taken m join backoffice_alarms a on a.id = m.alarm_id join backoffice_alarm_rules r on r.id = a.rule_id`);
}
