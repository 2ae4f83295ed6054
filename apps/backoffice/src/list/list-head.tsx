import { Icon } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { texts } from '../shared/texts.ts';
import { ExportButton } from './export-button.tsx';
import { countWords } from './count-words.ts';
import type { ListPlace } from './list-address.ts';
import type { ListColumn, ListDeclaration } from './list-spec.ts';
import { useIsPhone } from './use-is-phone.ts';
import type { ListAnswer } from './use-list.ts';

interface ListHeadProps<R> {
  list: ListDeclaration<R>;
  place: ListPlace;
  answer: ListAnswer<R> | undefined;
  columns: readonly ListColumn<R>[];
  isBusy: boolean;
  isNarrow: boolean;
  onReload: () => void;
  children: ReactNode;
}

/** Number of rows, and the actions for the list as a whole. */
export function ListHead<R>({ list, place, answer, columns, isBusy, isNarrow, onReload, children }: ListHeadProps<R>) {
  const isPhone = useIsPhone();
  const actions = <span className="list-head-actions">{children}</span>;
  return (
    <div className="list-head">
      <h2 className="list-title">{list.caption}</h2>
      <span className="list-count">{answer === undefined ? '' : countWords(answer)}</span>
      {isPhone ? null : actions}
      {isNarrow ? null : <ExportButton list={list} place={place} columns={columns} />}
      <button
        type="button"
        className="button button--icon"
        aria-label={texts.refresh}
        title={texts.refresh}
        aria-busy={isBusy}
        onClick={onReload}
      >
        <Icon name="refresh" />
      </button>
      {/* Wider than the rest of the line, they have the next one for themselves. */}
      {isPhone ? actions : null}
    </div>
  );
}
