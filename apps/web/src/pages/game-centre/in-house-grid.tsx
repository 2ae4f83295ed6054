import { Chips, GameImage, Skeleton } from '@fairlot/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inHouseGamesQuery } from '../../features/catalogue/browse/api/in-house-games.ts';
import { recentsQuery } from '../../features/catalogue/browse/api/member-lists.ts';
import { useNoteRecent } from '../../features/catalogue/browse/model/use-note-recent.ts';
import { coverOf } from '../../features/catalogue/games/model/game-art.ts';
import { iconOf, titleOf } from '../../features/catalogue/games/model/game-fields.ts';
import { gamesQuery } from '../../features/originals/api/originals.ts';
import { liveQuery } from '../../features/originals/lobby/live-query.ts';
import { factOf } from '../../features/originals/lobby/game-fact.ts';
import { type GameKind, kindOf } from '../../features/originals/lobby/game-kind.ts';
import { useLocaleText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { FailedPart } from '../../shared/ui/list-states.tsx';

const LOADING = Array.from({ length: 15 }, (_, index) => index);
const VENDOR = { gameType: 'RNG', vendor: 'BGS' };
/** Covers in the first screen, which are part of the page. */
const INLINE = 9;

/**
 * All in-house games as links with one live fact each, filtered by kind (mock-up 84); the game that the member played
 * last is marked.
 */
export function InHouseGrid() {
  const { t, tag } = useLocaleText();
  const isMember = useHasToken();
  const { data: games, isError, error, refetch } = useQuery(inHouseGamesQuery());
  const { data: settings } = useQuery(gamesQuery());
  const { data: live } = useQuery(liveQuery());
  const { data: recents } = useInfiniteQuery(recentsQuery({ ...VENDOR, isMember }));
  const noteRecent = useNoteRecent();
  const latest = recents?.pages[0]?.games[0]?.nodeId;
  const [kind, setKind] = useState<GameKind | 'all'>('all');
  if (games?.length === 0) return null;
  if (games === undefined && isError) return <FailedPart error={error} onRetry={() => void refetch()} />;
  const countOf = (one: GameKind) => games?.filter(({ gameCode }) => kindOf(gameCode ?? '') === one).length;
  const kinds = [
    { value: 'all' as const, label: t('games.house.all'), count: games?.length },
    { value: 'instant' as const, label: t('games.house.instant'), count: countOf('instant') },
    { value: 'tables' as const, label: t('games.house.tables'), count: countOf('tables') },
    { value: 'slots' as const, label: t('games.type.RNG'), count: countOf('slots') },
  ];
  const shown = kind === 'all' ? games : games?.filter(({ gameCode }) => kindOf(gameCode ?? '') === kind);
  return (
    <>
      <Chips
        className="mb-2"
        label={t('games.type.INHOUSE')}
        options={kinds.filter(({ count }) => count !== 0)}
        value={kind}
        onChange={setKind}
      />
      <nav className="house-grid" aria-label={t('games.type.INHOUSE')}>
        {games === undefined && LOADING.map((key) => <Skeleton key={key} shape="tile" late />)}
        {shown?.map((game, index) => (
          <a
            key={game.nodeId}
            className="house-tile"
            href={`/m/inhouse/${game.gameCode}`}
            onClick={() => noteRecent(game)}
            data-latest={game.nodeId === latest || undefined}
          >
            <GameImage art={{ ...coverOf(game), w: 112, h: 112 }} src={iconOf(game)} inline={index < INLINE} />
            <span className="house-tile__words">
              <span className="house-tile__name">{titleOf(game)}</span>
              <span className="house-tile__fact numeric">
                {game.nodeId === latest ? t('games.continue') : factOf(game.gameCode ?? '', { settings, live, tag, t })}
              </span>
            </span>
          </a>
        ))}
      </nav>
    </>
  );
}
