import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';

/**
 * The last, optional steps of an opening: an operator's confirmation that a backup was restored, and an alarm that
 * reached its recipient. PostgreSQL's statistics support the confirmation: pgBackRest and other tools archive the
 * write-ahead log through the database.
 */
export async function readFirst(executor: Executor): Promise<ValueOf<typeof contract.setup>['first']> {
  const { by, at, archivedAt, isArchiveFailing, alarmRules, sentAt } = await executor.one(sql<{
    by: string | null;
    at: Date | null;
    archivedAt: Date | null;
    isArchiveFailing: boolean;
    alarmRules: number;
    sentAt: Date | null;
  }>`
    select s.confirmed_by as by, s.confirmed_at as at, archiver.last_archived_time as "archivedAt",
           coalesce(archiver.last_failed_time > coalesce(archiver.last_archived_time, '-infinity'), false)
             as "isArchiveFailing",
           (select count(*)::int from backoffice_alarm_rules
              where ended_at is null and (mails <> '{}' or webhook is not null)) as "alarmRules",
           (select min(sent_at) from backoffice_alarm_messages) as "sentAt"
      from pg_stat_archiver archiver left join backoffice_setup_steps s on s.step = 'backup'`);
  return {
    backup: by === null || at === null ? null : { by, at: at.getTime() },
    archivedAt: archivedAt?.getTime() ?? null,
    isArchiveFailing,
    alarmRules,
    alarmSentAt: sentAt?.getTime() ?? null,
  };
}
