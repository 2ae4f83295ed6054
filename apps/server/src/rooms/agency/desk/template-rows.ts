import type { agencyDesk as contract, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { RowOf } from '../../../platform/rows/wire-row.ts';

const MOST_TEMPLATES = 200;

type Template = RowOf<ValueOf<typeof contract.createTemplate>, 'id', 'createdAt'>;
const COLUMNS = sql`id, name, kind, terms, created_at as "createdAt"`;

export function findTemplate(executor: Executor, id: bigint): Promise<Template | undefined> {
  return executor.first(sql<Template>`
    select ${COLUMNS} from agency_templates where id = ${id}::bigint and retired_at is null`);
}

/** Templates on offer, by name. */
export function listTemplates(executor: Executor): Promise<Template[]> {
  return executor.rows(sql<Template>`
    select ${COLUMNS} from agency_templates where retired_at is null order by name limit ${MOST_TEMPLATES}::int`);
}

/** @returns undefined when the name is taken */
export function addTemplate(tx: Tx, { name, kind, terms }: Pick<Template, 'name' | 'kind' | 'terms'>) {
  return tx.first(sql<Template>`
    insert into agency_templates (name, kind, terms) values (${name}, ${kind}, ${JSON.stringify(terms)}::jsonb)
    on conflict do nothing returning ${COLUMNS}`);
}

/** @returns undefined when it is not on offer */
export function retireTemplate(tx: Tx, id: bigint): Promise<Template | undefined> {
  return tx.first(sql<Template>`
    update agency_templates set retired_at = clock_timestamp()
     where id = ${id}::bigint and retired_at is null returning ${COLUMNS}`);
}
