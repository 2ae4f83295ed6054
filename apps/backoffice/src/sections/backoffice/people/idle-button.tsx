import { useCallback, useState } from 'react';
import { Field } from '../../../parts/field.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog.tsx';
import { useLoad } from '../../../shared/use-load.ts';
import { rolesApi } from '../roles/api.ts';
import { peopleTexts as words } from './texts.ts';

interface IdleButtonProps {
  canChange: boolean;
  onSaved: () => void;
}

/** After how many minutes without use a session ends, shown and changed. */
export function IdleButton({ canChange, onSaved }: IdleButtonProps) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => rolesApi.settings(signal), []));
  const [isOpen, setOpen] = useState(false);
  if (state.kind !== 'ready') return null;
  const { idleMinutes } = state.value;
  if (!canChange) return <span className="muted">{words.idle(idleMinutes)}</span>;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {words.idle(idleMinutes)}
      </button>
      {isOpen ? (
        <IdleDialog
          former={idleMinutes}
          onClose={() => setOpen(false)}
          onSaved={() => {
            reload();
            onSaved();
          }}
        />
      ) : null}
    </>
  );
}

interface IdleDialogProps {
  former: number;
  onClose: () => void;
  onSaved: () => void;
}

function IdleDialog({ former, onClose, onSaved }: IdleDialogProps) {
  const [minutes, setMinutes] = useState(String(former));
  const run = async (reason: string) => {
    await rolesApi.setSettings({ idleMinutes: Number(minutes), reason });
    onSaved();
  };
  return (
    <ReasonDialog title={words.idleTitle} submit={words.save} run={run} onClose={onClose}>
      <p>{words.idleText}</p>
      <Field
        label={words.minutes}
        hint={words.minutesHint}
        value={minutes}
        onChange={setMinutes}
        type="number"
        min={5}
        max={120}
        step={1}
        required
      />
    </ReasonDialog>
  );
}
