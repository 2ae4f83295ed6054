import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Strict, StrictObject, Version } from '../shapes.ts';
import { CLOSABLE_PAGES } from './rules.ts';

const Page = Type.String({ pattern: `^(${CLOSABLE_PAGES.join('|')})$` });

const Reasons = Type.Record(
  Type.String({ pattern: '^[A-Z]{2}$' }),
  Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  Strict,
);

const State = Type.Object({ page: Page, open: Type.Boolean(), texts: Reasons, version: Version });

export const pages = endpoint({
  id: 'siteDesk.pages',
  path: '/backoffice/api/pages',
  permission: 'pages.read',
  summary: 'Pages that can be closed, with the texts of closed ones',
  value: Type.Array(State),
});

export const setPage = endpoint({
  id: 'siteDesk.setPage',
  method: 'PUT',
  path: '/backoffice/api/pages/:page',
  permission: 'pages.change',
  summary: 'Close a page with a text for players by language, or open it',
  params: StrictObject({ page: Page }),
  body: StrictObject({
    open: Type.Boolean(),
    texts: Reasons,
    reason: Type.String({ minLength: 10, maxLength: 500, pattern: '\\S.{8,}\\S' }),
    version: Type.Optional(Version),
  }),
  value: State,
  errors: ['version.conflict'],
});
