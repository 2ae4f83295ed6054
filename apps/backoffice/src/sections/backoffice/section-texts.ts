import { translated } from '../../shared/language.ts';

/** Names of the pages, and of requests for approval. */
export const sectionTexts = translated('backofficeSection', {
  dashboard: 'Today',
  approvals: 'Approvals',
  audit: 'Audit trail',
  account: 'My account',
  exports: 'My exports',
  reports: 'Reports',
  operators: 'Operators',
  roles: 'Roles',
  roleChange: 'Change a role',
  operatorRole: 'Give an operator another role',
  operatorAdd: 'Add an operator',
  operatorReset: 'Reset an operator’s credentials',
  alarmEnd: 'End an alarm rule',
  consoleIdle: 'Longer automatic log-out',
  tokens: 'API tokens',
  alarms: 'Alarms',
  tasks: 'Tasks',
  setup: 'Set up',
  siteOpen: 'Open the site',
});
