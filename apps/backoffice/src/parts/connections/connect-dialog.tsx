import type { BodyOf } from '@fairlot/contract';
import { ReasonField, SelectField, TextField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { common } from '../../shared/common-texts.ts';
import type { ConnectCall, Connection, ProviderWords } from './api.ts';
import { KeyField } from './key-field.tsx';
import { connectionTexts as words } from './texts.ts';

interface ConnectDialogProps {
  connection: Connection;
  call: ConnectCall;
  providerWords: ProviderWords;
  onSend: (body: BodyOf<ConnectCall>) => Promise<void>;
  onClose: () => void;
}

/** Requests a second operator's approval to connect a provider, or to change its connection. */
export function ConnectDialog({ connection, call, providerWords, onSend, onClose }: ConnectDialogProps) {
  const { provider, url, needsUrl, fields, keys, version } = connection;
  const form = useContractForm({
    call,
    draft: {
      url,
      fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      keys: Object.fromEntries(keys.map(({ name }) => [name, ''])),
      reason: '',
    },
    toBody: ({ url: typed, fields: entered, keys: given, reason }, keyOf) => {
      const wanted = { url: typed.trim(), fields: entered, keys: given, version };
      return { ...wanted, reason: reason.trim(), requestKey: keyOf([JSON.stringify(wanted), reason.trim()]) };
    },
  });
  const optionOf = (value: string) => ({ value, label: providerWords.options?.[value] ?? value });
  return (
    <FormDialog
      form={form}
      title={providerWords.names[provider] ?? provider}
      submit={common.requestApproval}
      onSend={onSend}
      onClose={onClose}
    >
      <p className="muted">{providerWords.notes?.[provider] ?? words.notCertified}</p>
      {(url !== '' || needsUrl) && (
        <TextField
          at={form.at('url')}
          label={common.address}
          hint={needsUrl ? words.urlHintOwn : words.urlHint}
          dir="ltr"
          inputMode="url"
          required={needsUrl}
        />
      )}
      {fields.map(({ name, isRequired, options }) =>
        options === null ? (
          <TextField
            key={name}
            at={form.at(`fields.${name}`)}
            label={providerWords.fields[name] ?? name}
            dir="ltr"
            required={isRequired}
          />
        ) : (
          <SelectField
            key={name}
            at={form.at(`fields.${name}`)}
            label={providerWords.fields[name] ?? name}
            options={options.map(optionOf)}
          />
        ),
      )}
      {keys.map(({ name, hint }) => (
        <KeyField
          key={name}
          at={form.at(`keys.${name}`)}
          label={providerWords.keys[name] ?? name}
          hint={hint === null ? words.keyHintNew : words.keyHint(hint)}
        />
      ))}
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
