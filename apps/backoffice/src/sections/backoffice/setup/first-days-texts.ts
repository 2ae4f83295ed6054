import { translated } from '../../../shared/language.ts';

/** Texts about the first backup and the first alarm. */
export const firstDaysTexts = translated('backofficeFirstDays', {
  first: 'First backup and first alarm',
  backup: 'A backup that was restored',
  backupText: 'Make a backup and restore it into another database; the opening guide lists the commands.',
  archived: (time: string) =>
    `The database last archived its log at ${time}. This does not show that it can be restored.`,
  archiveFails: 'The database cannot archive its log: the last attempt failed. See its server log.',
  notArchived: 'The database does not archive its log: your newest backup is your last dump.',
  backupDone: 'I restored a backup',
  backupAgain: 'I restored another backup',
  alarm: 'An alarm that arrived',
  alarmText: (rules: number) =>
    rules === 0
      ? 'Add a rule with your mail address, then let it trigger once.'
      : 'A rule exists. No alarm has been delivered yet.',
  alarmSent: 'First delivered',
  toAlarms: 'Go to Alarms',
});
