import { useQuery } from '@tanstack/react-query';
import { useSettings } from '../../../site/model/use-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { companyQuery } from '../api/company.ts';

/** The merchant, its company and licences; missing details are omitted. */
export function CompanyCard() {
  const t = useText();
  const { merchantName } = useSettings();
  const { data } = useQuery(companyQuery());
  const rows = [
    { label: t('legal.company'), value: data?.legalName },
    { label: t('legal.address'), value: data?.address },
  ].filter(({ value }) => typeof value === 'string');
  return (
    <footer className="card mx mt-3 stack">
      <p className="h3">
        <bdi>{merchantName}</bdi>
      </p>
      {rows.map(({ label, value }) => (
        <p key={label}>
          <span className="muted">{label}</span> <bdi>{value}</bdi>
        </p>
      ))}
      {typeof data?.email === 'string' && (
        <p>
          <span className="muted">{t('legal.email')}</span>{' '}
          <a className="link" href={`mailto:${data.email}`}>
            <bdi>{data.email}</bdi>
          </a>
        </p>
      )}
      {data?.licences.map(({ authority, number, url }) => (
        <p key={`${authority} ${number}`}>
          {t('legal.licence', { authority, number })}{' '}
          {url !== null && (
            <a className="link" href={url} target="_blank" rel="noopener noreferrer">
              {t('legal.register')}
            </a>
          )}
        </p>
      ))}
    </footer>
  );
}
