import type { EndpointSpec, ListSpec } from '@fairlot/contract';
import type { RawBuilder } from 'kysely';
import type { OperatorCaller } from '../../http/index.ts';

type Sql = RawBuilder<unknown>;

/** The operator who reads a list, as far as it matters to what is shown. */
export type Reader = Pick<OperatorCaller, 'operatorId' | 'name' | 'permissions'>;

/** A list as the contract declares it. */
export type ListEndpoint = EndpointSpec & { readonly list: ListSpec };

/** Where a field of a list stands in the database. */
export interface FieldSource {
  /** What is compared and sorted by; never null where the field sorts. */
  column?: Sql;
  /** A condition that is more than a comparison of the column; the values have passed the field's type. */
  where?: (values: readonly string[], operator: string, reader: Reader) => Sql;
}

/**
 * How the rows of a declared list are read. One executor turns it into pages, counts and exports, so that no list
 * writes paging or filters of its own.
 */
export interface DeskList<Row, View> {
  endpoint: ListEndpoint;
  /** Columns of a row; their names must differ from `sortKey` and `rowKey`. */
  select: Sql;
  /** Tables with their joins, the first one holding the key and what sorts. */
  from: Sql;
  /** What a row must meet whatever is asked. */
  where?: (reader: Reader) => Sql;
  /** The unique column that ends every order. */
  key: {
    column: Sql;
    type: 'id' | 'text';
    /** Finds rows by their keys where the column as text has no index. */
    has?: (keys: readonly string[]) => Sql;
  };
  fields: Readonly<Record<string, FieldSource>>;
  /**
   * Rows as the contract shows them, in the same order.
   * @param columns those that are looked at, for what costs something to look up; all when absent
   */
  present: (
    rows: readonly Row[],
    reader: Reader,
    columns?: readonly string[],
  ) => readonly View[] | Promise<readonly View[]>;
}

/** A list, the types of its rows erased for those who keep lists of all rooms. */
export type AnyDeskList = DeskList<unknown, object>;

/** Says how a list of the contract is read. @throws when contract and database do not name the same fields */
export function deskList<Row, View extends object>(list: DeskList<Row, View>): AnyDeskList {
  const { fields } = list.endpoint.list;
  for (const [name, field] of Object.entries(fields)) {
    const source = list.fields[name];
    if (field.sorts === true && source?.column === undefined)
      throw new Error(`${list.endpoint.id} cannot sort by ${name}: it has no column`);
    if (field.operators !== undefined && source?.column === undefined && source?.where === undefined)
      throw new Error(`${list.endpoint.id} cannot filter by ${name}: it has neither column nor condition`);
  }
  for (const name of Object.keys(list.fields))
    if (fields[name] === undefined) throw new Error(`${list.endpoint.id} does not declare ${name}`);
  return list as unknown as AnyDeskList;
}

/** The name of a list in addresses and exports: its path below the API. */
export function nameOfList({ endpoint }: Pick<AnyDeskList, 'endpoint'>): string {
  return endpoint.path.slice('/backoffice/api/'.length);
}

/** Whether somebody with these permissions may see a field of a list. */
export function maySee(list: ListSpec, field: string, { permissions }: Pick<Reader, 'permissions'>): boolean {
  const permission = list.fields[field]?.permission;
  return permission === undefined || permissions.includes(permission);
}
