import { Button, Icon, StatCard } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { type DownlineRebate, teamRebatesQuery } from '../../features/agency/api/rebates.ts';
import { fineAmount } from '../../features/agency/model/fine-amount.ts';
import { PRODUCTS, rateText } from '../../features/agency/model/rates.ts';
import { MemberList } from '../../features/agency/ui/loaded.tsx';
import { MemberRates } from '../../features/agency/ui/member-rates.tsx';
import { TeamPath } from '../../features/agency/ui/team-path.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import type { Period } from '../../features/records/model/periods.ts';
import { useStartDate } from '../../features/records/model/use-start-date.ts';
import { PeriodChoice } from '../../features/records/ui/period-choice.tsx';
import { formatAmount } from '../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { TitledSheet } from '../../shared/ui/titled-sheet.tsx';

/**
 * Commission by team member: how much each earned, how much the agent earned from each, and the rates that the agent
 * grants.
 */
export default function AgentTeamRebatePage() {
  return (
    <ClosedCard page="agency">
      <TeamRebates />
    </ClosedCard>
  );
}

const pathOf = (memberId: string) => `/m/member/teamRebate?of=${memberId}`;

function TeamRebates() {
  const { t, tag } = useLocaleText();
  const go = useGo();
  const { of: memberId } = useSearchParams();
  const [period, setPeriod] = useState<Period>('week');
  const [opened, setOpened] = useState<DownlineRebate | null>(null);
  const startDate = useStartDate(period);
  const list = useInfiniteQuery(teamRebatesQuery({ startDate, ...(memberId && { memberId }) }, useHasToken()));
  const footer = list.data?.pages[0]?.footer;
  const openDownline = (id: string) => {
    setOpened(null);
    go(pathOf(id), { keepScroll: true });
  };
  return (
    <div className="stack mt-3">
      <PeriodChoice value={period} onChange={setPeriod} />
      {footer && (
        <>
          <div className="team-figures mx">
            <StatCard label={t('agency.rebate.earned')} value={fineAmount(footer.amount, tag)} />
            <StatCard label={t('agency.turnoverShort')} value={formatAmount(footer.turnover, tag)} />
            <StatCard label={t('agency.bets')} value={footer.bets} />
          </div>
          <div className="section-head">
            <TeamPath path={footer.path} onChoose={openDownline} />
          </div>
        </>
      )}
      <MemberList list={list}>{(row) => <Row row={row} onOpen={setOpened} />}</MemberList>
      <DownlineSheet downline={opened} onClose={() => setOpened(null)} onDownline={openDownline} />
    </div>
  );
}

function Row({ row, onOpen }: { row: DownlineRebate; onOpen: (row: DownlineRebate) => void }) {
  const { t, tag } = useLocaleText();
  return (
    <button type="button" className="list-row list-row--tall" onClick={() => onOpen(row)}>
      <span className="icon-box icon-box--brand">
        <Icon name={row.type === 0 ? 'user' : 'crown'} size="small" />
      </span>
      <span className="grow">
        <span className="label truncate block">{row.account}</span>
        <span className="caption faint numeric truncate block">
          {t('agency.turnoverShort')} <span className="ltr">{formatAmount(row.turnover, tag)}</span>
        </span>
      </span>
      <span className="end list-row__amount">
        <span className="label numeric block">
          <span className="ltr">{fineAmount(row.amount, tag)}</span>
        </span>
        <span className="caption faint">{t('bets.count', { count: row.bets })}</span>
      </span>
    </button>
  );
}

interface DownlineSheetProps {
  downline: DownlineRebate | null;
  onClose: () => void;
  onDownline: (memberId: string) => void;
}

/**
 * One downline member: the commission that the agent and the member earned, and the rates, which the direct upline
 * sets.
 */
function DownlineSheet({ downline, onClose, onDownline }: DownlineSheetProps) {
  const { t, tag } = useLocaleText();
  const [shown, setShown] = useState(downline);
  // Keeps its content during the closing animation.
  if (downline !== null && downline !== shown) setShown(downline);
  return (
    <TitledSheet open={downline !== null} onClose={onClose} title={shown?.account ?? ''} tall>
      {shown && (
        <div className="stack">
          <dl className="facts">
            <dt>{t('agency.turnoverShort')}</dt>
            <dd className="numeric ltr">{formatAmount(shown.turnover, tag)}</dd>
            <dt>{t('agency.rebate.brought')}</dt>
            <dd className="numeric ltr">{fineAmount(shown.amount, tag)}</dd>
            <dt>{t('agency.rebate.themselves')}</dt>
            <dd className="numeric ltr">{fineAmount(shown.earned, tag)}</dd>
          </dl>
          {shown.type !== 0 && (
            <Button variant="soft" wide onClick={() => onDownline(shown.memberId)}>
              {t('agency.rebate.below')}
            </Button>
          )}
          <h3 className="h3">{t('agency.rates')}</h3>
          {shown.level === 1 ? <MemberRates memberId={shown.memberId} /> : <Rates rates={shown.rates} />}
        </div>
      )}
    </TitledSheet>
  );
}

function Rates({ rates }: { rates: DownlineRebate['rates'] }) {
  const t = useText();
  return (
    <dl className="facts">
      {PRODUCTS.map((product) => (
        <Fragment key={product}>
          <dt>{t(`records.product.${product}`)}</dt>
          <dd className="numeric ltr">{rateText(product, rates[product] ?? 0)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
