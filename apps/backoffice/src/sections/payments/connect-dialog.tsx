import { connectPayments } from '@fairlot/contract/payments/connections-desk';
import { ReasonField, TextField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { type Connection, paymentsApi } from './api.ts';
import { connectionTexts as words } from './connection-texts.ts';

interface ConnectDialogProps {
  connection: Connection;
  onDone: () => void;
  onClose: () => void;
}

/** Asks a second operator to connect a provider, or to change how it is connected. */
export function ConnectDialog({ connection, onDone, onClose }: ConnectDialogProps) {
  const { provider, url, fields, keys, version } = connection;
  const form = useContractForm({
    call: connectPayments,
    draft: { url, fields, keys: Object.fromEntries(keys.map(({ name }) => [name, ''])), reason: '' },
    toBody: ({ url: typed, fields: entered, keys: given, reason }, keyOf) => {
      const wanted = { url: typed.trim(), fields: entered, keys: given, version };
      return { ...wanted, reason: reason.trim(), requestKey: keyOf([JSON.stringify(wanted), reason.trim()]) };
    },
  });
  const send = async (body: Parameters<typeof paymentsApi.connect>[1]) => {
    await paymentsApi.connect(provider, body);
    onDone();
  };
  return (
    <FormDialog
      form={form}
      title={words.names[provider] ?? provider}
      submit={words.send}
      onSend={send}
      onClose={onClose}
    >
      {keys.length === 0 ? <p>{words.byHand}</p> : <p className="muted">{words.notCertified}</p>}
      {url !== '' && <TextField at={form.at('url')} label={words.url} hint={words.urlHint} dir="ltr" inputMode="url" />}
      {Object.keys(fields).map((name) => (
        <TextField key={name} at={form.at(`fields.${name}`)} label={words.fields[name] ?? name} dir="ltr" required />
      ))}
      {keys.map(({ name, hint }) => (
        <TextField
          key={name}
          at={form.at(`keys.${name}`)}
          label={words.keys[name] ?? name}
          hint={hint === null ? '' : words.keyHint(hint)}
          type="password"
          autoComplete="off"
          dir="ltr"
        />
      ))}
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
