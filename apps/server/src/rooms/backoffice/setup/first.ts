import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';

/**
 * The last steps of an opening, which the site can be opened without: a backup that was restored, as an operator
 * confirmed, and an alarm that reached its recipient.
 */
export async function readFirst(executor: Executor): Promise<ValueOf<typeof contract.setup>['first']> {
  const { by, at, alarmRules, sentAt } = await executor.one(sql<{
    by: string | null;
    at: Date | null;
    alarmRules: number;
    sentAt: Date | null;
  }>`
    select s.confirmed_by as by, s.confirmed_at as at,
           (select count(*)::int from backoffice_alarm_rules
              where ended_at is null and (mails <> '{}' or webhook is not null)) as "alarmRules",
           (select min(sent_at) from backoffice_alarm_messages) as "sentAt"
      from (select 1) one left join backoffice_setup_steps s on s.step = 'backup'`);
  return {
    backup: by === null || at === null ? null : { by, at: at.getTime() },
    alarmRules,
    alarmSentAt: sentAt?.getTime() ?? null,
  };
}
