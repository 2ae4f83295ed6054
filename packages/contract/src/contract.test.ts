import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  findRooms,
  writeErrorIndex,
  writeEventIndex,
  writePermissionIndex,
  writeRoomIndex,
} from '../scripts/rooms-index.ts';
import { ALL_ERROR_TEXTS, APPROVAL_KINDS, CALLS, ENDPOINTS, type EndpointSpec, PERMISSIONS, roomOf } from './index.ts';

const rooms = findRooms(new URL('./', import.meta.url));
const calls: [string, string, EndpointSpec][] = Object.entries(CALLS).flatMap(([group, entries]) =>
  Object.entries(entries)
    .filter((entry): entry is [string, EndpointSpec] => 'method' in entry[1])
    .map(([name, endpoint]): [string, string, EndpointSpec] => [group, name, endpoint]),
);

it('indexes every folder with calls and prefixes each call with the name of its group', () => {
  expect(Object.keys(CALLS).map((group) => group.replace(/Desk$/, ''))).toEqual(
    expect.arrayContaining(rooms.map(({ name }) => name)),
  );
  for (const [group, name, { id, auth }] of calls) {
    expect([group, name, id.split('.')[0]]).toEqual([group, name, group]);
    if (group.endsWith('Desk')) expect([id, auth]).toEqual([id, 'operator']);
  }
});

it("gives operators' calls the ids by which code calls them", () => {
  const desk = calls.filter(([, , { auth }]) => auth === 'operator');
  expect(desk.map(([group, name]) => `${group}.${name}`)).toEqual(desk.map(([, , { id }]) => id));
});

it('has no two endpoints with the same id or the same method and path', () => {
  expect(new Set(ENDPOINTS.map(({ id }) => id)).size).toBe(ENDPOINTS.length);
  expect(new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).size).toBe(ENDPOINTS.length);
});

it("requires only permissions of the call's own room; each permission and kind belongs to one room", async () => {
  const owned = new Map<string, string>();
  for (const { name } of rooms.filter(({ hasPermissions }) => hasPermissions)) {
    const own = (await import(`./${name}/permissions.ts`)) as Record<string, readonly string[]>;
    for (const permission of own['PERMISSIONS'] ?? []) owned.set(permission, name);
  }
  expect([...owned.keys()].toSorted()).toEqual(PERMISSIONS.toSorted());
  expect(new Set(APPROVAL_KINDS).size).toBe(APPROVAL_KINDS.length);
  for (const { id, permission } of ENDPOINTS) {
    if (permission !== undefined) expect([id, owned.get(permission)]).toEqual([id, roomOf({ id })]);
  }
});

it('defines every error code in exactly one place', () => {
  const files = ['', ...rooms.map(({ name }) => `${name}/`)].flatMap((folder) =>
    ['errors.ts', 'desk-errors.ts'].map((file) => new URL(`${folder}${file}`, import.meta.url)),
  );
  const codes = files
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ {2}'([a-z.]+)':/gm)].map(([, code = '']) => code));
  expect(codes.length).toBe(new Set(codes).size);
  expect(codes.toSorted()).toEqual(Object.keys(ALL_ERROR_TEXTS).toSorted());
});

it('adds a new folder to the generated indexes', () => {
  const flags = { hasMember: true, hasDesk: true, hasPermissions: true, hasRules: true };
  const fresh = [{ name: 'tombola', ...flags, hasErrors: true, hasDeskErrors: true, hasEvents: true }];
  expect(writeRoomIndex(fresh)).toContain("import * as tombolaDesk from '../tombola/desk.ts';");
  expect(writeRoomIndex(fresh)).toContain("export * from '../tombola/rules.ts';");
  expect(writePermissionIndex(fresh)).toContain("import * as tombola from '../tombola/permissions.ts';");
  expect(writeErrorIndex(fresh)).toContain("import { ERROR_TEXTS as tombola } from '../tombola/errors.ts';");
  expect(writeErrorIndex(fresh)).toMatch(
    /OPERATOR_ERROR_TEXTS = \{\n {2}\.\.\.commonDesk,\n {2}\.\.\.tombolaDesk,\n\}/,
  );
  expect(writeEventIndex(fresh)).toContain('export type EventMap = common & tombola;');
});
