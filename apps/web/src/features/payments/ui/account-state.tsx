import { useMinute } from '../../../shared/clock/use-now.ts';
import { formatDate, formatTime } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { PayoutAccount } from '../api/withdraw-calls.ts';

/** Why an account cannot receive money yet, or its holder. */
export function AccountState({ account }: { account: PayoutAccount }) {
  const { t, ...locale } = useLocaleText();
  const now = useMinute();
  const timeOf = (at: number) => `${formatDate(at, locale)} ${formatTime(at, locale)}`;
  if (account.nameState === 'unknown') return <span className="caption gold">{t('payout.unknown')}</span>;
  if (account.nameState === 'differs') return <span className="caption negative">{t('payout.differs')}</span>;
  if (account.usableFrom > now)
    return <span className="caption gold numeric">{t('payout.usableFrom', { time: timeOf(account.usableFrom) })}</span>;
  return (
    <span className="caption positive">
      <bdi>{account.holder}</bdi> · {t('payout.matches')}
    </span>
  );
}
