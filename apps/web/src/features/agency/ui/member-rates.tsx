import { Button, useToast } from '@fairlot/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { ErrorNote } from '../../../shared/errors/error-note.tsx';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import {
  linksQuery,
  type MemberRates as MemberRatesAnswer,
  type Rates,
  ratesQuery,
  setRates,
} from '../api/registration.ts';
import { TEAM_KEY } from '../api/team.ts';
import { changedRates, rateText } from '../model/rates.ts';
import { RateFields, useRates } from './rate-fields.tsx';

/** Editable rates of a direct downline member, with their history. */
export function MemberRates({ memberId }: { memberId: string }) {
  const hasToken = useHasToken();
  const rates = useQuery(ratesQuery(memberId, hasToken));
  const terms = useQuery(linksQuery(hasToken));
  if (rates.data === undefined || terms.data === undefined) {
    const failed = rates.error ?? terms.error;
    const retry = () => void Promise.all([rates.refetch(), terms.refetch()]);
    return failed === null ? <LoadingRows count={3} /> : <FailedPart error={failed} onRetry={retry} />;
  }
  return <RatesForm memberId={memberId} rates={rates.data} least={terms.data.least} most={terms.data.most} />;
}

interface RatesFormProps {
  memberId: string;
  rates: MemberRatesAnswer;
  least: Rates;
  most: Rates;
}

function RatesForm({ memberId, rates, least, most }: RatesFormProps) {
  const { t, ...locale } = useLocaleText();
  const toast = useToast();
  const client = useQueryClient();
  // The form keeps the rates that it was opened with, and sends only its own changes: others may be newer elsewhere.
  const [base, setBase] = useState(rates.rates);
  const { rates: wanted, fields } = useRates(base, least, most);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (input: Parameters<typeof setRates>[0]) => setRates(input),
    onSuccess: (_answer, { body }) => {
      setBase((before) => ({ ...before, ...body.rates }));
      toast.success(t('agency.ratesSaved'));
      void client.invalidateQueries({ queryKey: TEAM_KEY });
    },
  });
  return (
    <div className="stack">
      <p className="caption muted">{t('agency.ratesHint')}</p>
      <RateFields {...fields} sent={{ rates: variables?.body.rates, error }} />
      <ErrorNote error={error} />
      <Button
        variant="fill"
        wide
        disabled={wanted === null}
        busy={isPending}
        onClick={() => wanted && mutate({ body: { memberId, rates: changedRates(base, wanted) } })}
      >
        {t('agency.saveRates')}
      </Button>
      {rates.history.length > 0 && (
        <section aria-label={t('agency.rateHistory')}>
          <h3 className="h3 mt-4">{t('agency.rateHistory')}</h3>
          <ul>
            {rates.history.map(({ product, rate, at, by }) => (
              <li key={`${product}${at}`} className="row between caption">
                <span>
                  {t(`records.product.${product}`)} · <span className="numeric">{rateText(product, rate)}</span>
                </span>
                <span className="faint">
                  {formatDateTime(at, locale)} · {by}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
