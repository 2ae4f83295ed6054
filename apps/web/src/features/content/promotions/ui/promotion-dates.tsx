import { Icon } from '@fairlot/ui';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { Announcement } from '../../announcements/api/notices.ts';
import { slashDay } from '../model/dates.ts';

/** The period of a promotion, or that it has no end. */
export function PromotionDates({ entry: { startDate, endDate, noExpiry } }: { entry: Announcement }) {
  const { t, timeZone } = useLocaleText();
  const isLong = noExpiry === 1 || endDate === null;
  return (
    <span className="row caption muted">
      <Icon name="calendar" size="small" />
      {isLong ? (
        t('promotions.longTerm')
      ) : (
        <span className="numeric">
          {t('promotions.range', { from: slashDay(startDate, timeZone), until: slashDay(endDate, timeZone) })}
        </span>
      )}
    </span>
  );
}
