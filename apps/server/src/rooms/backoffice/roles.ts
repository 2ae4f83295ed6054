import type { OperatorRole, Permission } from '@fairlot/contract';

/** What each role may do. To decide on a request its own permission is needed beside `approvals.decide`. */
export const ROLES: Readonly<Record<OperatorRole, readonly Permission[]>> = {
  admin: [
    'maintenance.read', 'maintenance.change', 'pages.read', 'pages.change', 'site.read', 'site.change', 'members.read', 'members.disable', 'catalogue.read', 'catalogue.change', 'content.read', 'content.change', 'draws.read', 'draws.void', 'draws.change', 'results.enter', 'odds.change', 'payments.read', 'payments.resolve',
    'balance.adjust', 'approvals.read', 'approvals.decide', 'audit.read',
  ],
  support: ['maintenance.read', 'site.read', 'members.read', 'members.disable', 'catalogue.read', 'content.read', 'draws.read', 'approvals.read'],
  finance: ['maintenance.read', 'site.read', 'members.read', 'payments.read', 'payments.resolve', 'balance.adjust', 'approvals.read', 'approvals.decide', 'audit.read'],
  risk: ['maintenance.read', 'site.read', 'members.read', 'members.disable', 'draws.read', 'draws.void', 'draws.change', 'results.enter', 'odds.change', 'payments.read', 'approvals.read', 'approvals.decide', 'audit.read'],
};

export function isRole(text: string): text is OperatorRole {
  return Object.hasOwn(ROLES, text);
}
