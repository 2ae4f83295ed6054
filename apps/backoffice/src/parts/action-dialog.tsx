import { ReasonDialog } from './reason-dialog.tsx';

export interface Action {
  title: string;
  text: string;
  needsReason: boolean;
  run: (reason: string) => Promise<void>;
}

/** Asks once more, and for a reason where one is needed, before something is done. */
export function ActionDialog({ action, onClose }: { action: Action | null; onClose: () => void }) {
  if (action === null) return null;
  const { title, text, needsReason, run } = action;
  return (
    <ReasonDialog key={title + text} title={title} submit={title} needsReason={needsReason} run={run} onClose={onClose}>
      <p>{text}</p>
    </ReasonDialog>
  );
}
