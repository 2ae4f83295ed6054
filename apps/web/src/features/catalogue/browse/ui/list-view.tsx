import { Tabs } from '@fairlot/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useLoginPrompt } from '../../../../shared/session/login-prompt.ts';
import { useMember } from '../../../../shared/session/use-session.ts';
import { gameListQuery, type GameAsk } from '../api/game-list.ts';
import { FAV, filterQuery, NO_FILTER } from '../model/filter.ts';
import { LIST_TABS, type ListTab } from '../model/place.ts';
import { useListAddress } from '../model/use-list-address.ts';
import { GamesHead } from './games-head.tsx';
import { FavouriteGames, HotGames, ListedGames, RecentGames } from './list-bodies.tsx';
import { ListTools } from './list-tools.tsx';

/** A game list: tabs, search and filters, and the games. `top` renders the merchant's banners and announcements. */
export function ListView({ top }: { top: (bannerGroup: string, category: string) => ReactNode }) {
  const t = useText();
  const panelId = useId();
  const search = useRef<HTMLInputElement>(null);
  const address = useListAddress();
  const prompt = useLoginPrompt();
  const member = useMember();
  const { type, tab, filter, pageSize, bannerGroup, showTab, narrow } = address;
  const ask: GameAsk = { gameType: type, ...filterQuery(filter), pageSize };
  const hasTools = tab === 'all' || tab === 'search';
  const isListed = hasTools && filter.choice !== FAV;
  const total = useTotal(ask, isListed);
  const choose = (next: ListTab) => {
    if (member === null && (next === 'recent' || next === 'fav')) prompt();
    else showTab(next);
  };
  const goSearch = () => {
    if (tab !== 'search') showTab('search');
    // The search field appears with the tab.
    setTimeout(() => search.current?.focus(), 50);
  };
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(NO_FILTER);
  const options = LIST_TABS.map((value) => ({
    value,
    label: t(`games.tab.${value}`),
    count: value === tab && isListed ? total : undefined,
  }));
  return (
    <>
      <GamesHead place={address} onSearch={goSearch} />
      {top(bannerGroup, type)}
      <Tabs
        label={t('games.lists')}
        options={options}
        value={tab}
        onChange={choose}
        panelId={panelId}
        className="mt-3"
      />
      <div id={panelId} role="tabpanel" aria-label={t(`games.tab.${tab}`)} className="games-panel">
        {hasTools && <ListTools key={type} address={address} total={total} inputRef={search} />}
        {isListed && (
          <ListedGames key={JSON.stringify(ask)} ask={ask} onClear={isFiltered ? () => narrow(NO_FILTER) : undefined} />
        )}
        {hasTools && filter.choice === FAV && <FavouriteGames gameType={type} vendor={filter.vendors[0]} />}
        {tab === 'hot' && <HotGames gameType={type} />}
        {tab === 'recent' && <RecentGames gameType={type} />}
        {tab === 'fav' && <FavouriteGames gameType={type} />}
      </div>
    </>
  );
}

/** Number of games in the list; the previous number until the next is known. */
function useTotal(ask: GameAsk, isListed: boolean): number | undefined {
  const { data } = useInfiniteQuery({ ...gameListQuery(ask), enabled: isListed, placeholderData: keepPreviousData });
  return data?.pages[0]?.total;
}
