import { Mark, UiLink } from '@fairlot/ui';
import { QrCode } from '@fairlot/ui/qr';
import type { ReactNode } from 'react';
import { LotteryList } from '../../features/lottery/draws/ui/lottery-list.tsx';
import { TodayPanel } from '../../features/lottery/draws/ui/today-panel.tsx';
import { InHouseList } from '../../features/originals/lobby/in-house-list.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import type { PageRoute } from '../page-route.ts';

/** Lists beside a game, by page. */
const LISTS: Readonly<Record<string, () => ReactNode>> = {
  'inhouse-game': InHouseList,
  'lottery-play': LotteryList,
};

/**
 * Panels beside the column on wide screens: the list of games beside a game, elsewhere the site and current draws. They
 * are not a second navigation.
 */
export default function SidePanels({ route }: { route: PageRoute }) {
  const List = LISTS[route.page];
  return List === undefined ? <AboutPanels /> : <List />;
}

function AboutPanels() {
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
          <div className="side-code mt-4">
            <QrCode text={`${location.origin}/m/home`} label={t('desktop.phone')} />
            <p>
              <span className="h3 block">{t('desktop.phone')}</span>
              <span className="caption muted">{t('desktop.scan')}</span>
            </p>
          </div>
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
