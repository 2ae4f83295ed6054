import { capitalise } from './names.ts';
import { roomTest } from './room-test.ts';

/** Server files of a new room, by path: entries of members, to be replaced by the room's real subject. */
export function roomFiles(name: string): Record<string, string> {
  const folder = `apps/server/src/rooms/${name}`;
  return {
    [`${folder}/README.md`]: readme(name),
    [`${folder}/index.ts`]: door(name),
    [`${folder}/room.ts`]: room(name),
    [`${folder}/repository.ts`]: repository(name),
    [`${folder}/migrations/0001-${name}.sql`]: migration(name),
    [`${folder}/desk/index.ts`]: desk(name),
    [`${folder}/desk/allowed.testing.ts`]: allowed(),
    [`${folder}/${name}.http.test.ts`]: roomTest(name),
  };
}

function readme(name: string): string {
  return `# ${name}

Owns the table \`${name}_entries\`: what members wrote, for themselves alone.

## Invariants

- An entry is seen by its member only; operators see numbers.
- Closing the account removes the entries; the export of personal data carries them.

## Interface

\`add(tx, memberId, text)\` takes part in the caller's transaction.
`;
}

function door(name: string): string {
  return `import type { Tx } from '../../platform/db/index.ts';

export interface ${capitalise(name)} {
  /** Adds an entry for a member, in the caller's transaction. */
  add(tx: Tx, memberId: bigint, text: string): Promise<void>;
}
`;
}

function room(name: string): string {
  return `import { ${name} as contract } from '@fairlot/contract';
import { route } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/index.ts';
import { defineRoom } from '../../platform/room.ts';
import type { Person } from '../identity/ports.ts';
import { createDesk } from './desk/index.ts';
import type { ${capitalise(name)} } from './index.ts';
import { addEntry, eraseEntries, listEntries } from './repository.ts';

export const ${name} = defineRoom({ name: '${name}', create: create${capitalise(name)} });

function create${capitalise(name)}({ db }: Platform) {
  const show = async (memberId: bigint) =>
    (await listEntries(db, memberId)).map(({ text, createdAt }) => ({ text, createdAt: createdAt.getTime() }));

  const door: ${capitalise(name)} = { add: addEntry };
  const person: Pick<Person, 'erase' | 'export'> = {
    erase: eraseEntries,
    export: async ({ memberId }) => ({ ${name}: await show(memberId) }),
  };
  return {
    door,
    answers: { person },
    routes: [
      route(contract.entries, ({ caller }) => show(caller.memberId)),
      route(contract.addEntry, async ({ caller, body }) => {
        await addEntry(db, caller.memberId, body.text);
        return show(caller.memberId);
      }),
    ],
    desk: createDesk(db),
  };
}
`;
}

function repository(name: string): string {
  return `import { type Executor, sql } from '../../platform/db/index.ts';

export interface Entry {
  text: string;
  createdAt: Date;
}

/** Entries of a member, newest first. */
export function listEntries(executor: Executor, memberId: bigint): Promise<Entry[]> {
  return executor.rows(sql<Entry>\`
    select text, created_at as "createdAt" from ${name}_entries
     where member_id = \${memberId}::bigint order by id desc\`);
}

export async function addEntry(executor: Executor, memberId: bigint, text: string): Promise<void> {
  await executor.run(sql\`insert into ${name}_entries (member_id, text) values (\${memberId}::bigint, \${text})\`);
}

export async function eraseEntries(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql\`delete from ${name}_entries where member_id = \${memberId}::bigint\`);
}

export async function countEntries(executor: Executor): Promise<{ entries: number; members: number }> {
  return executor.one(sql<{ entries: number; members: number }>\`
    select count(*)::int as entries, count(distinct member_id)::int as members from ${name}_entries\`);
}
`;
}

function migration(name: string): string {
  return `-- What members wrote; gone with their account.
create table ${name}_entries (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  text text not null check (length(text) between 1 and 200),
  created_at timestamptz not null default clock_timestamp()
);
create index ${name}_entries_member on ${name}_entries (member_id, id);
`;
}

function desk(name: string): string {
  return `import { ${name}Desk as contract } from '@fairlot/contract';
import type { Executor } from '../../../platform/db/index.ts';
import { route } from '../../../platform/http/index.ts';
import type { Desk } from '../../../platform/operators/index.ts';
import { countEntries } from '../repository.ts';

/** What operators see of ${name}. */
export function createDesk(db: Executor): Desk {
  return {
    permissions: [{ permission: '${name}.read', roles: ['admin', 'support'] }],
    routes: [route(contract.overview, () => countEntries(db))],
  };
}
`;
}

function allowed(): string {
  return `import type { OperatorRole } from '@fairlot/contract';

/**
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: 'overview',
  support: 'overview',
};
`;
}
