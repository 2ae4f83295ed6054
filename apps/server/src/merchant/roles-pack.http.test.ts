import { createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../platform/db/index.ts';
import { applyPack } from './pack.ts';
import { packFolders } from './packs.testing.ts';

const ROLES = `support: { allow: [payments.read], deny: [chat.answer] }
auditor: { allow: [payments.read, loyalty.read] }
`;

let app: TestApp;
const { packOf, exported, end } = packFolders();
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  end();
  await app.close();
});

const apply = (files: Readonly<Record<string, string>>, to = app) =>
  applyPack(to.platform, packOf({ 'merchant.yaml': '{}\n', ...files }), { isDryRun: false });

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
  const files = await exported(app);
  const other = await createTestApp();
  await apply(files, other);
  expect(await exported(other)).toEqual(files);
  await other.close();
});

it.each([
  ['an unknown permission', 'auditor: { allow: [payments.read, payments.steal] }\n', /^roles\.yaml:1: /],
  [
    'a site without operators who can change roles',
    'admin: { deny: [operators.change] }\n',
    /^roles\.yaml:1: admin keeps its permissions/,
  ],
])('%s is refused with file and line, and changes nothing', async (_what, roles, message) => {
  const before = await exported(app);
  await expect(apply({ 'roles.yaml': roles })).rejects.toThrow(message);
  expect(await exported(app)).toEqual(before);
});

it('refuses a pack that leaves fewer than two operators to decide requests', async () => {
  const demo = await createTestApp({ seed: 'demo' });
  await expect(apply({ 'roles.yaml': 'admin: { deny: [approvals.decide] }\n' }, demo)).rejects.toThrow(
    'roles.yaml:1: admin is refused (role.last)',
  );
  await demo.close();
});
