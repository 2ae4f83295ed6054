import { Icon, SectionHead } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { noticesQuery } from '../api/notices.ts';

const SHOWN = 3;

/** Announcements that the operator marked as hot. */
export function HotNews() {
  const { t, ...locale } = useLocaleText();
  const { data } = useQuery(noticesQuery());
  if (data === undefined || data.hot.length === 0) return null;
  return (
    <section aria-label={t('widgets.news')}>
      <SectionHead title={t('widgets.news')} more={{ text: t('widgets.all'), href: '/m/message' }} />
      <ul className="card card--flush mx">
        {data.hot.slice(0, SHOWN).map(({ id, title, startDate }) => (
          <li key={id}>
            <a className="list-row" href={`/m/messageDetail?id=${encodeURIComponent(id)}`}>
              <span className="grow">
                <span className="label truncate block">{title}</span>
                <span className="caption faint numeric">{formatDate(startDate, locale)}</span>
              </span>
              <Icon name="chevron" size="small" className="faint" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
