import { X } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { formatCount } from '../shared/format.ts';
import { messageOf } from '../shared/message-of.ts';
import type { BulkAction, ListDeclaration } from './list-spec.ts';
import { listTexts } from './texts.ts';

interface BulkBarProps<R> {
  list: ListDeclaration<R>;
  rows: readonly R[];
  actions: readonly BulkAction<R>[];
  onClear: () => void;
  onDone: () => void;
}

/** What can be done about the selected rows: said first, done then, told row by row. */
export function BulkBar<R>({ list, rows, actions, onClear, onDone }: BulkBarProps<R>) {
  const [action, setAction] = useState<BulkAction<R> | null>(null);
  return (
    <div className="bulk-bar">
      <b>{listTexts.selected(formatCount(rows.length))}</b>
      {actions.map((one) => (
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
      {action === null ? null : (
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
      check={() => (fitting.length === 0 ? listTexts.empty : null)}
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
