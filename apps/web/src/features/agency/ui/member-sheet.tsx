import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { formatAmount, formatDate } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { TitledSheet } from '../../../shared/ui/titled-sheet.tsx';
import type { TeamMember } from '../api/team.ts';
import { MemberMovements } from './member-movements.tsx';
import { MemberRates } from './member-rates.tsx';

interface MemberSheetProps {
  member: TeamMember | null;
  startDate: string;
  onClose: () => void;
  /** Opens the member's downline. */
  onDownline: (memberId: string) => void;
}

type Part = 'figures' | 'movements' | 'rates';

/** One member of the team: figures of the period, transactions, and the rates of a direct downline member. */
export function MemberSheet({ member, startDate, onClose, onDownline }: MemberSheetProps) {
  const t = useText();
  const [shown, setShown] = useState(member);
  const [part, setPart] = useState<Part>('figures');
  // Keeps its content during the closing animation.
  if (member !== null && member !== shown) {
    setShown(member);
    setPart('figures');
  }
  return (
    <TitledSheet
      open={member !== null}
      onClose={onClose}
      title={shown?.account ?? ''}
      back={part === 'figures' ? undefined : { label: t('common.back'), onBack: () => setPart('figures') }}
      tall
    >
      {shown && part === 'figures' && (
        <>
          <Facts member={shown} />
          <div className="column gap-2 mt-4">
            {shown.size > 0 && (
              <Button variant="fill" wide onClick={() => onDownline(shown.memberId)}>
                {t('agency.showDownline', { count: shown.size })}
              </Button>
            )}
            <Button variant="soft" wide onClick={() => setPart('movements')}>
              {t('agency.movements')}
            </Button>
            {shown.level === 1 && (
              <Button variant="soft" wide onClick={() => setPart('rates')}>
                {t('agency.rates')}
              </Button>
            )}
          </div>
        </>
      )}
      {shown && part === 'movements' && <MemberMovements memberId={shown.memberId} startDate={startDate} />}
      {shown && part === 'rates' && <MemberRates memberId={shown.memberId} />}
    </TitledSheet>
  );
}

function Facts({ member }: { member: TeamMember }) {
  const { t, ...locale } = useLocaleText();
  const amount = (text: string) => <span className="numeric ltr">{formatAmount(text, locale.tag)}</span>;
  return (
    <dl className="facts">
      <dt>{t('agency.level')}</dt>
      <dd>{member.level}</dd>
      <dt>{t('agency.joined')}</dt>
      <dd>{formatDate(member.joinedAt, locale)}</dd>
      <dt>{t('agency.balance')}</dt>
      <dd>{amount(member.balance)}</dd>
      <dt>{t('agency.deposits')}</dt>
      <dd>{amount(member.deposit)}</dd>
      <dt>{t('agency.withdrawals')}</dt>
      <dd>{amount(member.withdrawal)}</dd>
      <dt>{t('agency.turnoverShort')}</dt>
      <dd>{amount(member.turnover)}</dd>
      <dt>{t('agency.prizes')}</dt>
      <dd>{amount(member.prize)}</dd>
      <dt>{t('agency.commissions')}</dt>
      <dd>{amount(member.commission)}</dd>
      <dt>{t('agency.playerProfit')}</dt>
      <dd>{amount(member.profit)}</dd>
    </dl>
  );
}
