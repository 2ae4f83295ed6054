import { isZero } from '@fairlot/money';
import { ButtonLink, cx, Icon } from '@fairlot/ui';
import { formatAmount, formatDateTime } from '../../../../shared/i18n/format.ts';
import { type Translate, useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { FreeRounds } from '../api/free-rounds.ts';

/** Free rounds of one game: how many are left, their expiry, their winnings, and a link to the game. */
export function FreeRoundsCard({ vendor, gameId, gameName, vendorName, ...grant }: FreeRounds) {
  const { t, ...locale } = useLocaleText();
  const { rounds, played, value, won, until, state, bonusTimes } = grant;
  const isPlayable = state === 'granted';
  const name = `free-rounds-${grant.id}`;
  return (
    <li className="card stack" aria-labelledby={name}>
      <div className="row gap-3">
        <span className="icon-box">
          <Icon name="gift" size="small" className={isPlayable ? 'brand' : 'faint'} />
        </span>
        <span className="grow">
          <span id={name} className="label truncate block">
            {gameName}
          </span>
          <span className="caption muted truncate block">{vendorName}</span>
        </span>
        <span className={cx('label numeric', !isZero(won) && 'positive')}>
          {t('freeRounds.won', { amount: formatAmount(won, locale.tag) })}
        </span>
      </div>
      <p className="caption muted">{t('freeRounds.value', { amount: formatAmount(value, locale.tag) })}</p>
      <p className="caption muted">{winsOf(bonusTimes, t)}</p>
      <div className="row gap-3">
        <span className="grow">
          <span className="label block">{t('freeRounds.left', { left: rounds - played, count: rounds })}</span>
          <span className="caption muted block">
            {state === 'granted' || state === 'waiting'
              ? t('freeRounds.until', { time: formatDateTime(until, locale) })
              : t(`freeRounds.${state === 'cancelling' ? 'cancelled' : state}`)}
          </span>
          {state === 'waiting' && <span className="caption muted block">{t('freeRounds.waiting')}</span>}
        </span>
        {isPlayable && (
          <ButtonLink variant="fill" href={`/m/game?${new URLSearchParams({ vendor, gameId }).toString()}`}>
            {t('freeRounds.play')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** How winnings are paid. */
function winsOf(bonusTimes: number | null, t: Translate): string {
  if (bonusTimes === null) return t('freeRounds.hint');
  return bonusTimes === 0 ? t('freeRounds.winsNoWager') : t('freeRounds.winsBonus', { count: bonusTimes });
}
