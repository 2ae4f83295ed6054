import type { ListColumn, ListDeclaration } from '../list-spec.ts';

/** Columns in the operator's order; the list's first column always stays first. Unknown names are ignored. */
export function shownColumns<R>(
  { columns }: Pick<ListDeclaration<R>, 'columns'>,
  chosen: readonly string[] | null,
): readonly ListColumn<R>[] {
  if (chosen === null) return columns.filter(({ isSpare }) => isSpare !== true);
  const [first, ...others] = columns;
  const picked = chosen.flatMap((name) => others.find((column) => column.name === name) ?? []);
  return first === undefined ? picked : [first, ...picked];
}
