import { Flag, Icon } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { movedBy } from '../../features/lottery/tickets/model/ticket-money.ts';
import { STATUS_TONE } from '../../features/lottery/tickets/model/ticket-status.ts';
import type { BetRow } from '../../features/records/api/bets.ts';
import { signedAmount } from '../../features/records/model/amounts.ts';
import { useBonusWords } from '../../features/site/model/use-bonus-words.ts';
import { formatAmount } from '../../shared/i18n/format.ts';
import { useLocale } from '../../shared/i18n/locale-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';

/** What every bet shows in its row: the game, a line about it, what it moved and how it ended. */
export function BetHead({
  row,
  meta,
  children,
}: {
  row: Pick<BetRow, 'gameName' | 'status' | 'stake' | 'win'> & Partial<Pick<BetRow, 'bonusStake'>>;
  meta: string;
  /** More lines below. */
  children?: ReactNode;
}) {
  const t = useText();
  const bonusWords = useBonusWords();
  const locale = useLocale();
  return (
    <>
      <span className="icon-box">
        <Icon name="ticket" size="small" />
      </span>
      <span className="grow">
        <span className="label truncate block">{row.gameName}</span>
        <span className="caption faint numeric truncate block">{meta}</span>
        {children}
        {row.bonusStake !== undefined && row.bonusStake !== '0.00' && (
          <span className="caption faint numeric block">{bonusWords(formatAmount(row.bonusStake, locale.tag))}</span>
        )}
      </span>
      <span className="end list-row__amount">
        <span className={row.status === 'won' ? 'label numeric positive block' : 'label numeric block'}>
          <span className="ltr">{signedAmount(movedBy(row), locale.tag)}</span>
        </span>
        <Flag tone={STATUS_TONE[row.status]}>{t(`lottery.status.${row.status}`)}</Flag>
      </span>
    </>
  );
}
