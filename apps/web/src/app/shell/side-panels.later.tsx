import { Mark, UiLink } from '@fairlot/ui';
import { TodayPanel } from '../../features/lottery/draws/ui/today-panel.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';

/** Panels beside the column on wide screens: about the site, and current draws. They are not a second navigation. */
export default function SidePanels() {
  const t = useText();
  const { merchantName, age } = useSettings();
  return (
    <>
      <aside className="side start" aria-label={t('desktop.about')}>
        <UiLink className="logo" href="/m/home" aria-label={t('brand.home', { name: merchantName })}>
          <Mark />
          <span>{merchantName}</span>
        </UiLink>
        <div>
          <p className="promise">{t('desktop.promise')}</p>
          <p className="muted mt-4">{t('desktop.text')}</p>
        </div>
        <div className="row gap-3">
          <span className="age">{age.footer}+</span>
          <p className="caption muted">{t('desktop.age', { age: age.footer })}</p>
        </div>
      </aside>
      <aside className="side end" aria-label={t('desktop.draws')}>
        <TodayPanel />
      </aside>
    </>
  );
}
