import { LedgerRow, SectionHead } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createRequestKey } from '../../../shared/api/idempotency-key.ts';
import { dateFormat, formatAmount, formatTime } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import type { TeamMember } from '../api/team.ts';
import { transfersQuery } from '../api/transfers.ts';
import { PagedList } from './loaded.tsx';
import { MemberChoice } from './member-choice.tsx';
import { TransferForm } from './transfer-form.tsx';
import { EmptyCard } from '../../../shared/ui/list-states.tsx';

/** Transfer to a downline member: choose the member, then the amount; with earlier transfers. */
export function TeamTransfer() {
  const { t, tag } = useLocaleText();
  const [to, setTo] = useState<TeamMember | null>(null);
  const [requestKey] = useState(() => createRequestKey());
  const sent = useInfiniteQuery(transfersQuery(useHasToken()));
  const terms = sent.data?.pages[0]?.footer;
  if (terms?.open === false) return <EmptyCard title={t('error.module.disabled')} />;
  return (
    <>
      {to === null || terms === undefined ? (
        <MemberChoice label={t('agency.transfer.choose')} onChoose={setTo} />
      ) : (
        <TransferForm to={to} terms={terms} requestKey={requestKey} onDone={() => setTo(null)} />
      )}
      <SectionHead title={t('agency.transfer.sent')} />
      <PagedList list={sent} keyOf={({ orderId }) => orderId} none={<EmptyCard title={t('agency.transfer.none')} />}>
        {(rows) => (
          <div className="card card--flush mx">
            {rows.map(({ orderId, account, amount, at }) => (
              <Row key={orderId} account={account} amount={formatAmount(amount, tag)} at={at} />
            ))}
          </div>
        )}
      </PagedList>
    </>
  );
}

function Row({ account, amount, at }: { account: string; amount: string; at: number }) {
  const locale = useLocale();
  const day = dateFormat(locale.tag, { day: 'numeric', month: 'short' }, locale.timeZone).format(at);
  return (
    <LedgerRow icon="shuffle" title={account} meta={`${day} · ${formatTime(at, locale)}`} amount={`\u2212 ${amount}`} />
  );
}
