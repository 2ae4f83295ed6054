import { expect, it } from 'vitest';
import { findRooms, writePermissionIndex, writeRoomIndex } from '../scripts/rooms-index.ts';
import { APPROVAL_KINDS, CALLS, ENDPOINTS, type EndpointSpec, PERMISSIONS } from './index.ts';

const rooms = findRooms(new URL('./', import.meta.url));
const calls: [string, string, EndpointSpec][] = Object.entries(CALLS).flatMap(([group, entries]) =>
  Object.entries(entries)
    .filter((entry): entry is [string, EndpointSpec] => 'method' in entry[1])
    .map(([name, endpoint]): [string, string, EndpointSpec] => [group, name, endpoint]),
);

it('every folder with calls is in the index, and a call begins with the name of its group', () => {
  expect(Object.keys(CALLS).map((group) => group.replace(/Desk$/, ''))).toEqual(
    expect.arrayContaining(rooms.map(({ name }) => name)),
  );
  for (const [group, name, { id, room, auth }] of calls) {
    expect([group, name, id.split('.')[0]]).toEqual([group, name, group]);
    expect([id, room]).toEqual([id, group.replace(/Desk$/, '')]);
    if (group.endsWith('Desk')) expect([id, auth]).toEqual([id, 'operator']);
  }
});

it("operators' calls carry the names they are called by in code", () => {
  const desk = calls.filter(([, , { auth }]) => auth === 'operator');
  expect(desk.map(([group, name]) => `${group}.${name}`)).toEqual(desk.map(([, , { id }]) => id));
});

it('an endpoint stands once: by id, and by method and path', () => {
  expect(new Set(ENDPOINTS.map(({ id }) => id)).size).toBe(ENDPOINTS.length);
  expect(new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).size).toBe(ENDPOINTS.length);
});

it('a call needs a permission of its own room, and every permission and kind has one room', async () => {
  const owned = new Map<string, string>();
  for (const { name } of rooms.filter(({ hasPermissions }) => hasPermissions)) {
    const own = (await import(`./${name}/permissions.ts`)) as Record<string, readonly string[]>;
    for (const permission of own['PERMISSIONS'] ?? []) owned.set(permission, name);
  }
  expect([...owned.keys()].toSorted()).toEqual(PERMISSIONS.toSorted());
  expect(new Set(APPROVAL_KINDS).size).toBe(APPROVAL_KINDS.length);
  for (const { id, room, permission } of ENDPOINTS) {
    if (permission !== undefined) expect([id, owned.get(permission)]).toEqual([id, room]);
  }
});

it('a folder that joins the contract joins the index', () => {
  const flags = { hasMember: true, hasDesk: true, hasPermissions: true, hasRules: true };
  const fresh = [{ name: 'tombola', ...flags }];
  expect(writeRoomIndex(fresh)).toContain("import * as tombolaDesk from '../tombola/desk.ts';");
  expect(writeRoomIndex(fresh)).toContain("export * from '../tombola/rules.ts';");
  expect(writePermissionIndex(fresh)).toContain("import * as tombola from '../tombola/permissions.ts';");
});
