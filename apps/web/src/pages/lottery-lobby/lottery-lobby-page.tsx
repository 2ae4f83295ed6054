import { BackLink, Icon, Tabs, UiLink } from '@fairlot/ui';
import { useState, type MouseEvent } from 'react';
import { Banners } from '../../features/content/banners/ui/banners.tsx';
import type { LotteryMenu } from '../../features/lottery/games/api/menu.ts';
import { ALL_TAG, allGames, gamesOf, groupTags } from '../../features/lottery/games/model/games.ts';
import { lobbyPath, returnPath } from '../../features/lottery/games/model/paths.ts';
import { TAG_WITHOUT_HISTORY, tagName } from '../../features/lottery/games/model/tag-name.ts';
import { useLotteryMenu } from '../../features/lottery/games/model/use-lottery-menu.ts';
import { LobbyLists } from '../../features/lottery/games/ui/lobby-lists.tsx';
import { VendorGames } from '../../features/lottery/games/ui/vendor-games.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { usePageFind } from '../../shared/navigation/page-find.ts';
import { PageName } from '../../shared/navigation/page-name.tsx';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import type { Stamped } from '../../shared/query/stamped.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';
import { usePart } from '../../shared/ui/use-part.ts';

const loadSearch = () => import('../../features/lottery/games/ui/search-sheet.tsx');
const loadHistory = () => import('../../features/lottery/results/ui/history-sheet.tsx');

/** Lottery lobby: games by group, those that close first on top; the address holds the current group. */
export default function LotteryLobbyPage() {
  const t = useText();
  const { tag = ALL_TAG, pageBack } = useSearchParams();
  const { data, error, isError, refetch } = useLotteryMenu();
  const [sheet, setSheet] = useState<'search' | 'history' | null>(null);
  const SearchSheet = usePart(sheet === 'search', loadSearch);
  const HistorySheet = usePart(sheet === 'history', loadHistory);
  usePageFind(() => setSheet('search'));
  const games = data === undefined ? [] : allGames(data.value);
  return (
    <>
      <PageName
        back={pageBack !== undefined && <BackLink label={t('common.back')} href={returnPath(pageBack)} />}
        action={tag !== TAG_WITHOUT_HISTORY && <HistoryLink onOpen={() => setSheet('history')} />}
      >
        {t('title.lobby')}
      </PageName>
      {data !== undefined && <Lobby menu={data} tag={tag} />}
      {data === undefined &&
        (isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />)}
      {SearchSheet !== null && data !== undefined && (
        <SearchSheet
          open={sheet === 'search'}
          onClose={() => setSheet(null)}
          games={games}
          vendors={data.value.flatMap(({ tag: group, vendor }) =>
            vendor === undefined ? [] : [{ tag: group, vendor }],
          )}
          tags={groupTags(data.value.filter(({ gameMenus, vendor }) => gameMenus.length > 0 || vendor !== undefined))}
          nameOf={(group) => tagName(group, t, data.value)}
        />
      )}
      {HistorySheet !== null && (
        <HistorySheet open={sheet === 'history'} onClose={() => setSheet(null)} games={games} />
      )}
    </>
  );
}

/** Opens the results over the lobby; before the page's scripts run it is a link to the results page. */
function HistoryLink({ onOpen }: { onOpen: () => void }) {
  const t = useText();
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <UiLink className="more" href="/m/lottery/history" onClick={press}>
      {t('lottery.historyLink')}
      <Icon name="chevron" size="small" />
    </UiLink>
  );
}

/** An address with an unknown group, such as one that was renamed, shows all games. */
function Lobby({ menu, tag: wanted }: { menu: Stamped<LotteryMenu>; tag: string }) {
  const t = useText();
  const go = useGo();
  const tags = [ALL_TAG, ...groupTags(menu.value)];
  const tag = tags.includes(wanted) ? wanted : ALL_TAG;
  const vendor = menu.value.find((group) => group.tag === tag)?.vendor;
  const show = (next: string) =>
    go(lobbyPath(next === ALL_TAG ? undefined : next), { replace: true, keepScroll: true });
  return (
    <>
      {tags.length > 1 && (
        <Tabs
          label={t('lottery.groups')}
          options={tags.map((value) => ({ value, label: tagName(value, t, menu.value) }))}
          value={tag}
          onChange={show}
        />
      )}
      <div className="lobby-banner">
        <Banners group="m_lott" height={76} />
      </div>
      {vendor === undefined ? (
        <LobbyLists key={tag} games={gamesOf(menu.value, tag)} at={menu.at} />
      ) : (
        <VendorGames vendor={vendor} />
      )}
    </>
  );
}
