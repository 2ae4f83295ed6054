import { X } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '../form/action-dialog.tsx';
import { formatCount } from '../shared/format.ts';
import { messageOf } from '../shared/message-of.ts';
import { BulkJobDialog } from './bulk-job-dialog.tsx';
import type { BulkAction, ListDeclaration } from './list-spec.ts';
import { listTexts } from './texts.ts';

interface BulkBarProps<R> {
  list: ListDeclaration<R>;
  rows: readonly R[];
  actions: readonly BulkAction<R>[];
  /** All rows that meet the conditions, of which the page shows a part. */
  all: { filter: readonly string[]; count: number; countIsExact: boolean };
  onClear: () => void;
  onDone: () => void;
}

/** What can be done about the selected rows, or about all that meet the conditions: said first, done then. */
export function BulkBar<R>({ list, rows, actions, all, onClear, onDone }: BulkBarProps<R>) {
  const [action, setAction] = useState<BulkAction<R> | null>(null);
  const [isAll, setAll] = useState(false);
  const whole = all.countIsExact ? formatCount(all.count) : listTexts.moreThan(formatCount(all.count));
  const shown = isAll ? actions.filter(({ everywhere }) => everywhere !== undefined) : actions;
  const canAll = all.count > rows.length && actions.some(({ everywhere }) => everywhere !== undefined);
  return (
    <div className="bulk-bar">
      <b>{listTexts.selected(isAll ? whole : formatCount(rows.length))}</b>
      {canAll ? (
        <button type="button" className="text-button" onClick={() => setAll(!isAll)}>
          {isAll ? listTexts.selectPage : listTexts.selectFilter(whole)}
        </button>
      ) : null}
      {shown.map((one) => (
        <button key={one.label} type="button" className="button button--small" onClick={() => setAction(one)}>
          {one.label}
        </button>
      ))}
      <button
        type="button"
        className="button button--small button--icon"
        aria-label={listTexts.clearSelection}
        onClick={onClear}
      >
        <X aria-hidden="true" />
      </button>
      {action === null || !isAll ? null : (
        <BulkJobDialog
          list={list.name}
          filter={[...(list.fixed ?? []), ...all.filter]}
          label={action.label}
          action={action.everywhere ?? ''}
          onClose={() => setAction(null)}
          onDone={onDone}
        />
      )}
      {action === null || isAll ? null : (
        <BulkDialog list={list} rows={rows} action={action} onClose={() => setAction(null)} onDone={onDone} />
      )}
    </div>
  );
}

interface BulkDialogProps<R> {
  list: ListDeclaration<R>;
  rows: readonly R[];
  action: BulkAction<R>;
  onClose: () => void;
  onDone: () => void;
}

function BulkDialog<R>({ list, rows, action, onClose, onDone }: BulkDialogProps<R>) {
  const [failures, setFailures] = useState<readonly [string, string][] | null>(null);
  const refused = rows.flatMap((row): [string, string][] => {
    const words = action.refusal(row);
    return words === null ? [] : [[list.titleOf(row), words]];
  });
  const fitting = rows.filter((row) => action.refusal(row) === null);
  const run = async (reason: string) => {
    if (fitting.length === 0) throw new Error(listTexts.empty);
    const failed: [string, string][] = [];
    for (const row of fitting) {
      try {
        // One after the other: a list of a hundred must not look like an attack.
        await action.run(row, reason);
      } catch (error) {
        failed.push([list.titleOf(row), messageOf(error)]);
      }
    }
    if (failed.length > 0) {
      setFailures(failed);
      throw new Error(listTexts.done(formatCount(fitting.length - failed.length), formatCount(failed.length)));
    }
    onDone();
  };
  const shown = failures ?? refused;
  return (
    <ReasonDialog
      title={action.label}
      submit={listTexts.doIt(action.label, formatCount(fitting.length))}
      needsReason={action.needsReason}
      run={run}
      onClose={failures === null ? onClose : onDone}
    >
      <p>
        {listTexts.dryRun}: {listTexts.dryRunText(formatCount(fitting.length), formatCount(refused.length))}
      </p>
      <ul className="bulk-rows">
        {shown.map(([title, words]) => (
          <li key={title}>
            <b>{title}</b> {words}
          </li>
        ))}
      </ul>
    </ReasonDialog>
  );
}
