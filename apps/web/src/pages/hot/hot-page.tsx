import { Banners } from '../../features/content/banners/ui/banners.tsx';
import { HotGames } from '../../features/catalogue/browse/ui/list-bodies.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { PageName } from '../../shared/navigation/page-name.tsx';

/** The most played of the featured games. */
export default function HotPage() {
  const t = useText();
  return (
    <>
      <PageName>{t('title.hot')}</PageName>
      <div className="games-top">
        <Banners group="m_hot" />
      </div>
      <HotGames />
    </>
  );
}
