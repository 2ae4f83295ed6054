import { Empty, IconLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { drawQuery } from '../../features/lottery/results/api/draw.ts';
import { allGames, gameCodeOf } from '../../features/lottery/games/model/games.ts';
import { issueOf } from '../../features/lottery/draws/model/issue.ts';
import { historyPath, WEEK_PATH } from '../../features/lottery/games/model/paths.ts';
import { useLotteryMenu } from '../../features/lottery/games/model/use-lottery-menu.ts';
import { GamePicker } from '../../features/lottery/games/ui/game-picker.tsx';
import { HotNumbers } from '../../features/lottery/results/ui/hot-numbers.tsx';
import { MoreHistory } from '../../features/lottery/results/ui/more-history.tsx';
import { PastDrawRow } from '../../features/lottery/results/ui/past-draw.tsx';
import { PastDraws } from '../../features/lottery/results/ui/past-draws.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** Past results of a game; a draw in the address is shown on top. */
export default function LotteryHistoryPage() {
  const t = useText();
  const go = useGo();
  const search = useSearchParams();
  const { data, error, isError, refetch } = useLotteryMenu();
  const games = data === undefined ? [] : allGames(data.value);
  const gameCode = gameCodeOf(search) || (games[0]?.gameCode ?? '');
  const family = games.find((game) => game.gameCode === gameCode)?.family;
  const issue = issueOf(search);
  return (
    <>
      <PageTop
        title={t('title.results')}
        actions={<IconLink icon="calendar" label={t('title.week')} href={WEEK_PATH} />}
      />
      {games.length > 0 && (
        <GamePicker
          games={games}
          value={gameCode}
          onChange={(code) => go(historyPath(code), { replace: true, keepScroll: true })}
        />
      )}
      {gameCode === '' ? (
        <Loaded query={{ data, error, isError, refetch }}>
          {() => <Empty title={t('lottery.noResults')} hint={t('lottery.noResultsHint')} />}
        </Loaded>
      ) : (
        <>
          {issue !== '' && <NamedDraw key={`${gameCode} ${issue}`} gameCode={gameCode} family={family} issue={issue} />}
          <HotNumbers key={`hot ${gameCode}`} gameCode={gameCode} />
          <PastDraws key={gameCode} gameCode={gameCode} family={family} />
        </>
      )}
      <MoreHistory />
    </>
  );
}

interface NamedDrawProps {
  gameCode: string;
  family: string | undefined;
  issue: string;
}

function NamedDraw({ gameCode, family, issue }: NamedDrawProps) {
  const { data, error, isError, refetch } = useQuery(drawQuery(gameCode, issue));
  if (data !== undefined)
    return (
      <div className="card card--flush mx mb-3">
        <PastDrawRow draw={data} gameCode={gameCode} family={family} isOpenFirst />
      </div>
    );
  return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={1} shape="card" />;
}
