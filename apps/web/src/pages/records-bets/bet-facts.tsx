import type { ReactNode } from 'react';
import { type BetMoney, isReturned, settledMoney } from '../../shared/bets/bet-money.ts';
import { formatAmount, formatDateTime } from '../../shared/i18n/format.ts';
import { signedMinor } from '../../shared/i18n/signed-amount.ts';
import { useLocaleText } from '../../shared/i18n/use-text.ts';

interface BetFactsProps {
  bet: BetMoney;
  settledAt: number | null;
  /** Shown before the time of the settlement. */
  extra?: ReactNode;
  /** Shown last, such as the number of the bet. */
  children: ReactNode;
}

/** Stake, return and net of an expanded bet; a dash until it is settled. */
export function BetFacts({ bet, settledAt, extra, children }: BetFactsProps) {
  const { t, ...locale } = useLocaleText();
  const settled = settledMoney(bet);
  return (
    <dl className="facts mt-3">
      <dt>{t('bets.stake')}</dt>
      <dd className="numeric">{formatAmount(bet.stake, locale.tag)}</dd>
      <dt>{t(isReturned(bet.status) ? 'lottery.status.refunded' : 'bets.win')}</dt>
      <dd className="numeric">{settled === null ? '–' : formatAmount(settled.returned, locale.tag)}</dd>
      {settled !== null && (
        <>
          <dt>{t('bets.net')}</dt>
          <dd className="numeric">
            <span className="ltr">{signedMinor(settled.netMinor, locale.tag)}</span>
          </dd>
        </>
      )}
      {extra}
      {settledAt !== null && (
        <>
          <dt>{t('bets.settled')}</dt>
          <dd className="numeric">{formatDateTime(settledAt, locale)}</dd>
        </>
      )}
      {children}
    </dl>
  );
}
