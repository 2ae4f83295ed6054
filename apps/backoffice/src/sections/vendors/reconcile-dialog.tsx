import { useId, useState } from 'react';
import { ReasonDialog } from '../../form/action-dialog.tsx';
import { type Hours, vendorsApi } from './api.ts';
import { vendorsTexts as words } from './texts.ts';

const PERIODS = [1, 24, 72] as const satisfies readonly Hours[];

interface ReconcileDialogProps {
  codes: readonly string[];
  /** With a line for each vendor that says what was found. */
  onDone: (found: string) => void;
  onClose: () => void;
}

/** Holds the reports of vendors against ours, one after the other. */
export function ReconcileDialog({ codes, onDone, onClose }: ReconcileDialogProps) {
  const id = useId();
  const [hours, setHours] = useState<Hours>(24);
  const [at, setAt] = useState<string | null>(null);
  const run = async (reason: string) => {
    const found: string[] = [];
    for (const code of codes) {
      setAt(code);
      const { theirs, ours, differences } = await vendorsApi.reconcile(code, hours, reason);
      found.push(words.found(theirs, ours, differences));
    }
    onDone(found.join(' · '));
  };
  const title = codes.length === 1 ? `${words.reconcile}: ${codes.join()}` : words.reconcileAll;
  return (
    <ReasonDialog title={title} submit={words.reconcile} run={run} onClose={onClose}>
      <div className="field">
        <label htmlFor={id}>{words.period}</label>
        <select id={id} value={hours} onChange={({ target }) => setHours(hoursOf(target.value))}>
          {PERIODS.map((one) => (
            <option key={one} value={one}>
              {words.hours[one]}
            </option>
          ))}
        </select>
      </div>
      {at === null || codes.length === 1 ? null : <p role="status">{words.asking(at)}</p>}
    </ReasonDialog>
  );
}

const hoursOf = (text: string): Hours => PERIODS.find((one) => String(one) === text) ?? 24;
