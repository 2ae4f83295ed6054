import type { ReactNode } from 'react';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { isWon, type ShownRound } from '../model/shown-round.ts';
import { useBonusWords } from '../../site/model/use-bonus-words.ts';
import { amountText, bonusText, netText } from '../model/words.ts';

interface ResultLineProps {
  /** A settled round; null leaves the space empty. */
  round: ShownRound | null;
  outcome?: ((round: ShownRound) => string) | undefined;
  isLost: boolean;
  /** Shown in the line's space until there is a result. */
  now?: ReactNode;
}

/** Stake, payout and net of a round; the net is the largest figure and green only above zero. */
export function ResultLine({ round, outcome, isLost, now }: ResultLineProps) {
  const t = useText();
  const bonusWords = useBonusWords();
  const { tag } = useLocale();
  if (isLost) return <p className="result-line">{t('originals.reconnecting')}</p>;
  if (round === null) {
    return (
      <div className="result-line" data-empty aria-hidden="true">
        {now}
      </div>
    );
  }
  const amounts = { stake: amountText(round.stake, tag), returned: amountText(round.payout ?? '0.00', tag) };
  return (
    <div className="result-line" aria-hidden="true">
      <div className="grow">
        <div className="label">{outcome?.(round) ?? t('originals.thisRound')}</div>
        <div className="caption muted numeric">
          {t('originals.betReturned', amounts)}
          {bonusText(round, bonusWords, tag)}
        </div>
      </div>
      <div className="result-line__net" data-won={isWon(round) || undefined}>
        {netText(round, tag)}
      </div>
    </div>
  );
}
