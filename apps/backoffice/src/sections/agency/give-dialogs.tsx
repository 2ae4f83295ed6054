import { requestContract, requestRates } from '@fairlot/contract/agency/desk-programme';
import { ReasonField, SelectField, TextField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { numberOf } from '../../form/number-of.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { Loaded } from '../../parts/states.tsx';
import { ApiError } from '../../shared/api.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { type Agent, agencyApi, type Template } from './api.ts';
import { productNames } from '../../form/product-names.ts';
import { programmeTexts as words } from './programme-texts.ts';

/** Props of a request about an agent, on which another operator decides. */
export interface AskProps {
  agent: Agent;
  onAsked: () => void;
  onClose: () => void;
}

/** Requests a second operator's approval for a contract between the merchant and a top-level agent. */
export function OfferDialog(props: AskProps) {
  const { state, reload } = useLoad(agencyApi.templates);
  return (
    <Loaded state={state} onRetry={reload}>
      {({ list }) => <OfferForm templates={list} {...props} />}
    </Loaded>
  );
}

function OfferForm({ agent, templates, onAsked, onClose }: AskProps & { templates: readonly Template[] }) {
  const form = useContractForm({
    call: requestContract,
    draft: { templateId: templates[0]?.id ?? '', reason: '' },
    check: ({ templateId }) => ({ templateId: templateId === '' && words.offerNone }),
    toBody: ({ templateId, reason }, keyOf) => ({
      templateId,
      reason: reason.trim(),
      requestKey: keyOf([agent.memberId, templateId, reason.trim()]),
    }),
  });
  return (
    <FormDialog
      form={form}
      title={`${words.offer}: ${agent.account}`}
      submit={common.requestApproval}
      onSend={async (body) => {
        await agencyApi.requestContract(agent.memberId, body);
        onAsked();
      }}
      onClose={onClose}
    >
      <p className="muted">{templates.length === 0 ? words.offerNone : words.offerHint}</p>
      <SelectField
        at={form.at('templateId')}
        label={words.template}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

/** Requests a second operator's approval for rates. */
export function RatesDialog({ agent, onAsked, onClose }: AskProps) {
  const form = useContractForm({
    call: requestRates,
    draft: {
      rates: Object.fromEntries(Object.entries(agent.rates).map(([product, rate]) => [product, String(rate)])),
      reason: '',
    },
    check: ({ rates }) =>
      Object.fromEntries(
        Object.entries(rates).map(([product, rate]) => [
          `rates.${product}`,
          !/^\d{1,4}$/.test(rate) && words.ratesWrong,
        ]),
      ),
    toBody: ({ rates, reason }, keyOf) => {
      const wanted = Object.fromEntries(Object.entries(rates).map(([product, rate]) => [product, numberOf(rate)]));
      const requestKey = keyOf([agent.memberId, JSON.stringify(wanted), reason.trim()]);
      return { version: agent.version, rates: wanted, reason: reason.trim(), requestKey };
    },
  });
  return (
    <FormDialog
      form={form}
      title={`${words.rates}: ${agent.account}`}
      submit={common.requestApproval}
      onSend={async (body) => {
        await agencyApi.requestRates(agent.memberId, body).catch(rangeText);
        onAsked();
      }}
      onClose={onClose}
    >
      <p className="muted">{words.ratesHint}</p>
      <div className="filters">
        {Object.keys(agent.rates).map((product) => (
          <TextField
            key={product}
            at={form.at(`rates.${product}`)}
            label={productNames[product] ?? product}
            inputMode="numeric"
          />
        ))}
      </div>
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

/** Rewords a rejected rate as an error at its field with the allowed range. @throws the reworded error */
function rangeText(failure: unknown): never {
  if (!(failure instanceof ApiError) || failure.code !== 'rate.refused') throw failure;
  const { least, most } = failure.value as { least?: number; most?: number };
  throw new ApiError(failure.code, words.rateRange(least, most), failure.value);
}
