import { usualMinor } from '@fairlot/money';
import { backoffice as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import {
  type Acting,
  type AnyDeskList,
  type Approval,
  approval,
  type ApprovalKind,
  audited,
  type BulkAction,
  bulkAction,
  deskList,
  requestApproval,
  requireFreeCase,
  waitingWork,
  factLine,
} from '../../../platform/operators/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';
import { endRule, insertRule, listRules, sourcesOf, textOfValue } from './rules.ts';

interface RuleEnding {
  ruleId: string;
  kind: string;
  threshold: string;
  stopsAfter: number | null;
}

/**
 * The end of an alarm rule, which needs approval: otherwise an operator could silence the alarm about their own
 * actions.
 */
export function createRuleEnding(): Approval<RuleEnding> & ApprovalKind {
  return approval<RuleEnding>({
    kind: 'alarm.end',
    permission: 'alarms.change',
    object: ({ ruleId }) => `alarmRule:${ruleId}`,
    details: ({ kind, threshold, stopsAfter }) => [
      factLine('kind', kind),
      factLine('threshold', threshold),
      ...(stopsAfter === null ? [] : [factLine('stopsAfter', stopsAfter)]),
    ],
    execute: async (tx, { ruleId, ...before }) => {
      await endRule(tx, BigInt(ruleId));
      return { action: 'alarm.rule.ended', before, after: {} };
    },
  });
}

/** Alarm rules, and acknowledgements of alarms. */
export function createAlarmRoutes(platform: Platform, ending: ReturnType<typeof createRuleEnding>): BoundRoute[] {
  const { db } = platform;
  return [
    route(contract.alarmRules, async () => {
      const sources = sourcesOf(platform);
      const rules = await listRules(db);
      return {
        kinds: [...sources.values()].map(({ kind, unit, standard, stop }) => ({
          kind,
          canStop: stop !== undefined,
          unit,
          standard: textOfValue(unit, unit === 'money' ? usualMinor(standard) : standard),
        })),
        rules: rules.map(({ id, threshold, ...rule }) => ({
          ...wireRow(rule),
          ruleId: String(id),
          threshold: textOfValue(sources.get(rule.kind)?.unit ?? 'percent', threshold),
        })),
      };
    }),
    route(contract.addAlarmRule, async ({ operator, ip, body: { reason, ...input } }) => {
      const { ruleId, secret } = await audited(platform, { operator, ip }, async (tx) => {
        const made = await insertRule(platform, tx, input, operator.name);
        const trail = { action: 'alarm.rule.added', object: `alarmRule:${made.ruleId}`, after: input, reason };
        return { value: made, trail };
      });
      return { ruleId: String(ruleId), secret };
    }),
    route(contract.endAlarmRule, async ({ operator, ip, params: { ruleId }, body }) => {
      const rule = requireFound((await listRules(db)).find(({ id }) => String(id) === ruleId));
      const unit = sourcesOf(platform).get(rule.kind)?.unit ?? 'percent';
      const { kind, stopsAfter } = rule;
      const payload = { ruleId, kind, threshold: textOfValue(unit, rule.threshold), stopsAfter };
      return requestApproval(platform, { operator, ip }, body, ending, payload);
    }),
    route(contract.acknowledgeAlarm, async ({ operator, ip, params: { alarmId }, body: { note } }) => {
      await acknowledge(platform, { operator, ip }, alarmId, note);
      return null;
    }),
  ];
}

/** Otherwise an operator could silence the alarm about their own actions. */
function isOwn(object: string, { operator }: Acting): boolean {
  return object.startsWith(`operator:${operator.name}:`);
}

/** Records that an operator acknowledged an alarm. @throws Refusal not.found, alarm.own, case.taken, case.on.hold */
async function acknowledge(platform: Platform, acting: Acting, alarmId: string, note: string): Promise<void> {
  await audited(platform, acting, async (tx) => {
    await requireFreeCase(platform, acting, tx, `alarm:${alarmId}`);
    // An alarm about a state stays open until the state ends, even if acknowledged; an alarm about an event is closed.
    const states = [...sourcesOf(platform).values()].filter(({ lasts }) => lasts).map(({ kind }) => kind);
    const found = await tx.found(sql<{ object: string }>`
      update backoffice_alarms set acknowledged_by = ${acting.operator.name}, acknowledged_at = clock_timestamp(),
          note = ${note.trim()}, ended_at = case when kind <> all(${states}::text[]) then clock_timestamp() end
       where id = ${alarmId}::bigint and acknowledged_at is null and ended_at is null
      returning object`);
    if (isOwn(found.object, acting)) throw new Refusal('alarm.own');
    return { action: 'alarm.acknowledged', object: found.object, after: { alarm: alarmId }, reason: note };
  });
}

/** One incident often raises many alarms. */
export function createAlarmBulk(platform: Platform): BulkAction {
  return bulkAction<AlarmView>({
    list: 'alarms',
    action: 'acknowledge',
    permission: 'alarms.acknowledge',
    refusal: ({ state, object }, acting) => {
      if (state !== 'open') return 'row.unchanged';
      return isOwn(object, acting) ? 'alarm.own' : null;
    },
    run: (acting, { alarmId }, note) => acknowledge(platform, acting, alarmId, note),
  });
}

type AlarmView = ValueOf<typeof contract.alarms>['list'][number];

type AlarmRow = RowOf<Omit<AlarmView, 'value'>, 'alarmId', 'beganAt' | 'acknowledgedAt' | 'endedAt'> & {
  value: bigint;
};

const CONDITIONS = {
  open: sql`a.ended_at is null and a.acknowledged_at is null`,
  acknowledged: sql`a.ended_at is null and a.acknowledged_at is not null`,
  ended: sql`a.ended_at is not null`,
};

export function createAlarmList(): AnyDeskList {
  return deskList<AlarmRow, AlarmView>({
    endpoint: contract.alarms,
    select: sql`a.id as "alarmId", a.kind, case when a.ended_at is not null then 'ended'
        when a.acknowledged_at is not null then 'acknowledged' else 'open' end as state, a.object, a.title, a.value,
      a.unit, a.asset as currency, a.page, a.query, a.began_at as "beganAt", a.acknowledged_by as "acknowledgedBy",
      a.acknowledged_at as "acknowledgedAt", a.note, a.ended_at as "endedAt"`,
    from: sql`backoffice_alarms a`,
    alias: 'a',
    fields: {
      alarmId: { column: sql`a.id` },
      state: { where: ([state]) => CONDITIONS[state as keyof typeof CONDITIONS] },
    },
    present: (rows) => rows.map(({ value, ...row }) => ({ ...wireRow(row), value: textOfValue(row.unit, value) })),
  });
}

/** Alarms that no operator has acknowledged. */
export const WAITING_ALARMS = waitingWork<AlarmView>({
  page: 'alarms',
  list: 'alarms',
  filter: ['state:eq:open'],
  tone: 'late',
  promiseMinutes: 15,
  sort: 'beganAt',
  caseOf: ({ alarmId, title, beganAt }) => ({ title, at: beganAt, query: { alarm: alarmId } }),
});
