import { useCallback, useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { Loaded } from '../../parts/states.tsx';
import { createRequestKeys } from '../../shared/request-key.ts';
import { useLoad } from '../../shared/use-load.ts';
import { type Agent, agencyApi } from './api.ts';
import { programmeTexts as words } from './programme-texts.ts';

interface GiveProps {
  agent: Agent;
  onClose: () => void;
}

/** Asks a second operator to offer an agent at the top a contract with the merchant. */
export function OfferDialog({ agent, onClose }: GiveProps) {
  const [keyOf] = useState(createRequestKeys);
  const [chosen, setChosen] = useState('');
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => agencyApi.templates(signal), []));
  return (
    <Loaded state={state} onRetry={reload}>
      {({ list }) => {
        const templateId = chosen === '' ? (list[0]?.id ?? '') : chosen;
        return (
          <ReasonDialog
            title={`${words.offer}: ${agent.account}`}
            submit={words.offerAsk}
            check={() => (templateId === '' ? words.offerNone : null)}
            run={async (reason) => {
              const requestKey = keyOf([agent.memberId, templateId, reason]);
              await agencyApi.requestContract(agent.memberId, { templateId, reason, requestKey });
            }}
            onClose={onClose}
          >
            <p className="muted">{list.length === 0 ? words.offerNone : words.offerHint}</p>
            <Select
              label={words.template}
              value={templateId}
              options={list.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setChosen}
            />
          </ReasonDialog>
        );
      }}
    </Loaded>
  );
}

/** Asks a second operator to set rates. */
export function RatesDialog({ agent, onClose }: GiveProps) {
  const [keyOf] = useState(createRequestKeys);
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(Object.entries(agent.rates).map(([product, rate]) => [product, String(rate)])),
  );
  const isWhole = Object.values(typed).every((rate) => /^\d{1,4}$/.test(rate));
  return (
    <ReasonDialog
      title={`${words.rates}: ${agent.account}`}
      submit={words.offerAsk}
      check={() => (isWhole ? null : words.ratesWrong)}
      run={async (reason) => {
        const rates = Object.fromEntries(Object.entries(typed).map(([product, rate]) => [product, Number(rate)]));
        const requestKey = keyOf([agent.memberId, JSON.stringify(rates), reason]);
        await agencyApi.requestRates(agent.memberId, { rates, reason, requestKey });
      }}
      onClose={onClose}
    >
      <p className="muted">{words.ratesHint}</p>
      <div className="filters">
        {Object.entries(typed).map(([product, rate]) => (
          <Field
            key={product}
            label={product}
            value={rate}
            inputMode="numeric"
            onChange={(value) => setTyped({ ...typed, [product]: value })}
          />
        ))}
      </div>
    </ReasonDialog>
  );
}
