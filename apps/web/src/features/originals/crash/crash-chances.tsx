import { crashChance } from '@fairlot/game-maths';
import { memo } from 'react';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { chanceText, scaledTimes } from '../model/words.ts';
import { Well } from '../ui/well.tsx';

const TIMES = [150n, 200n, 500n, 1000n] as const;

/**
 * Probabilities that a flight reaches certain multipliers, shown before a bet. @param returnScaled return to player of
 * this flight, x 10,000
 */
export const CrashChances = memo(function CrashChances({ returnScaled }: { returnScaled: number }) {
  const { t, tag } = useLocaleText();
  return (
    <section className="card game-card" aria-label={t('crash.chances')}>
      <div className="row between mb-2">
        <h2 className="h3">{t('crash.chances')}</h2>
        <span className="caption muted">{t('crash.sameAlways')}</span>
      </div>
      <div className="four-columns">
        {TIMES.map((times) => (
          <Well key={String(times)} label={scaledTimes(times * 100n, tag)}>
            {chanceText(crashChance(times, BigInt(returnScaled)), tag)}
          </Well>
        ))}
      </div>
    </section>
  );
});
