import { existsSync, readdirSync } from 'node:fs';

/** Files of a room's folder that the indexes use. */
const FILES = {
  hasMember: 'member.ts',
  hasDesk: 'desk.ts',
  hasPermissions: 'permissions.ts',
  hasRules: 'rules.ts',
  hasErrors: 'errors.ts',
  hasDeskErrors: 'desk-errors.ts',
  hasEvents: 'events.ts',
} as const;

/** A folder of the contract and which of those files it contains. */
type RoomFolder = { readonly name: string } & { readonly [Flag in keyof typeof FILES]: boolean };

const HEAD = '// Written by `npm run openapi` from the folders beside this one; not to be edited.\n';

/**
 * Returns the rooms below the folder in the order of their names: every folder with calls of members or of operators.
 */
export function findRooms(folder: URL): RoomFolder[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, ...filesOf(new URL(`${name}/`, folder)) }))
    .filter(({ hasMember, hasDesk }) => hasMember || hasDesk)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function filesOf(folder: URL): Omit<RoomFolder, 'name'> {
  const has = (file: string) => existsSync(new URL(file, folder));
  return Object.fromEntries(Object.entries(FILES).map(([flag, file]) => [flag, has(file)])) as Omit<RoomFolder, 'name'>;
}

/** Source of the module that joins the operators' permissions and the approval kinds of all rooms. */
export function writePermissionIndex(rooms: readonly RoomFolder[]): string {
  const named = rooms.filter(({ hasPermissions }) => hasPermissions).map(({ name }) => name);
  return [
    HEAD,
    ...named.map((name) => `import * as ${name} from '../${name}/permissions.ts';`),
    '',
    `const rooms = [${named.join(', ')}] as const;`,
    '',
    '/** Permissions of operators, over all rooms. */',
    'export const PERMISSIONS = rooms.flatMap(({ PERMISSIONS: own }): readonly Permission[] => own);',
    '/** Kinds of request that a second operator approves, over all rooms. */',
    'export const APPROVAL_KINDS = rooms.flatMap((room): readonly ApprovalKind[] =>',
    "  'APPROVAL_KINDS' in room ? room.APPROVAL_KINDS : [],",
    ');',
    '/** Permissions that can give money or value to members, over all rooms. An emergency does not grant them. */',
    'export const PAYING_PERMISSIONS = rooms.flatMap((room): readonly Permission[] =>',
    "  'PAYING' in room ? room.PAYING : [],",
    ');',
    '',
    'type Room = (typeof rooms)[number];',
    '/** A permission of an operator; roles are sets of these. */',
    "export type Permission = Room['PERMISSIONS'][number];",
    'type KindsOf<R> = R extends { APPROVAL_KINDS: readonly (infer Kind)[] } ? Kind : never;',
    'export type ApprovalKind = KindsOf<Room>;',
    '',
  ].join('\n');
}

/** Source of the module that exports every room's calls and lists all endpoints. */
export function writeRoomIndex(rooms: readonly RoomFolder[]): string {
  const modules = rooms.flatMap(({ name, hasMember, hasDesk }) => [
    ...(hasMember ? [{ as: name, file: `${name}/member.ts` }] : []),
    ...(hasDesk ? [{ as: deskOf(name), file: `${name}/desk.ts` }] : []),
  ]);
  const names = modules.map(({ as }) => as).toSorted();
  return [
    HEAD,
    "import type { EndpointSpec } from '../define.ts';",
    ...modules.map(({ as, file }) => `import * as ${as} from '../${file}';`),
    '',
    ...modules.map(({ as, file }) => `export * as ${as} from '../${file}';`),
    ...rooms.filter(({ hasRules }) => hasRules).map(({ name }) => `export * from '../${name}/rules.ts';`),
    '',
    '/** Every group of calls by its name. */',
    'export const CALLS = {',
    ...names.map((name) => `  ${name},`),
    '};',
    '',
    '/** Every endpoint that is built, in the order of the names. */',
    'export const ENDPOINTS: readonly EndpointSpec[] = Object.values(CALLS).flatMap((group) =>',
    "  Object.values(group).filter((entry): entry is Extract<typeof entry, EndpointSpec> => 'method' in entry),",
    ');',
    '',
  ].join('\n');
}

/** Source of the module that joins the error codes of all rooms and the common ones. */
export function writeErrorIndex(rooms: readonly RoomFolder[]): string {
  const members = rooms.filter(({ hasErrors }) => hasErrors).map(({ name }) => name);
  const desks = rooms.filter(({ hasDeskErrors }) => hasDeskErrors).map(({ name }) => name);
  return [
    HEAD,
    "import { OPERATOR_ERROR_TEXTS as commonDesk } from '../desk-errors.ts';",
    "import { ERROR_TEXTS as common } from '../errors.ts';",
    ...members.map((name) => `import { ERROR_TEXTS as ${name} } from '../${name}/errors.ts';`),
    ...desks.map((name) => `import { OPERATOR_ERROR_TEXTS as ${name}Desk } from '../${name}/desk-errors.ts';`),
    '',
    '/** Every error code that members and visitors receive, with its English text. */',
    'export const ERROR_TEXTS = {',
    ...['common', ...members].map((name) => `  ...${name},`),
    '};',
    '',
    '/** Codes that only operators receive. Separate, to keep their texts out of the web app. */',
    'export const OPERATOR_ERROR_TEXTS = {',
    ...['common', ...desks].map((name) => `  ...${name}Desk,`),
    '};',
    '',
    'export type ErrorCode = keyof typeof ERROR_TEXTS | keyof typeof OPERATOR_ERROR_TEXTS;',
    '',
    '/** English text of every code that leaves the server. */',
    'export const ALL_ERROR_TEXTS: Readonly<Record<ErrorCode, string>> = { ...ERROR_TEXTS, ...OPERATOR_ERROR_TEXTS };',
    '',
  ].join('\n');
}

/** Source of the module that joins the live events of all rooms. */
export function writeEventIndex(rooms: readonly RoomFolder[]): string {
  const named = rooms.filter(({ hasEvents }) => hasEvents).map(({ name }) => name);
  return [
    HEAD,
    "import type { StreamEvents as common } from '../events.ts';",
    ...named.map((name) => `import type { StreamEvents as ${name} } from '../${name}/events.ts';`),
    '',
    '/** Server-sent events of `/lgw/events` and what they carry. */',
    `export type EventMap = ${['common', ...named].join(' & ')};`,
    'export type EventName = keyof EventMap;',
    '',
  ].join('\n');
}

/**
 * Operators' calls form a second group beside the members' calls of the same room; the back office has only operators'
 * calls.
 */
function deskOf(room: string): string {
  return room === 'backoffice' ? room : `${room}Desk`;
}
