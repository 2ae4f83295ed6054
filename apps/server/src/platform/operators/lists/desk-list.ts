import type { EndpointSpec, ListSpec } from '@fairlot/contract';
import type { RawBuilder } from 'kysely';
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
  /** The unique column that is last in every order. */
  key: {
    column: Sql;
    type: 'id' | 'text';
    /** Finds rows by their keys where the column has no index as text. */
    has?: (keys: readonly string[]) => Sql;
  };
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

/** Declares how a list of the contract is read. @throws when contract and database do not name the same fields */
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

/** The name of a list in addresses and exports: its path relative to the API. */
export function nameOfList({ endpoint }: Pick<AnyDeskList, 'endpoint'>): string {
  return endpoint.path.slice('/backoffice/api/'.length);
}

/** Whether an operator with these permissions may see a field of a list. */
export function maySee(list: ListSpec, field: string, { permissions }: Pick<Reader, 'permissions'>): boolean {
  const permission = list.fields[field]?.permission;
  return permission === undefined || permissions.includes(permission);
}
