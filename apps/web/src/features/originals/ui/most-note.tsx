import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { amountText } from '../model/words.ts';

/** Why a round cannot continue: the next step would exceed the maximum payout of a round. */
export function MostNote({ maxPayout }: { maxPayout: string }) {
  const { t, tag } = useLocaleText();
  return (
    <div className="padded mb-3">
      <p className="note" role="status">
        {t('originals.atMost', { max: amountText(maxPayout, tag) })}
      </p>
    </div>
  );
}
