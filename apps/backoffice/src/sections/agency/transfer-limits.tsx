import { requestTransferLimits } from '@fairlot/contract/agency/desk-programme';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { AmountField, ReasonField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/states.tsx';
import { formatAmount } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { agencyApi, type TransferLimits as Shown } from './api.ts';
import { limitTexts as words } from './limit-texts.ts';

const NAMES = ['least', 'most', 'daily'] as const;

/** Limits of agents' transfers; a change needs a second operator's approval. */
export function TransferLimits({ operator }: PageProps) {
  const { state, reload } = useLoad(agencyApi.transferLimits);
  const [isChanging, setChanging] = useState(false);
  const [notice, setNotice] = useState('');
  return (
    <>
      <p>{words.about}</p>
      <Loaded state={state} onRetry={reload}>
        {(shown) => (
          <>
            {shown.limits === null ? (
              <p>{words.none}</p>
            ) : (
              <LimitFacts currency={shown.currency} limits={shown.limits} />
            )}
            {operator.permissions.includes('agency.change') && (
              <p className="row">
                <Button variant="fill" onClick={() => setChanging(true)}>
                  {words.change}
                </Button>
              </p>
            )}
            {isChanging && (
              <LimitsDialog
                shown={shown}
                onAsked={() => {
                  setNotice(words.asked);
                  reload();
                }}
                onClose={() => setChanging(false)}
              />
            )}
          </>
        )}
      </Loaded>
      <p role="status">{notice}</p>
    </>
  );
}

function LimitFacts({ currency, limits }: { currency: string; limits: NonNullable<Shown['limits']> }) {
  return <Facts rows={NAMES.map((name) => [words.names[name], `${formatAmount(limits[name])} ${currency}`])} />;
}

interface LimitsDialogProps {
  shown: Shown;
  onAsked: () => void;
  onClose: () => void;
}

function LimitsDialog({ shown: { limits: former, version }, onAsked, onClose }: LimitsDialogProps) {
  const form = useContractForm({
    call: requestTransferLimits,
    draft: { limits: former ?? { least: '', most: '', daily: '' }, reason: '' },
    refusal: (_field, reason) => (reason === 'minimum' ? words.wrongOrder : null),
    toBody: ({ limits, reason }, keyOf) => {
      const wanted = { least: limits.least.trim(), most: limits.most.trim(), daily: limits.daily.trim() };
      return {
        version,
        limits: wanted,
        reason: reason.trim(),
        requestKey: keyOf([JSON.stringify(wanted), reason.trim()]),
      };
    },
  });
  const ask = async (body: Parameters<typeof agencyApi.requestTransferLimits>[0]) => {
    await agencyApi.requestTransferLimits(body);
    onAsked();
  };
  return (
    <FormDialog form={form} title={words.change} submit={common.requestApproval} onSend={ask} onClose={onClose}>
      {NAMES.map((name) => (
        <AmountField key={name} at={form.at(`limits.${name}`)} label={words.names[name]} required />
      ))}
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
