import type { backoffice, ValueOf } from '@fairlot/contract';
import { removePasskey, renamePasskey } from '@fairlot/contract/backoffice/desk-passkeys';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { PasswordField, TextField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { loginApi } from '../../login/api.ts';
import { PasskeySetup } from '../../login/passkey-forms.tsx';
import { loginTexts, passkeyTexts } from '../../login/texts.ts';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { common } from '../../shared/common-texts.ts';
import { formatTime } from '../../shared/format.ts';
import type { Progress } from '../../shared/operator.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';

type Passkey = ValueOf<typeof backoffice.passkeys>['list'][number];
type Chosen = { passkey: Passkey; act: 'rename' | 'remove' };

/** The operator's own passkeys: shown, named, removed and added. */
export function Passkeys({ onProgress }: { onProgress: (progress: Progress) => void }) {
  const { state, reload } = useLoad(loginApi.passkeys);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [notice, setNotice] = useState('');
  const done = (text: string) => {
    setNotice(text);
    reload();
  };
  const columns: Column<Passkey>[] = [
    { title: passkeyTexts.name, cell: ({ name }) => name },
    { title: common.created, cell: ({ createdAt }) => formatTime(createdAt) },
    {
      title: common.lastUsed,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? passkeyTexts.never : formatTime(lastUsedAt)),
    },
    { title: passkeyTexts.synced, cell: ({ synced }) => (synced ? passkeyTexts.isSynced : passkeyTexts.isBound) },
    {
      title: texts.actions,
      cell: (passkey) => (
        <span className="row">
          <ActButton chosen={{ passkey, act: 'rename' }} onChoose={setChosen} />
          <ActButton chosen={{ passkey, act: 'remove' }} onChoose={setChosen} />
        </span>
      ),
    },
  ];
  return (
    <section className="card">
      <h2>{passkeyTexts.heading}</h2>
      <p role="status">{notice}</p>
      <Loaded state={state} onRetry={reload}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{passkeyTexts.none}</p>
          ) : (
            <Table caption={passkeyTexts.heading} rows={list} keyOf={({ id }) => id} columns={columns} />
          )
        }
      </Loaded>
      <PasskeySetup
        needsPassword
        onProgress={(progress) => {
          onProgress(progress);
          done(passkeyTexts.added);
        }}
      />
      {chosen?.act === 'rename' ? (
        <RenameDialog
          passkey={chosen.passkey}
          onDone={() => done(passkeyTexts.renamed)}
          onClose={() => setChosen(null)}
        />
      ) : null}
      {chosen?.act === 'remove' ? (
        <RemoveDialog
          passkey={chosen.passkey}
          onDone={() => done(passkeyTexts.removed)}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </section>
  );
}

function ActButton({ chosen, onChoose }: { chosen: Chosen; onChoose: (chosen: Chosen) => void }) {
  const { passkey, act } = chosen;
  const label = act === 'rename' ? passkeyTexts.renameOf(passkey.name) : passkeyTexts.removeOf(passkey.name);
  return (
    <Button aria-label={label} onClick={() => onChoose(chosen)}>
      {act === 'rename' ? passkeyTexts.rename : common.drop}
    </Button>
  );
}

interface DialogProps {
  passkey: Passkey;
  onDone: () => void;
  onClose: () => void;
}

function RenameDialog({ passkey, onDone, onClose }: DialogProps) {
  const form = useContractForm({
    call: renamePasskey,
    draft: { name: passkey.name },
    toBody: ({ name }) => ({ name: name.trim() }),
  });
  const rename = async ({ name }: { name: string }) => {
    await loginApi.renamePasskey(passkey.id, name);
    onDone();
  };
  return (
    <FormDialog
      form={form}
      title={passkeyTexts.renameOf(passkey.name)}
      submit={passkeyTexts.save}
      onSend={rename}
      onClose={onClose}
    >
      <TextField at={form.at('name')} label={passkeyTexts.name} required autoComplete="off" />
    </FormDialog>
  );
}

function RemoveDialog({ passkey, onDone, onClose }: DialogProps) {
  const form = useContractForm({ call: removePasskey, draft: { password: '' }, toBody: (draft) => draft });
  const remove = async () => {
    await loginApi.removePasskey(passkey.id, form.values.password);
    onDone();
  };
  return (
    <FormDialog
      form={form}
      title={passkeyTexts.removeOf(passkey.name)}
      submit={common.drop}
      onSend={remove}
      onClose={onClose}
    >
      <p>{passkeyTexts.removeText(passkey.name)}</p>
      <PasswordField at={form.at('password')} label={loginTexts.current} />
    </FormDialog>
  );
}
