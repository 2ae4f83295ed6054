import type { ListField, ListSpec } from '@fairlot/contract';
import type { ReactNode } from 'react';
import type { ChoiceSource } from '../form/picker/choice-source.ts';
import type { Condition, ListView } from './list-address.ts';

/** A column of a list; its name is a field name if the list can be sorted or exported by it. */
export interface ListColumn<R> {
  name: string;
  title: string;
  cell: (row: R) => ReactNode;
  /** Figures are aligned to the end of their cell. */
  isFigure?: boolean;
  /** Hidden unless the operator selects it. */
  isSpare?: boolean;
}

/** An action for one row. */
export interface RowAction {
  label: string;
  /** The main action of the list, which is highlighted. */
  isMain?: boolean;
  /** Highlighted in an open card. */
  isMainOpen?: boolean;
  run: () => void;
}

/** An action for many rows. The server first reports which rows it applies to, and why not to the others. */
export interface BulkAction {
  label: string;
  /** Name of the action on the server. */
  action: string;
  /** Undefined if a reason is required. */
  needsReason?: false;
  /** Values that the confirmation also asks for, such as labels. */
  values?: { label: string; hint?: string; source: ChoiceSource };
}

/** Three facts of a row for a card on a phone. */
export interface RowCard {
  title: ReactNode;
  figure?: ReactNode;
  state?: ReactNode;
  facts?: ReactNode;
  /** A sentence of a person, such as the reason of a request. */
  quote?: string | null;
}

/** A section's declaration of a list; the list component does the rest. */
export interface ListDeclaration<R> {
  /** Path of the list below the API root. */
  name: string;
  /** Filters and orders that the contract allows. */
  spec: ListSpec;
  caption: string;
  columns: readonly ListColumn<R>[];
  keyOf: (row: R) => string;
  /** Title of a row in the accessible names of its controls. */
  titleOf: (row: R) => string;
  /** Names of fields without a column, and of the values of choices. */
  fields?: Readonly<Record<string, string>>;
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Conditions that always apply here and are not shown, such as the member of the page. */
  fixed?: readonly string[];
  /** The condition that the search field sets. */
  search?: { field: string; operator: Condition['operator']; label: string };
  /** Tabs that every operator has; the list opens with the first one. */
  views: readonly Omit<ListView, 'columns' | 'viewId'>[];
  card: (row: R) => RowCard;
  /** More of the first row, whose card is open on a phone; null if it stays closed. */
  opened?: (row: R) => ReactNode;
  /** Refetched on every change event, for lists that change without the operator's action. */
  isLive?: boolean;
}

export function fieldLabel<R>({ columns, fields, spec }: ListDeclaration<R>, name: string): string {
  const title = fields?.[name] ?? columns.find((column) => column.name === name)?.title;
  return title ?? (spec.fields[name]?.type === 'id' ? 'ID' : name);
}

/** Fields that can be filtered, without the field of the search. */
export function filterFields<R>({ spec, search }: ListDeclaration<R>): [string, ListField][] {
  return Object.entries(spec.fields).filter(([name, field]) => field.operators !== undefined && name !== search?.field);
}
