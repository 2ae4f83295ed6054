import type { backoffice, ValueOf } from '@fairlot/contract';
import { setConsoleSettings } from '@fairlot/contract/backoffice/desk-people';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { ReasonField, TextField } from '../../../form/fields.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { numberOf } from '../../../form/number-of.ts';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { common } from '../../../shared/common-texts.ts';
import { createRequestKeys } from '../../../shared/request-key.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { rolesApi } from '../roles/api.ts';
import { peopleTexts as words } from './texts.ts';

interface IdleButtonProps {
  canChange: boolean;
  onSaved: () => void;
}

/** Shows and changes the idle timeout of sessions, in minutes. */
export function IdleButton({ canChange, onSaved }: IdleButtonProps) {
  const { state, reload } = useLoad(rolesApi.settings);
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  if (state.kind !== 'ready') return null;
  const { idleMinutes } = state.value;
  if (!canChange) return <span className="muted">{words.idle(idleMinutes)}</span>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.idle(idleMinutes)}</Button>
      {isOpen ? (
        <IdleDialog
          former={state.value}
          onClose={() => setOpen(false)}
          onSaved={(asked) => {
            setAsked(asked);
            reload();
            onSaved();
          }}
        />
      ) : null}
      {isAsked ? <span role="status">{words.idleAsked}</span> : null}
    </>
  );
}

interface IdleDialogProps {
  former: ValueOf<typeof backoffice.consoleSettings>;
  onClose: () => void;
  onSaved: (isAsked: boolean) => void;
}

function IdleDialog({ former, onClose, onSaved }: IdleDialogProps) {
  const [keyOf] = useState(createRequestKeys);
  const form = useContractForm({
    call: setConsoleSettings,
    draft: { minutes: String(former.idleMinutes), reason: '' },
    names: { idleMinutes: 'minutes' },
    toBody: ({ minutes, reason }) => ({
      idleMinutes: numberOf(minutes),
      reason: reason.trim(),
      version: former.version,
    }),
  });
  const save = async (body: Parameters<typeof rolesApi.setSettings>[0]) => {
    onSaved((await rolesApi.setSettings({ ...body, requestKey: keyOf([JSON.stringify(body)]) })) !== null);
  };
  return (
    <FormDialog form={form} title={words.idleTitle} submit={common.save} onSend={save} onClose={onClose}>
      <p>{words.idleText}</p>
      <TextField at={form.at('minutes')} label={words.minutes} hint={words.minutesHint} type="number" required />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
