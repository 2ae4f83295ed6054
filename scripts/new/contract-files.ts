import { capitalise } from './names.ts';

/** Files of a new room's calls, by path. */
export function contractFiles(name: string): Record<string, string> {
  const folder = `packages/contract/src/${name}`;
  return {
    [`${folder}/member.ts`]: member(name),
    [`${folder}/desk.ts`]: desk(name),
    [`${folder}/permissions.ts`]: `/** What operators may do with ${name}. */
export const PERMISSIONS = ['${name}.read'] as const;
`,
  };
}

function member(name: string): string {
  return `import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, StrictObject } from '../shapes.ts';

const Entries = Type.Array(Type.Object({ text: Type.String(), createdAt: EpochMs }));

export const entries = endpoint({
  id: '${name}.entries',
  path: '/wps/${name}',
  summary: 'Own entries, newest first',
  value: Entries,
});

export const addEntry = endpoint({
  id: '${name}.addEntry',
  method: 'POST',
  path: '/wps/${name}',
  summary: 'Add an entry',
  body: StrictObject({ text: Type.String({ minLength: 1, maxLength: 200 }) }),
  value: Entries,
  errors: ['rate.limited'],
  policies: { rateLimit: { max: 30, windowSeconds: 60, by: 'member', shared: true } },
});
`;
}

function desk(name: string): string {
  return `import { Type } from 'typebox';
import { endpoint } from '../define.ts';

/** ${capitalise(name)} as operators see it. */
export const overview = endpoint({
  id: '${name}Desk.overview',
  path: '/backoffice/api/${name}',
  permission: '${name}.read',
  summary: 'How many entries there are, and of how many members',
  value: Type.Object({ entries: Type.Integer(), members: Type.Integer() }),
});
`;
}
