import { formatDate } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { PersonalData } from '../api/personal.ts';

/** Data that only customer service can change, because payments and the law depend on it. */
export function PersonalFacts({ data }: { data: PersonalData }) {
  const { t, ...locale } = useLocaleText();
  const rows = [
    ['account', data.account],
    ['mobile', data.mobile],
    ['payeeName', data.payeeName],
    ['idNumber', data.idNumber],
    ['registeredAt', formatDate(data.registeredAt, locale)],
  ] as const;
  return (
    <dl className="facts">
      {rows.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="contents">
              <dt>{t(`security.personal.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
