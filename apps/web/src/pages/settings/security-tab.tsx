import { MenuRow } from '@fairlot/ui';
import { useFlag } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';

/** Links to the account's security settings. */
export function SecurityTab() {
  const t = useText();
  const hasCentre = useFlag('SECCEN');
  return (
    <section className="card card--flush" aria-label={t('title.security')}>
      {hasCentre && (
        <MenuRow
          icon="shield"
          tone="brand"
          label={t('title.security')}
          meta={t('set.securityHint')}
          href="/m/securityCenter"
        />
      )}
      <MenuRow icon="lock" label={t('set.password')} href="/m/changePsw" />
    </section>
  );
}
