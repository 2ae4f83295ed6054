import { MenuRow } from '@fairlot/ui';
import { useClosedPage } from '../../features/site/model/use-closed-page.ts';
import { useText } from '../../shared/i18n/use-text.ts';

/** Other links: the merchant's promises, sponsors, the app, settings, customer service. */
export default function OtherPage() {
  const t = useText();
  const hasAgents = useClosedPage('agency') === null;
  return (
    <nav className="card card--flush mx mt-3" aria-label={t('other.title')}>
      <MenuRow icon="shield" label={t('other.privacy')} href="/m/privacy" />
      <MenuRow icon="list" label={t('agreement.title')} href="/m/useragreement" />
      <MenuRow icon="info" label={t('other.about')} href="/m/about" />
      <MenuRow icon="star" label={t('other.sponsors')} href="/m/sponsor" />
      {hasAgents && <MenuRow icon="user-plus" label={t('joinUs.title')} href="/m/joinUs" />}
      <MenuRow icon="download" label={t('other.app')} href="/m/app" />
      <MenuRow icon="download" label={t('app.Android')} href="/m/download/android" />
      <MenuRow icon="download" label={t('app.IOS')} href="/m/download/ios" />
      <MenuRow icon="headset" label={t('service.title')} href="/m/customer" />
      <MenuRow icon="settings" label={t('title.settings')} href="/m/set" />
    </nav>
  );
}
