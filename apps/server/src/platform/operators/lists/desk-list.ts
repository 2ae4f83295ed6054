import type { EndpointSpec, ListSpec } from '@fairlot/contract';
import { type RawBuilder, sql } from 'kysely';
import type { OperatorCaller } from '../../http/index.ts';

type Sql = RawBuilder<unknown>;

/** The operator who reads a list, with the fields that determine what is shown. */
export type Reader = Pick<OperatorCaller, 'operatorId' | 'name' | 'permissions'> & {
  /** Language of names, as an operator code; absent for jobs. */
  language?: string;
};

/** A list as the contract declares it. */
export type ListEndpoint = EndpointSpec & { readonly list: ListSpec };

/** The source of a list's field in the database. */
export interface FieldSource {
  /** Expression for comparing and sorting; never null if the field sorts. */
  column?: Sql;
  /**
   * A condition that is more than a comparison of the column; the values have been checked against the field's type.
   */
  where?: (values: readonly string[], operator: string, reader: Reader) => Sql;
}

/**
 * How the rows of a declared list are read. One executor turns it into pages, counts and exports, so that no list
 * implements paging or filters itself.
 */
export interface DeskList<Row, View> {
  endpoint: ListEndpoint;
  /** Columns of a row; their names must differ from `sortKey` and `rowKey`. */
  select: Sql;
  /** Tables with their joins; the first one contains the key and the sort columns. */
  from: Sql;
  /** Condition that every row must meet, whatever the filter. */
  where?: (reader: Reader) => Sql;
  /** Alias in `from` of the table with the columns that are named like the fields. */
  alias: string;
  /** The unique column that is last in every order; the table's `id` when absent. */
  key: {
    column: Sql;
    type: 'id' | 'text';
    /** Finds rows by their keys where the column has no index as text. */
    has?: (keys: readonly string[]) => Sql;
  };
  /** Sources of fields other than the column of their name. */
  fields: Readonly<Record<string, FieldSource>>;
  /**
   * Rows in the shape of the contract, in the same order.
   * @param columns the requested columns, for those that are expensive to look up; all when absent
   */
  present: (
    rows: readonly Row[],
    reader: Reader,
    columns?: readonly string[],
  ) => readonly View[] | Promise<readonly View[]>;
}

/** A list with the types of its rows erased, for code that handles lists of all rooms. */
export type AnyDeskList = DeskList<unknown, object>;

/** Declares how a list of the contract is read. @throws when a source fits no field of the contract */
export function deskList<Row, View extends object>({
  fields: sources = {},
  ...list
}: Omit<DeskList<Row, View>, 'key' | 'fields'> & Partial<Pick<DeskList<Row, View>, 'key' | 'fields'>>): AnyDeskList {
  const { id, list: declared } = list.endpoint;
  const columnOf = (name: string) =>
    sql.ref(`${list.alias}.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`);
  for (const [name, source] of Object.entries(sources)) {
    if (declared.fields[name] === undefined) throw new Error(`${id} does not declare ${name}`);
    if (declared.fields[name].sorts === true && source.column === undefined)
      throw new Error(`${id} cannot sort by ${name}: it has no column`);
    if (declared.fields[name].operators !== undefined && source.column === undefined && source.where === undefined)
      throw new Error(`${id} cannot filter by ${name}: it has neither column nor condition`);
  }
  const fields = Object.keys(declared.fields).map((name) => [name, sources[name] ?? { column: columnOf(name) }]);
  const key = { column: columnOf('id'), type: 'id' };
  return { key, ...list, fields: Object.fromEntries(fields) } as unknown as AnyDeskList;
}

/** The name of a list in addresses and exports: its path relative to the API. */
export function nameOfList({ endpoint }: Pick<AnyDeskList, 'endpoint'>): string {
  return endpoint.path.slice('/backoffice/api/'.length);
}

/** Whether an operator with these permissions may see a field of a list. */
export function maySee(list: ListSpec, field: string, { permissions }: Pick<Reader, 'permissions'>): boolean {
  const permission = list.fields[field]?.permission;
  return permission === undefined || permissions.includes(permission);
}
