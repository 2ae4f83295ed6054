import { Button, Chips, MenuRow, useToast } from '@fairlot/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { memberInfoQuery } from '../../features/identity/profile/api/member-info.ts';
import { saveStatement, type StatementKind } from '../../features/records/api/statement.ts';
import { monthName, monthsOf, type Span, yearsOf } from '../../features/records/model/months.ts';
import { LifetimeFigures } from '../../features/records/ui/lifetime-figures.tsx';
import { RealAccountOnly } from '../../features/trial/ui/real-account-only.tsx';
import { serverNow } from '../../shared/clock/clock.ts';
import { useErrorText, useLocaleText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { Loaded } from '../../shared/query/loaded.tsx';

const KINDS: readonly StatementKind[] = ['pdf', 'csv'];

/** Monthly statements as files since the account was opened, and the totals paid in and out. */
export default function StatementPage() {
  return (
    <RealAccountOnly next="/m/transaction/statement">
      <OfAccount />
    </RealAccountOnly>
  );
}

function OfAccount() {
  const member = useQuery(memberInfoQuery(useHasToken()));
  return <Loaded query={member}>{({ registeredAt }) => <Statements since={registeredAt} />}</Loaded>;
}

function Statements({ since }: { since: Span['since'] }) {
  const { t, timeZone } = useLocaleText();
  const span = { since, now: serverNow() };
  const years = yearsOf(span, timeZone);
  const [year, setYear] = useState(years[0] ?? '');
  return (
    <div className="padded mt-3 stack">
      <LifetimeFigures />
      <p className="caption muted">{t('statement.hint')}</p>
      {years.length > 1 && (
        <Chips
          label={t('statement.year')}
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={setYear}
        />
      )}
      <section className="card card--flush" aria-label={year}>
        {monthsOf(year, span, timeZone).map((month) => (
          <MonthRow key={month} month={month} />
        ))}
      </section>
    </div>
  );
}

function MonthRow({ month }: { month: string }) {
  const { t, tag } = useLocaleText();
  const errorText = useErrorText();
  const toast = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: StatementKind) => saveStatement(month, kind),
    onSuccess: () => toast.success(t('statement.saved')),
    onError: (error) => toast.error(errorText(error)),
  });
  const name = monthName(month, tag);
  return (
    <MenuRow
      icon="download"
      label={name}
      end={
        <span className="row">
          {KINDS.map((kind) => (
            <Button
              key={kind}
              variant="text"
              size="small"
              busy={isPending && variables === kind}
              disabled={isPending && variables !== kind}
              aria-label={t('statement.save', { month: name, kind: kind.toUpperCase() })}
              onClick={() => mutate(kind)}
            >
              {kind.toUpperCase()}
            </Button>
          ))}
        </span>
      }
    />
  );
}
