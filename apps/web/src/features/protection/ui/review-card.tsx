import { Button } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';

/** The half-yearly reminder to review the account. */
export function ReviewCard({ isBusy, onDone }: { isBusy: boolean; onDone: () => void }) {
  const t = useText();
  return (
    <section className="card stack" aria-label={t('title.history')}>
      <p>{t('review.text')}</p>
      <Button variant="neutral" wide busy={isBusy} onClick={onDone}>
        {t('review.done')}
      </Button>
    </section>
  );
}
