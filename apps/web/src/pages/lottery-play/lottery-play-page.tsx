import { ButtonLink, Empty, IconLink } from '@fairlot/ui';
import type { LotteryGame } from '../../features/lottery/games/api/menu.ts';
import { allGames, gameCodeOf } from '../../features/lottery/games/model/games.ts';
import { shortIssue } from '../../features/lottery/draws/model/issue.ts';
import { useLotteryMenu } from '../../features/lottery/games/model/use-lottery-menu.ts';
import { historyPath, returnPath } from '../../features/lottery/games/model/paths.ts';
import { FavouriteHeart } from '../../features/lottery/games/ui/favourite-heart.tsx';
import { stationsIn } from '../../features/lottery/games/model/pairs.ts';
import { usePlaysAtRebate } from '../../features/lottery/rebate/model/use-rebate.ts';
import { BetBoard, type BetBoardProps } from '../../features/lottery/slip/ui/bet-board.tsx';
import { PlayStrip } from '../../features/protection/ui/play-figures.tsx';
import { PlayMoney } from '../../features/wallet/ui/play-money.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { usePlayerTurn } from '../../shared/session/use-player-turn.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** Bet page of the game in the address. */
export default function LotteryPlayPage() {
  const t = useText();
  const search = useSearchParams();
  const gameCode = gameCodeOf(search);
  const { pageBack, repeat = '' } = search;
  const menu = useLotteryMenu();
  const turn = usePlayerTurn();
  // Tickets on two stations are bought on the page of the first.
  const both = menu.data === undefined ? undefined : stationsIn(menu.data.value, gameCode);
  const game =
    both?.[0] ??
    (menu.data === undefined ? undefined : allGames(menu.data.value).find((entry) => entry.gameCode === gameCode));
  const subtitle = game?.numero ? t('lottery.issue', { issue: shortIssue(game.numero) }) : undefined;
  const actions = (
    <>
      {game !== undefined && <FavouriteHeart gameId={game.gameId} />}
      <IconLink icon="list" label={t('title.results')} href={historyPath(game?.gameCode ?? gameCode)} />
    </>
  );
  return (
    <>
      <PageTop
        title={game?.displayName ?? t('title.play')}
        subtitle={subtitle}
        leaveTo={pageBack === undefined ? undefined : returnPath(pageBack)}
        actions={actions}
      />
      <PlayStrip />
      {menu.data === undefined &&
        (menu.isError ? (
          <FailedPart error={menu.error} onRetry={() => void menu.refetch()} />
        ) : (
          <LoadingRows shape="card" />
        ))}
      {menu.data !== undefined && game === undefined && <NoSuchGame />}
      {menu.data !== undefined && game !== undefined && (
        <Board
          key={`${gameCode} ${turn}`}
          game={game}
          at={menu.data.at}
          repeatId={repeat}
          secondStation={both?.[1].gameCode ?? null}
        />
      )}
    </>
  );
}

function Board({ game, ...more }: { game: LotteryGame } & Pick<BetBoardProps, 'at' | 'repeatId' | 'secondStation'>) {
  const { published, plays, ...choice } = usePlaysAtRebate(game);
  if (plays !== undefined) return <BetBoard game={game} plays={plays} choice={choice} mark={<PlayMoney />} {...more} />;
  return published.isError ? (
    <FailedPart error={published.error} onRetry={() => void published.refetch()} />
  ) : (
    <LoadingRows shape="card" />
  );
}

function NoSuchGame() {
  const t = useText();
  return (
    <Empty
      title={t('lottery.noGame')}
      hint={t('lottery.noGameHint')}
      action={
        <ButtonLink variant="soft" href="/m/lott">
          {t('title.lobby')}
        </ButtonLink>
      }
    />
  );
}
