import type { ReactNode } from 'react';
import { ReasonField } from './fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { loadReason } from './load-reason.ts';
import { useContractForm } from './use-contract-form.ts';

export interface Action {
  title: string;
  text: string;
  /** By default a reason is required. */
  needsReason?: boolean;
  run: (reason: string) => Promise<void>;
}

/** Asks for confirmation, and for a reason where one is required, before an action runs. */
export function ActionDialog({ action, onClose }: { action: Action | null; onClose: () => void }) {
  if (action === null) return null;
  const { title, text, needsReason, run } = action;
  return (
    <ReasonDialog key={title} title={title} submit={title} needsReason={needsReason} run={run} onClose={onClose}>
      <p>{text}</p>
    </ReasonDialog>
  );
}

interface ReasonDialogProps {
  title: string;
  /** Label of the confirming button. */
  submit: string;
  needsReason?: boolean;
  run: (reason: string) => Promise<void>;
  onClose: () => void;
  /** Called on cancel; closes the dialog if undefined. */
  onCancel?: () => void;
  children?: ReactNode;
}

/** Asks for the reason of a change, below a description of the change, and closes after it succeeds. */
export function ReasonDialog({ needsReason = true, run, children, ...dialog }: ReasonDialogProps) {
  const form = useContractForm({
    call: needsReason ? loadReason : undefined,
    draft: { reason: '' },
    toBody: ({ reason }) => ({ reason: reason.trim() }),
  });
  return (
    <FormDialog {...dialog} form={form} isQuestion onSend={async ({ reason }) => run(reason)}>
      {children}
      {needsReason ? <ReasonField at={form.at('reason')} /> : null}
    </FormDialog>
  );
}
