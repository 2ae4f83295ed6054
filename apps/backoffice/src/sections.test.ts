import { APPROVAL_KINDS, PERMISSIONS } from '@fairlot/contract';
import { expect, it } from 'vitest';
import { CONTRIBUTIONS, pageOf, PAGES } from './sections.ts';

it.each([
  ['/backoffice/members', ['maintenance.read', 'members.read'], 'members'],
  ['/backoffice/members/', ['maintenance.read', 'members.read'], 'members'],
  ['/backoffice', ['maintenance.read', 'members.read'], 'overview'],
  ['/backoffice/audit', ['maintenance.read', 'members.read'], 'overview'],
  ['/backoffice/nowhere', ['members.read'], 'members'],
  ['/backoffice/members', [], 'account'],
])('%s with %o shows %s', (path, permissions, page) => {
  expect(pageOf(path, permissions)?.path).toBe(page);
});

it('the navigation has every page once, in the order that the sections say', () => {
  expect(PAGES.map(({ path }) => path).join(' ')).toBe(
    'overview site pages content applications games members draws odds rules files calendar feeds ' +
      'reviews adjustments approvals audit account',
  );
});

it('every kind of approval is described by the section of its room', () => {
  expect(Object.keys(CONTRIBUTIONS.approvals).toSorted()).toEqual(APPROVAL_KINDS.toSorted());
  for (const { permission } of Object.values(CONTRIBUTIONS.approvals)) expect(PERMISSIONS).toContain(permission);
});

it('members can be dealt with by what other sections offer', () => {
  const [adjust] = CONTRIBUTIONS.memberActions;
  expect([adjust?.path, adjust?.search('12')]).toEqual(['adjustments', '?memberId=12']);
});
