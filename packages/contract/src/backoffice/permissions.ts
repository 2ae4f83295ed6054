/** Permissions for approval requests, the audit trail, and operators and their roles. */
export const PERMISSIONS = [
  'approvals.read',
  'approvals.decide',
  'audit.read',
  'operators.read',
  'operators.change',
  'emergency.begin',
  'alarms.read',
  'alarms.acknowledge',
  'alarms.change',
  'setup.read',
  'setup.change',
  'goals.change',
] as const;
export const APPROVAL_KINDS = [
  'role.change',
  'operator.role',
  'operator.add',
  'operator.reset',
  'alarm.end',
  'console.idle',
  'site.open',
] as const;
