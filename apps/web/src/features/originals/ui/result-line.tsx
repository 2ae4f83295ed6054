import { displayMinor } from '@fairlot/money';
import { WinAmount } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { isWon, netMinor, type ShownRound } from '../model/shown-round.ts';
import { useBonusWords } from '../../site/model/use-bonus-words.ts';
import { amountsText, bonusText, netText } from '../model/words.ts';

interface ResultLineProps {
  /** A settled round; null leaves the space empty. */
  round: ShownRound | null;
  outcome?: ((round: ShownRound) => string) | undefined;
  isLost: boolean;
  /** The round was played on this visit: a gain counts up. */
  isFresh: boolean;
  /** Shown in the line's space until there is a result. */
  now?: ReactNode;
}

/** Stake, payout and net of a round; the net is the largest figure and green only above zero. */
export function ResultLine({ round, outcome, isLost, isFresh, now }: ResultLineProps) {
  const { t, tag } = useLocaleText();
  const bonusWords = useBonusWords();
  if (isLost) return <p className="result-line">{t('originals.reconnecting')}</p>;
  if (round === null) {
    return (
      <div className="result-line" data-empty aria-hidden="true">
        {now}
      </div>
    );
  }
  return (
    <div className="result-line" aria-hidden="true">
      <div className="grow">
        <div className="label">{outcome?.(round) ?? t('originals.thisRound')}</div>
        <div className="caption muted numeric">
          {amountsText(round, t, tag)}
          {bonusText(round, bonusWords, tag)}
        </div>
      </div>
      <div className="result-line__net" data-won={isWon(round) || undefined}>
        <NetAmount round={round} isFresh={isFresh} />
      </div>
    </div>
  );
}

interface NetAmountProps {
  round: ShownRound;
  /** The round was played on this visit. */
  isFresh: boolean;
}

/** The net of a round. A gain that has just arrived counts up with sparks; a loss or a returned stake does not. */
export function NetAmount({ round, isFresh }: NetAmountProps) {
  const { tag } = useLocale();
  if (!isFresh || !isWon(round)) return netText(round, tag);
  return (
    <WinAmount
      key={round.roundId}
      amountMinor={netMinor(round) ?? 0n}
      format={(minor) => displayMinor(minor, { locale: tag, sign: true })}
      isFresh
    />
  );
}
