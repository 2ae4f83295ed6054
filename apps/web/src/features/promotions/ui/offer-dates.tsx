import { Icon } from '@fairlot/ui';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { slashDay } from '../../content/promotions/model/dates.ts';
import type { Offer } from '../api/promotions.ts';

/** The period of an offer in the merchant's time zone, or that it has no end. */
export function OfferDates({ terms: { startsAt, endsAt } }: Pick<Offer, 'terms'>) {
  const { t, timeZone } = useLocaleText();
  return (
    <span className="row caption muted">
      <Icon name="calendar" size="small" />
      {endsAt === null ? (
        t('promotions.longTerm')
      ) : (
        <span className="numeric">
          {t('promotions.range', { from: slashDay(startsAt, timeZone), until: slashDay(endsAt, timeZone) })}
        </span>
      )}
    </span>
  );
}
