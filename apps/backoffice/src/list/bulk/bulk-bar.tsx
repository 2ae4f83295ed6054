import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { ErrorLine } from '../../parts/states.tsx';
import { send } from '../../shared/api.ts';
import { formatCount } from '../../shared/format.ts';
import { messageOf } from '../../shared/message-of.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { countWords } from '../count-words.ts';
import type { BulkAction, ListDeclaration } from '../list-spec.ts';
import { listTexts } from '../texts.ts';
import './bulk.css';

interface BulkBarProps<R> {
  list: Pick<ListDeclaration<R>, 'name' | 'fixed' | 'keyOf' | 'titleOf'>;
  /** The selected rows; without any, only the dialog of an action that was started is shown. */
  rows: readonly R[];
  actions: readonly BulkAction[];
  /** All rows that match the filter, including those on other pages. */
  all: { filter: readonly string[]; count: number; countIsExact: boolean };
  onClear: () => void;
}

interface Begun {
  action: BulkAction;
  jobId: string;
  /** Titles of the rows that were selected, by key. */
  titles: ReadonlyMap<string, string>;
}

/**
 * Actions for the selected rows, or for all rows that match the filter; each is previewed before it runs. Its dialog
 * stays open when the rows leave the view, so that the operator sees which ones failed.
 */
export function BulkBar<R>(props: BulkBarProps<R>) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return (
    <>
      {props.rows.length === 0 ? null : <Bar {...props} onBegun={setBegun} />}
      {begun === null ? null : (
        <BulkDialog
          {...begun}
          list={props.list.name}
          onClose={(wasConfirmed) => {
            setBegun(null);
            if (wasConfirmed) props.onClear();
          }}
        />
      )}
    </>
  );
}

interface BarProps<R> extends BulkBarProps<R> {
  onBegun: (begun: Begun) => void;
}

function Bar<R>({ list, rows, actions, all, onClear, onBegun }: BarProps<R>) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Another selection or filter ends the choice of all rows.
  const selection = JSON.stringify([all.filter, rows.map(list.keyOf)]);
  const [allOf, setAllOf] = useState<string | null>(null);
  const isAll = allOf === selection;
  const whole = countWords(all);
  const begin = async (action: BulkAction) => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    const what = isAll ? { filter: [...(list.fixed ?? []), ...all.filter] } : { rows: rows.map(list.keyOf) };
    try {
      const body = { list: list.name, action: action.action, ...what };
      const { jobId } = await send<{ jobId: string }>('POST', '/bulk', { body });
      onBegun({ action, jobId, titles: new Map(rows.map((row) => [list.keyOf(row), list.titleOf(row)])) });
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className="bulk-bar">
        <b>{listTexts.selected(isAll ? whole : formatCount(rows.length))}</b>
        {actions.map((one) => (
          <Button key={one.action} size="small" aria-disabled={isBusy} onClick={() => void begin(one)}>
            {one.label}
          </Button>
        ))}
        <span className="bulk-bar-end">
          {all.count > rows.length ? (
            <button type="button" className="text-button" onClick={() => setAllOf(isAll ? null : selection)}>
              {isAll ? listTexts.selectPage : listTexts.selectFilter(whole)}
            </button>
          ) : null}
          <Button
            icon="close"
            size="small"
            className="button--icon"
            aria-label={listTexts.clearSelection}
            onClick={onClear}
          />
        </span>
      </div>
      <ErrorLine message={error} />
    </>
  );
}
