import { changeConnection } from '@fairlot/contract/vendors/desk-connections';
import { ReasonField } from '../../../form/fields.tsx';
import { Form } from '../../../form/form.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { common } from '../../../shared/common-texts.ts';
import { type Connection, type Connections, connectionsApi } from './api.ts';
import { BasicsFields, basicsOf, basicsToBody, wrongOf } from './basics-fields.tsx';
import { connectionTexts as words } from './texts.ts';

interface BasicsCardProps {
  vendor: Connection;
  shown: Connections;
  isReadOnly: boolean;
  onDone: () => void;
}

/** Connection settings of a vendor; a change needs a second operator's approval. */
export function BasicsCard({ vendor, shown, isReadOnly, onDone }: BasicsCardProps) {
  const form = useContractForm({
    call: changeConnection,
    draft: { ...basicsOf(vendor), reason: '' },
    names: (path) => path.replace(/\.\d+$/, ''),
    refusal: wrongOf,
    toBody: ({ reason, ...draft }, keyOf) => {
      const input = { ...basicsToBody(draft, shown.currency), reason: reason.trim(), version: vendor.version };
      return { ...input, requestKey: keyOf([JSON.stringify(input)]) };
    },
  });
  const send = async (body: Parameters<typeof connectionsApi.change>[1]) => {
    await connectionsApi.change(vendor.code, body);
    onDone();
  };
  return (
    <section className="card vendor-card" aria-label={words.steps.basics}>
      <p className="muted">{`${vendor.code} · ${words.sources[vendor.source]}`}</p>
      <Form form={form} submit={common.requestApproval} isReadOnly={isReadOnly} onSend={send}>
        <BasicsFields at={form.at} shown={shown} />
        {isReadOnly ? null : <ReasonField at={form.at('reason')} />}
      </Form>
    </section>
  );
}
