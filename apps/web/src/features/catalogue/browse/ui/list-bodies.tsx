import { Button, ButtonLink, Empty } from '@fairlot/ui';
import { useInfiniteQuery, useQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useSettings } from '../../../site/model/use-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken, useMember } from '../../../../shared/session/use-session.ts';
import { FailedPart } from '../../../../shared/ui/list-states.tsx';
import { PullRefresh } from '../../../../shared/ui/pull-refresh.tsx';
import { useHeartFocus } from '../../../../shared/ui/use-heart-focus.ts';
import { gameListQuery, type GameAsk } from '../api/game-list.ts';
import { favouritesQuery, recentsQuery } from '../api/member-lists.ts';
import { hotGamesQuery, type Game } from '../../home/api/hot-games.ts';
import { useLoadMore } from '../model/use-load-more.ts';
import { LoadingGrid } from '../../games/ui/game-grid.tsx';
import { GameRows } from './game-rows.tsx';

const LOADING_TILES = 9;
const MORE_TILES = 3;

/** Games of the list call: all of a type, or those that match a filter. */
export function ListedGames({ ask, onClear }: { ask: GameAsk; onClear: (() => void) | undefined }) {
  const t = useText();
  const action = onClear && (
    <Button variant="soft" onClick={onClear}>
      {t('games.clearAll')}
    </Button>
  );
  return (
    <Pages
      list={useInfiniteQuery(gameListQuery(ask))}
      empty={
        <Empty title={t('game.none')} hint={t(onClear ? 'games.noneFiltered' : 'game.noneHint')} action={action} />
      }
    />
  );
}

export function HotGames({ gameType }: { gameType?: string }) {
  const t = useText();
  const { games } = useSettings();
  const { data, error, refetch } = useQuery(hotGamesQuery(games.providerLimit, gameType));
  if (data === undefined) return <Pending error={error} onRetry={() => void refetch()} />;
  return data.list.length === 0 ? (
    <Empty title={t('games.noHot')} hint={t('game.noneHint')} />
  ) : (
    <GameRows games={data.list} />
  );
}

/** The member's recent games of a type; only those of one provider where the merchant limits it. */
export function RecentGames({ gameType }: { gameType: string }) {
  const t = useText();
  const { games } = useSettings();
  const hasToken = useHasToken();
  const member = useMember();
  const list = useInfiniteQuery(recentsQuery({ gameType, vendor: games.providerLimit ?? '', isMember: hasToken }));
  if (member === null) return <ForMembers title={t('games.loginRecent')} />;
  return <Pages list={list} empty={<Empty title={t('games.noRecent')} hint={t('games.noRecentHint')} />} />;
}

/** The member's favourites of a type, and of one vendor if one is chosen. */
export function FavouriteGames({ gameType, vendor = '' }: { gameType: string; vendor?: string | undefined }) {
  const t = useText();
  const hasToken = useHasToken();
  const member = useMember();
  const list = useInfiniteQuery(favouritesQuery({ gameType, vendor, isMember: hasToken }));
  useHeartFocus(gamesOf(list).length);
  if (member === null) return <ForMembers title={t('games.loginFav')} />;
  return <Pages list={list} empty={<Empty title={t('games.noFav')} hint={t('games.noFavHint')} />} />;
}

type Listed = UseInfiniteQueryResult<InfiniteData<{ games: Game[] }>>;

/** Loaded pages as rows, the loading next page, or the reason why there are none. */
function Pages({ list, empty }: { list: Listed; empty: ReactNode }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, isFetching, fetchNextPage } =
    list;
  const games = useMemo(() => uniqueGames(gamesOf({ data })), [data]);
  useLoadMore({ isWanted: hasNextPage && !isFetching && !isFetchNextPageError, load: () => void fetchNextPage() });
  if (data === undefined) return <Pending error={error} onRetry={() => void refetch()} />;
  if (games.length === 0 && !hasNextPage) return empty;
  return (
    <>
      <GameRows games={games} />
      {hasNextPage && !isFetchNextPageError && (
        <div className="mt-4">
          <LoadingGrid count={isFetchingNextPage ? MORE_TILES * 2 : MORE_TILES} />
        </div>
      )}
      {isFetchNextPageError && <FailedPart error={error} onRetry={() => void fetchNextPage()} />}
      <PullRefresh onRefresh={() => void refetch()} />
    </>
  );
}

const gamesOf = ({ data }: Pick<Listed, 'data'>) => data?.pages.flatMap((page) => page.games) ?? [];

/** Removes duplicates of games that moved to another page between two responses. */
function uniqueGames(games: readonly Game[]): Game[] {
  return [...new Map(games.map((game) => [game.nodeId, game])).values()];
}

function Pending({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error === null ? <LoadingGrid count={LOADING_TILES} /> : <FailedPart error={error} onRetry={onRetry} />;
}

function ForMembers({ title }: { title: string }) {
  const t = useText();
  return (
    <Empty
      title={title}
      action={
        <ButtonLink href="/m/login" variant="soft">
          {t('header.login')}
        </ButtonLink>
      }
    />
  );
}
