import { Icon } from '@fairlot/ui';
import { formatDateTime } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { SecurityState } from '../api/security.ts';

/** The previous log-in, so that the owner notices a log-in by someone else. */
export function LastLogin({ last }: { last: SecurityState['lastLogin'] }) {
  const { t, ...locale } = useLocaleText();
  const text =
    last === null
      ? t('security.last.none')
      : t('security.last.text', { at: formatDateTime(last.at, locale), device: last.device, ip: last.ip });
  return (
    <section className="note mx" aria-label={t('security.last.title')}>
      <Icon name="info" size="small" />
      <span>
        {text} {last !== null && t('security.last.hint')}
      </span>
    </section>
  );
}
