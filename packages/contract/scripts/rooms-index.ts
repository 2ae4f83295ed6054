import { existsSync, readdirSync } from 'node:fs';

/** A folder of the contract and which of the files that the index knows it has. */
interface RoomFolder {
  readonly name: string;
  readonly hasMember: boolean;
  readonly hasDesk: boolean;
  readonly hasPermissions: boolean;
  readonly hasRules: boolean;
}

const HEAD = '// Written by `npm run openapi` from the folders beside this one; not to be edited.\n';

/** The rooms below the folder in the order of their names: every folder with calls of members or of operators. */
export function findRooms(folder: URL): RoomFolder[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      hasMember: existsSync(new URL(`${name}/member.ts`, folder)),
      hasDesk: existsSync(new URL(`${name}/desk.ts`, folder)),
      hasPermissions: existsSync(new URL(`${name}/permissions.ts`, folder)),
      hasRules: existsSync(new URL(`${name}/rules.ts`, folder)),
    }))
    .filter(({ hasMember, hasDesk }) => hasMember || hasDesk)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The module that joins all permissions of operators and all kinds of approval. */
export function writePermissionIndex(rooms: readonly RoomFolder[]): string {
  const named = rooms.filter(({ hasPermissions }) => hasPermissions).map(({ name }) => name);
  return [
    HEAD,
    ...named.map((name) => `import * as ${name} from '../${name}/permissions.ts';`),
    '',
    `const rooms = [${named.join(', ')}] as const;`,
    '',
    '/** What operators may do, over all rooms. */',
    'export const PERMISSIONS = rooms.flatMap(({ PERMISSIONS: own }): readonly Permission[] => own);',
    '/** Kinds of request that a second operator approves, over all rooms. */',
    'export const APPROVAL_KINDS = rooms.flatMap((room): readonly ApprovalKind[] =>',
    "  'APPROVAL_KINDS' in room ? room.APPROVAL_KINDS : [],",
    ');',
    '',
    'type Room = (typeof rooms)[number];',
    '/** What an operator may do; roles are sets of these. */',
    "export type Permission = Room['PERMISSIONS'][number];",
    'type KindsOf<R> = R extends { APPROVAL_KINDS: readonly (infer Kind)[] } ? Kind : never;',
    'export type ApprovalKind = KindsOf<Room>;',
    '',
  ].join('\n');
}

/** The module that names every room's calls and lists all endpoints. */
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

/** Operators' calls stand beside the members' of the same room; the room of the operators has no others. */
function deskOf(room: string): string {
  return room === 'backoffice' ? room : `${room}Desk`;
}
