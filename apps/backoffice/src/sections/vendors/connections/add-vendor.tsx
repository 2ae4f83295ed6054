import { addVendor } from '@fairlot/contract/vendors/desk-connections';
import { ReasonField, TextField } from '../../../form/fields.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { common } from '../../../shared/common-texts.ts';
import { type Connection, type Connections, connectionsApi } from './api.ts';
import { BasicsFields, basicsOf, basicsToBody, wrongOf } from './basics-fields.tsx';
import { KeyFields, keysToBody, NO_KEYS } from './key-fields.tsx';
import { connectionTexts as words } from './texts.ts';

interface AddVendorProps {
  shown: Connections;
  /** A vendor that is already connected through the environment; null for another one. */
  vendor: Connection | null;
  onDone: () => void;
  onClose: () => void;
}

/** Requests a second operator's approval for a new vendor. */
export function AddVendor({ shown, vendor, onDone, onClose }: AddVendorProps) {
  const form = useContractForm({
    call: addVendor,
    draft: { code: vendor?.code ?? '', ...basicsOf(vendor), ...NO_KEYS, reason: '' },
    names: (path) => path.replace(/^keys\./, '').replace(/\.\d+$/, ''),
    refusal: wrongOf,
    toBody: ({ code, reason, ...draft }, keyOf) => {
      const input = {
        code: code.trim().toUpperCase(),
        ...basicsToBody(draft, shown.currency),
        keys: keysToBody(draft),
        reason: reason.trim(),
      };
      return { ...input, requestKey: keyOf([JSON.stringify(input)]) };
    },
  });
  const send = async (body: Parameters<typeof connectionsApi.add>[0]) => {
    await connectionsApi.add(body);
    onDone();
  };
  return (
    <FormDialog form={form} title={words.add} submit={common.requestApproval} onSend={send} onClose={onClose}>
      <TextField
        at={form.at('code')}
        label={words.code}
        hint={words.codeHint}
        required
        readOnly={vendor !== null}
        maxLength={32}
        autoCapitalize="characters"
        dir="ltr"
      />
      <BasicsFields at={form.at} shown={shown} />
      <KeyFields at={form.at} protocol={form.values.protocol} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
