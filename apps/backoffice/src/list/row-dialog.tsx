import type { ReactNode } from 'react';
import { Facts } from '../parts/facts.tsx';
import { Modal } from '../parts/modal.tsx';
import { Notes } from '../parts/notes.tsx';
import type { ListDeclaration } from './list-spec.ts';

interface RowDialogProps<R> {
  list: ListDeclaration<R>;
  row: R;
  /** Key of the notes about the row, such as `bet:12`. */
  object: string;
  onClose: () => void;
  children?: ReactNode;
}

/** One row with all its data, including columns that are hidden, and the operators' notes. */
export function RowDialog<R>({ list, row, object, onClose, children }: RowDialogProps<R>) {
  return (
    <Modal title={list.titleOf(row)} onClose={onClose}>
      <Facts rows={list.columns.map(({ title, cell }) => [title, cell(row)])} />
      {children}
      <Notes object={object} />
    </Modal>
  );
}
