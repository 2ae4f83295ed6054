import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { amountText } from '../model/words.ts';

/** Why a round cannot continue: the next step would exceed the maximum payout of a round. */
export function MostNote({ maxPayout }: { maxPayout: string }) {
  const t = useText();
  const { tag } = useLocale();
  return (
    <div className="padded mb-3">
      <p className="note" role="status">
        {t('originals.atMost', { max: amountText(maxPayout, tag) })}
      </p>
    </div>
  );
}
