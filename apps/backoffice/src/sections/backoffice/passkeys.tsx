import type { backoffice, ValueOf } from '@fairlot/contract';
import { useCallback, useState } from 'react';
import { loginApi } from '../../login/api.ts';
import { PasskeySetup } from '../../login/passkey-forms.tsx';
import { loginTexts, passkeyTexts } from '../../login/texts.ts';
import { Field } from '../../parts/field.tsx';
import { PasswordField } from '../../parts/known-fields.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatTime } from '../../shared/format.ts';
import type { Progress } from '../../shared/operator.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';

type Passkey = ValueOf<typeof backoffice.passkeys>['list'][number];
type Chosen = { passkey: Passkey; act: 'rename' | 'remove' };

/** The operator's own passkeys: shown, named, removed and added. */
export function Passkeys({ onProgress }: { onProgress: (progress: Progress) => void }) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => loginApi.passkeys(signal), []));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [notice, setNotice] = useState('');
  const done = (text: string) => {
    setNotice(text);
    reload();
  };
  const columns: Column<Passkey>[] = [
    { title: passkeyTexts.name, cell: ({ name }) => name },
    { title: passkeyTexts.created, cell: ({ createdAt }) => formatTime(createdAt) },
    {
      title: passkeyTexts.used,
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
    <button type="button" className="button" aria-label={label} onClick={() => onChoose(chosen)}>
      {passkeyTexts[act]}
    </button>
  );
}

interface DialogProps {
  passkey: Passkey;
  onDone: () => void;
  onClose: () => void;
}

function RenameDialog({ passkey, onDone, onClose }: DialogProps) {
  const [name, setName] = useState(passkey.name);
  const run = async () => {
    await loginApi.renamePasskey(passkey.id, name.trim());
    onDone();
  };
  return (
    <ReasonDialog
      title={passkeyTexts.renameOf(passkey.name)}
      submit={passkeyTexts.save}
      needsReason={false}
      run={run}
      onClose={onClose}
    >
      <Field
        label={passkeyTexts.name}
        value={name}
        onChange={setName}
        required
        maxLength={64}
        pattern=".*\S.*"
        autoComplete="off"
      />
    </ReasonDialog>
  );
}

function RemoveDialog({ passkey, onDone, onClose }: DialogProps) {
  const [password, setPassword] = useState('');
  const run = async () => {
    await loginApi.removePasskey(passkey.id, password);
    onDone();
  };
  return (
    <ReasonDialog
      title={passkeyTexts.removeOf(passkey.name)}
      submit={passkeyTexts.remove}
      needsReason={false}
      run={run}
      onClose={onClose}
    >
      <p>{passkeyTexts.removeText(passkey.name)}</p>
      <PasswordField label={loginTexts.current} value={password} onChange={setPassword} />
    </ReasonDialog>
  );
}
