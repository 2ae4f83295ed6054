import type { OperatorRole } from '@fairlot/contract';

/** What each of them may do is said by the rooms, permission by permission. */
const ROLES: readonly OperatorRole[] = ['admin', 'support', 'finance', 'risk'];

export function isRole(text: string): text is OperatorRole {
  return (ROLES as readonly string[]).includes(text);
}
