import { displayMinor } from '@fairlot/money';
import { useId, useState } from 'react';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { doubled, greatest, halved, readStake } from '../model/stake.ts';
import type { Stake } from '../model/use-stake.ts';

/** The stake of the next round: typed, halved, doubled or the maximum. */
export function StakeField({ stake, isLocked }: { stake: Stake; isLocked: boolean }) {
  const { t, tag } = useLocaleText();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { minor, limits, set } = stake;
  const shown = displayMinor(minor, { locale: tag });
  const amounts = {
    min: displayMinor(limits.minMinor, { locale: tag, decimals: 0 }),
    max: displayMinor(limits.maxMinor, { locale: tag, decimals: 0 }),
  };
  const type = (text: string) => {
    setTyped(text);
    set(readStake(text, tag) ?? 0n);
  };
  const choose = (next: bigint) => {
    setTyped(null);
    set(next);
  };
  return (
    <div>
      <div className="stake-field">
        <label htmlFor={id}>
          <span className="micro muted">{t('originals.bet')}</span>
          <input
            id={id}
            className="numeric"
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            value={typed ?? shown}
            disabled={isLocked}
            aria-invalid={!stake.isAllowed || undefined}
            aria-describedby={`${id}-range`}
            onChange={({ target }) => type(target.value)}
            onFocus={({ target }) => target.select()}
            onBlur={() => setTyped(null)}
          />
        </label>
        <button type="button" disabled={isLocked} onClick={() => choose(halved(minor, limits))}>
          <span aria-hidden="true">½</span>
          <span className="visually-hidden">{t('originals.half')}</span>
        </button>
        <button type="button" disabled={isLocked} onClick={() => choose(doubled(minor, limits))}>
          <span aria-hidden="true">2×</span>
          <span className="visually-hidden">{t('originals.double')}</span>
        </button>
        <button type="button" disabled={isLocked} onClick={() => choose(greatest(stake.balanceMinor, limits))}>
          {t('originals.max')}
        </button>
      </div>
      <p id={`${id}-range`} className={stake.isAllowed ? 'visually-hidden' : 'caption negative mt-1'}>
        {t('originals.range', amounts)}
      </p>
      {stake.bonusMinor > 0n && !stake.isShort && (
        <p className="caption muted mt-1">
          {t('originals.bonusPart', { amount: displayMinor(stake.bonusMinor, { locale: tag }) })}
        </p>
      )}
    </div>
  );
}
