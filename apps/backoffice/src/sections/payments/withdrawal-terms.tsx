import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { useCallback, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { Loaded } from '../../parts/states.tsx';
import { formatAmount } from '../../shared/format.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { paymentsApi } from './api.ts';
import { termsTexts as words } from './terms-texts.ts';

type Shown = ValueOf<typeof paymentsDesk.withdrawalTerms>;
type Terms = Shown['terms'];
const AMOUNTS = ['least', 'most', 'daily', 'fee', 'reviewAbove', 'secondAbove'] as const;
const COUNTS = ['freePerDay', 'wageringPercent', 'mostPerDay', 'newAccountHours'] as const;

/** Limits, fees and review of withdrawals; a change waits for a second operator. */
export function WithdrawalTerms({ operator }: PageProps) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => paymentsApi.terms(signal), []));
  const [isEditing, setEditing] = useState(false);
  const [notice, setNotice] = useState('');
  return (
    <Loaded state={state} onRetry={reload}>
      {({ currency, terms }) => (
        <>
          <dl className="facts">
            {AMOUNTS.map((name) => (
              <Fact key={name} label={words.names[name]} value={`${formatAmount(terms[name])} ${currency}`} />
            ))}
            {COUNTS.map((name) => (
              <Fact key={name} label={words.names[name]} value={String(terms[name])} />
            ))}
          </dl>
          {operator.permissions.includes('withdrawals.decide') && (
            <p className="row">
              <button type="button" className="button button--primary" onClick={() => setEditing(true)}>
                {words.change}
              </button>
            </p>
          )}
          <p role="status">{notice}</p>
          {isEditing && (
            <TermsDialog
              before={terms}
              onAsked={() => setNotice(words.asked)}
              onClose={() => {
                setEditing(false);
                reload();
              }}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

function TermsDialog({ before, onAsked, onClose }: { before: Terms; onAsked: () => void; onClose: () => void }) {
  const [terms, setTerms] = useState(before);
  const [keyOf] = useState(createRequestKeys);
  return (
    <ReasonDialog
      title={words.change}
      submit={words.ask}
      run={async (reason) => {
        await paymentsApi.changeTerms({ before, terms, reason, requestKey: keyOf([JSON.stringify(terms), reason]) });
        onAsked();
      }}
      onClose={onClose}
    >
      {AMOUNTS.map((name) => (
        <Field
          key={name}
          label={words.names[name]}
          value={terms[name]}
          onChange={(value) => setTerms({ ...terms, [name]: value.trim() })}
          inputMode="decimal"
          pattern="\d{1,13}(\.\d{1,2})?"
          required
        />
      ))}
      {COUNTS.map((name) => (
        <Field
          key={name}
          label={words.names[name]}
          value={String(terms[name])}
          onChange={(value) => setTerms({ ...terms, [name]: Number(value.replaceAll(/\D/g, '')) })}
          inputMode="numeric"
          required
        />
      ))}
    </ReasonDialog>
  );
}
