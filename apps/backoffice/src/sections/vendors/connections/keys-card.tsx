import { rotateKeys } from '@fairlot/contract/vendors/desk-connections';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../form/action-dialog.tsx';
import { ReasonField, TextField } from '../../../form/fields.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { numberOf } from '../../../form/number-of.ts';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { type Column, Table } from '../../../parts/table.tsx';
import { formatTime } from '../../../shared/format.ts';
import { common } from '../../../shared/common-texts.ts';
import { type Connection, connectionsApi } from './api.ts';
import { wrongOf } from './basics-fields.tsx';
import { KeyFields, keysToBody, NO_KEYS } from './key-fields.tsx';
import { connectionTexts as words } from './texts.ts';

type Key = Connection['keys'][number];

interface KeysCardProps {
  vendor: Connection;
  isReadOnly: boolean;
  onDone: (reported: string) => void;
}

/** Keys with their hints, and the data that the vendor needs from us. */
export function KeysCard({ vendor, isReadOnly, onDone }: KeysCardProps) {
  const [doing, setDoing] = useState<'replace' | 'end' | null>(null);
  const { code, keys, callbackUrl, ourPublicKey } = vendor;
  const end = async (reason: string) => {
    await connectionsApi.endFormer(code, reason);
    onDone(common.saved);
  };
  return (
    <section className="card vendor-card" aria-label={words.steps.keys}>
      {callbackUrl === null ? null : <ToCopy label={words.callback} hint={words.callbackHint} text={callbackUrl} />}
      {ourPublicKey === null ? null : <ToCopy label={words.ourKey} hint={words.ourKeyHint} text={ourPublicKey} />}
      {keys.length === 0 ? (
        <p className="muted">{words.noKeys}</p>
      ) : (
        <Table caption={words.keysHeld} rows={keys} keyOf={({ kind, hint }) => kind + hint} columns={COLUMNS} />
      )}
      {isReadOnly ? null : (
        <p className="row">
          <Button onClick={() => setDoing('replace')}>{words.replace}</Button>
          {keys.some(({ endsAt }) => endsAt !== null) ? (
            <Button onClick={() => setDoing('end')}>{words.endFormer}</Button>
          ) : null}
        </p>
      )}
      {doing === 'replace' ? (
        <ReplaceKeys vendor={vendor} onDone={() => onDone(common.requestSent)} onClose={() => setDoing(null)} />
      ) : null}
      {doing === 'end' ? (
        <ReasonDialog title={words.endFormer} submit={words.endFormer} run={end} onClose={() => setDoing(null)}>
          <p>{words.endFormerText}</p>
        </ReasonDialog>
      ) : null}
    </section>
  );
}

function ReplaceKeys({ vendor, onDone, onClose }: { vendor: Connection; onDone: () => void; onClose: () => void }) {
  const form = useContractForm({
    call: rotateKeys,
    draft: { ...NO_KEYS, formerHours: '24', reason: '' },
    names: (path) => path.replace(/^keys\./, ''),
    refusal: wrongOf,
    toBody: ({ formerHours, reason, ...draft }, keyOf) => {
      const input = {
        keys: keysToBody(draft),
        formerHours: numberOf(formerHours),
        reason: reason.trim(),
        version: vendor.version,
      };
      return { ...input, requestKey: keyOf([JSON.stringify(input)]) };
    },
  });
  const send = async (body: Parameters<typeof connectionsApi.rotate>[1]) => {
    await connectionsApi.rotate(vendor.code, body);
    onDone();
  };
  return (
    <FormDialog form={form} title={words.replace} submit={common.requestApproval} onSend={send} onClose={onClose}>
      <KeyFields at={form.at} protocol={vendor.protocol} isReplacing />
      <TextField at={form.at('formerHours')} label={words.formerHours} inputMode="numeric" required />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

/** A text to be passed on to the vendor unchanged. */
function ToCopy({ label, hint, text }: { label: string; hint: string; text: string }) {
  return (
    <div className="vendor-copy">
      <b>{label}</b>
      <code className="secret">{text}</code>
      <span className="row">
        <CopyButton label={common.copy} text={text} />
        <small className="muted">{hint}</small>
      </span>
    </div>
  );
}

const COLUMNS: readonly Column<Key>[] = [
  { title: words.keysHeld, isName: true, cell: ({ kind }) => words.keyKinds[kind] },
  { title: '…', cell: ({ hint }) => words.ending(hint) },
  { title: words.setAt, cell: ({ setAt }) => formatTime(setAt) },
  {
    title: words.state,
    cell: ({ endsAt }) =>
      endsAt === null ? (
        <span className="badge badge--positive">{words.current}</span>
      ) : (
        <span className="badge">{words.until(formatTime(endsAt))}</span>
      ),
  },
];
