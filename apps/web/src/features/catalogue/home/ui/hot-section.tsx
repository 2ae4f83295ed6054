import { SectionHead } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useSettings } from '../../../site/model/use-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FailedRow } from '../../../../shared/query/failed-row.tsx';
import { hotGamesQuery } from '../api/hot-games.ts';
import { GameGrid, LoadingGrid } from '../../games/ui/game-grid.tsx';

const SHOWN = 9;
const INLINE = 3;

/** The hot games of home; absent if no game has been played recently. */
export function HotSection() {
  const t = useText();
  const { games } = useSettings();
  const { data, isError } = useQuery(hotGamesQuery(games.providerLimit));
  if (data?.list.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('home.hot')} more={{ text: t('home.allGames'), href: '/m/gameList' }} />
      {data === undefined && (isError ? <FailedRow /> : <LoadingGrid count={SHOWN} />)}
      {data !== undefined && <GameGrid games={data.list.slice(0, SHOWN)} inlineCount={INLINE} />}
    </section>
  );
}
