import { readFileSync } from 'node:fs';
import { PAYING_PERMISSIONS, PERMISSIONS } from '@fairlot/contract';
import { openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';

const { collected } = (await openTestApp()).platform;
const text = readFileSync(new URL('../../../../../../docs/security.md', import.meta.url), 'utf8');
const [, section = ''] = /^## How money and value reach members\n(.*?)^## /msu.exec(text) ?? [];
const namesIn = (part: string) =>
  [...part.matchAll(/`([a-zA-Z]+\.[a-zA-Z]+|bonus|offer)`/g)].map(([, name = '']) => name);
/** Rows of the table without its header. */
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => {
    const [way = '', startedBy = '', agreedBy = '', limits = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { way, agreedBy, limits, permissions: namesIn(startedBy), kinds: namesIn(agreedBy) };
  });
const listAfter = (words: string) => namesIn(section.split(words)[1]?.split('\n\n')[0] ?? '');
const started = rows.flatMap(({ permissions }) => permissions);
const agreed = rows.flatMap(({ kinds }) => kinds);
const harmless = listAfter('Permissions that let no money reach members:');
const harmlessKinds = listAfter('Requests that let no money reach members:');
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

describe('the table of ways by which money reaches members', () => {
  it('lists every permission that pays members, and no other', () => {
    expect(rows.length).toBeGreaterThan(25);
    expect(sorted(started)).toEqual(sorted(PAYING_PERMISSIONS));
  });

  it('classifies every permission that changes something as paying members or not', () => {
    const registered = collected.permissions().map(({ permission }) => permission);
    expect(sorted(registered)).toEqual(sorted(PERMISSIONS));
    expect(sorted([...started, ...harmless])).toEqual(sorted(registered.filter((name) => !name.endsWith('.read'))));
    expect(harmless.filter((name) => started.includes(name))).toEqual([]);
  });

  it('classifies every kind of approval request', () => {
    expect(sorted([...agreed, ...harmlessKinds])).toEqual(sorted(collected.approvalKinds()));
    expect(harmlessKinds.filter((name) => agreed.includes(name))).toEqual([]);
  });

  it.each(rows)('names the approver, or why none is needed: $way', ({ agreedBy, limits, permissions, kinds }) => {
    if (kinds.length === 0) expect(agreedBy).toMatch(/^none: .+/);
    for (const kind of kinds) expect(permissions).toContain(collected.approval(kind).permission);
    expect(limits).not.toBe('');
  });
});

describe('the table of controls', () => {
  const [, controls = ''] = /^## Loosening a control\n(.*?)^## /msu.exec(text) ?? [];
  const lines = controls.split('\n').filter((line) => line.startsWith('|'));
  const cells = lines.slice(2).map((line) => line.split('|').map((cell) => cell.trim()));
  it('lists the controls', () => expect(cells.length).toBeGreaterThan(15));

  it.each(cells)(
    '%s %s: each kind is decided by operators who may change it',
    (_, _control, changedBy = '', agreedBy = '') => {
      const permissions = namesIn(changedBy);
      expect(collected.permissions().map(({ permission }) => permission)).toEqual(expect.arrayContaining(permissions));
      const kinds = namesIn(agreedBy);
      if (kinds.length === 0) expect(agreedBy).toMatch(/^none: .+/);
      for (const kind of kinds) expect(permissions).toContain(collected.approval(kind).permission);
    },
  );
});
