import { APPROVAL_KINDS, PERMISSIONS } from '@fairlot/contract';
import { expect, it } from 'vitest';
import { CONTRIBUTIONS, pageOf, PAGES } from './sections.ts';
import { GROUPS } from './shared/section.ts';

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

it('the navigation has every page once, group by group, each group in the order that its sections say', () => {
  expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
  const places = PAGES.map(({ group, place }) => GROUPS.indexOf(group) * 1000 + place);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const known = 'overview site pages content applications games members draws odds rules files calendar feeds';
  const paths = known.split(' ').concat('reviews', 'adjustments', 'approvals', 'audit', 'account');
  expect(PAGES.map(({ path }) => path).filter((path) => paths.includes(path))).toEqual(paths);
});

it('every kind of approval is described by the section of its room', () => {
  expect(Object.keys(CONTRIBUTIONS.approvals).toSorted()).toEqual(APPROVAL_KINDS.toSorted());
  for (const { permission } of Object.values(CONTRIBUTIONS.approvals)) expect(PERMISSIONS).toContain(permission);
});

it('members can be dealt with by what other sections offer', () => {
  const adjust = CONTRIBUTIONS.memberActions.find(({ permission }) => permission === 'balance.adjust');
  expect([adjust?.path, adjust?.search('12')]).toEqual(['adjustments', '?memberId=12']);
});
