import { expect, it } from 'vitest';
import { sectionOf } from './sections.ts';

it.each([
  ['/backoffice/members', ['maintenance.read', 'members.read'], 'members'],
  ['/backoffice/members/', ['maintenance.read', 'members.read'], 'members'],
  ['/backoffice', ['maintenance.read', 'members.read'], 'overview'],
  ['/backoffice/audit', ['maintenance.read', 'members.read'], 'overview'],
  ['/backoffice/nowhere', ['members.read'], 'members'],
  ['/backoffice/members', [], 'account'],
])('%s with %o shows %s', (path, permissions, section) => {
  expect(sectionOf(path, permissions)).toBe(section);
});
