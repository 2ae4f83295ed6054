import { createTestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../platform/db/index.ts';
import { openPackSite } from './packs.testing.ts';

const ROLES = `support: { allow: [payments.read], deny: [chat.answer] }
auditor: { allow: [payments.read, loyalty.read] }
`;

const { app, apply, expectRejected, expectCopied } = await openPackSite();

it('decides what roles may do beyond their defaults; a second time changes nothing', async () => {
  const differences = await apply({ 'roles.yaml': ROLES });
  expect(differences.map((line) => line.split(':')[0])).toEqual(['roles.support', 'roles.auditor']);
  expect(await apply({ 'roles.yaml': ROLES })).toEqual([]);
  const stored = await app.platform.db.rows(sql<{ role: string; permission: string; isAllowed: boolean }>`
    select role, permission, is_allowed as "isAllowed" from backoffice_role_permissions order by role, permission`);
  expect(stored).toEqual([
    { role: 'auditor', permission: 'loyalty.read', isAllowed: true },
    { role: 'auditor', permission: 'payments.read', isAllowed: true },
    { role: 'support', permission: 'chat.answer', isAllowed: false },
    { role: 'support', permission: 'payments.read', isAllowed: true },
  ]);
});

it('an export recreates the same configuration on an empty site', async () => {
  await expectCopied();
});

it.each([
  ['an unknown permission', 'auditor: { allow: [payments.read, payments.steal] }\n', /^roles\.yaml:1: /],
  [
    'a site without operators who can change roles',
    'admin: { deny: [operators.change] }\n',
    /^roles\.yaml:1: admin keeps its permissions/,
  ],
])('%s is refused with file and line, and changes nothing', async (_what, roles, message) => {
  await expectRejected({ 'roles.yaml': roles }, message);
});

it('refuses a pack that leaves fewer than two operators to decide requests', async () => {
  const demo = await createTestApp({ seed: 'demo' });
  await expect(apply({ 'roles.yaml': 'admin: { deny: [approvals.decide] }\n' }, demo)).rejects.toThrow(
    'roles.yaml:1: admin is refused (role.last)',
  );
  await demo.close();
});
