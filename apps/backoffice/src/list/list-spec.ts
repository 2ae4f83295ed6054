import type { ListField, ListSpec } from '@fairlot/contract';
import type { ReactNode } from 'react';
import type { Condition, ListView } from './list-address.ts';

/** A column of a list; its name is that of a field where it can be sorted or exported by it. */
export interface ListColumn<R> {
  name: string;
  title: string;
  cell: (row: R) => ReactNode;
  /** Figures stand at the end of their cell. */
  isFigure?: boolean;
  /** Shown only when it is asked for. */
  isSpare?: boolean;
}

/** Something that can be done about one row. */
export interface RowAction {
  label: string;
  /** Does not look like the others: the one thing that this list is for. */
  isMain?: boolean;
  run: () => void;
}

/** Something that can be done about many rows: the server says first for which, and why not for the others. */
export interface BulkAction {
  label: string;
  /** What the server calls it. */
  action: string;
  /** Left out where a reason is asked for. */
  needsReason?: false;
}

/** Three facts of a row, for a card on a telephone. */
export interface RowCard {
  title: ReactNode;
  figure?: ReactNode;
  state?: ReactNode;
  facts?: ReactNode;
}

/** What a section says about a list; the pattern does the rest. */
export interface ListDeclaration<R> {
  /** Path of the list below the API. */
  name: string;
  /** What the contract lets be asked of it. */
  spec: ListSpec;
  caption: string;
  columns: readonly ListColumn<R>[];
  keyOf: (row: R) => string;
  /** How the row is called in the names of its controls. */
  titleOf: (row: R) => string;
  /** Names of the fields that have no column, and of the values of choices. */
  fields?: Readonly<Record<string, string>>;
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Conditions that always hold here and are not shown, such as the member whose page it is. */
  fixed?: readonly string[];
  /** The condition that the search field sets. */
  search?: { field: string; operator: Condition['operator']; label: string };
  /** Tabs that everybody has; the first one is what the list opens with. */
  views: readonly Omit<ListView, 'columns' | 'viewId'>[];
  card: (row: R) => RowCard;
  /** Read again whenever something happened, for what changes by itself. */
  isLive?: boolean;
}

export function fieldLabel<R>({ columns, fields }: ListDeclaration<R>, name: string): string {
  return fields?.[name] ?? columns.find((column) => column.name === name)?.title ?? name;
}

/** Fields that take conditions, the search field's own apart. */
export function filterFields<R>({ spec, search }: ListDeclaration<R>): [string, ListField][] {
  return Object.entries(spec.fields).filter(([name, field]) => field.operators !== undefined && name !== search?.field);
}
