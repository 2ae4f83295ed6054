import { CircleUser, Download, KeyRound, LayoutDashboard, ScrollText, ShieldCheck, UserCog } from 'lucide-react';
import { pick } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

const words = pick(
  {
    dashboard: 'Dashboard',
    approvals: 'Approvals',
    audit: 'Audit trail',
    account: 'My account',
    exports: 'My exports',
    operators: 'Operators',
    roles: 'Roles',
    roleChange: 'Change a role',
    operatorRole: 'Give an operator another role',
  },
  {
    dashboard: 'Bảng điều khiển',
    approvals: 'Phê duyệt',
    audit: 'Nhật ký thay đổi',
    account: 'Tài khoản của tôi',
    exports: 'Tệp đã xuất',
    operators: 'Người vận hành',
    roles: 'Vai trò',
    roleChange: 'Thay đổi một vai trò',
    operatorRole: 'Đổi vai trò của một người vận hành',
  },
);

export const section: Section = {
  pages: [
    {
      path: 'dashboard',
      label: words.dashboard,
      icon: LayoutDashboard,
      group: 'start',
      place: 1,
      letter: 'h',
      permission: null,
      load: () => import('./dashboard/dashboard.tsx').then(({ Dashboard }) => Dashboard),
    },
    {
      path: 'approvals',
      label: words.approvals,
      icon: ShieldCheck,
      group: 'queues',
      place: 20,
      letter: 'a',
      permission: 'approvals.read',
      load: () => import('./approvals.tsx').then(({ Approvals }) => Approvals),
    },
    {
      path: 'operators',
      label: words.operators,
      icon: UserCog,
      group: 'system',
      place: 85,
      letter: 'y',
      permission: 'operators.read',
      load: () => import('./roles/operators.tsx').then(({ Operators }) => Operators),
    },
    {
      path: 'roles',
      label: words.roles,
      icon: KeyRound,
      group: 'system',
      place: 86,
      permission: 'operators.read',
      load: () => import('./roles/roles.tsx').then(({ RolesPage }) => RolesPage),
    },
    {
      path: 'audit',
      label: words.audit,
      icon: ScrollText,
      group: 'system',
      place: 90,
      letter: 't',
      permission: 'audit.read',
      load: () => import('./audit-trail.tsx').then(({ AuditTrail }) => AuditTrail),
    },
    {
      path: 'exports',
      label: words.exports,
      icon: Download,
      group: 'system',
      place: 95,
      permission: null,
      load: () => import('./exports.tsx').then(({ Exports }) => Exports),
    },
    {
      path: 'account',
      label: words.account,
      icon: CircleUser,
      group: 'own',
      place: 1,
      permission: null,
      load: () => import('./account.tsx').then(({ Account }) => Account),
    },
  ],
  memberCards: { trail: { label: words.audit, column: 'risk', place: 90, tab: 'trail' } },
  memberTabs: [
    {
      key: 'trail',
      label: words.audit,
      place: 90,
      permission: 'audit.read',
      load: () => import('./audit-trail.tsx').then(({ MemberTrail }) => MemberTrail),
    },
  ],
  approvals: {
    'role.change': { label: words.roleChange, permission: 'operators.change' },
    'operator.role': { label: words.operatorRole, permission: 'operators.change' },
  },
};
