import { Empty } from '@fairlot/ui';
import type { LotteryGame } from '../../features/lottery/games/api/menu.ts';
import { allGames, gameCodeOf } from '../../features/lottery/games/model/games.ts';
import { shortIssue } from '../../features/lottery/draws/model/issue.ts';
import { winNumbersPath } from '../../features/lottery/games/model/paths.ts';
import { parseResult } from '../../features/lottery/results/model/result.ts';
import { useLotteryMenu } from '../../features/lottery/games/model/use-lottery-menu.ts';
import { EndingTable } from '../../features/lottery/results/ui/ending-table.tsx';
import { GamePicker } from '../../features/lottery/games/ui/game-picker.tsx';
import { HeadsCard, ResultTable } from '../../features/lottery/results/ui/result-card.tsx';
import { TrendSection } from '../../features/lottery/results/ui/trend-section.tsx';
import { TrendTable } from '../../features/lottery/results/ui/trend-table.tsx';
import { formatDateTime } from '../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** Winning numbers of a game: the last prize table, the trends, and how often each ending was drawn. */
export default function LotteryWinNumbersPage() {
  const t = useText();
  const go = useGo();
  const search = useSearchParams();
  const { data, error, isError, refetch } = useLotteryMenu();
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />;
  const games = allGames(data.value);
  const game = games.find(({ gameCode }) => gameCode === gameCodeOf(search)) ?? games[0];
  if (game === undefined) return <Empty title={t('lottery.noResults')} hint={t('lottery.noResultsHint')} />;
  return (
    <>
      <GamePicker
        games={games}
        value={game.gameCode}
        onChange={(code) => go(winNumbersPath(code), { replace: true, keepScroll: true })}
      />
      <LastTable game={game} />
      <TrendSection key={`chart ${game.gameCode}`} gameCode={game.gameCode} family={game.family} />
      <TrendTable key={`trend ${game.gameCode}`} gameCode={game.gameCode} />
      <EndingTable key={game.gameCode} gameCode={game.gameCode} />
    </>
  );
}

function LastTable({ game }: { game: LotteryGame }) {
  const { t, ...locale } = useLocaleText();
  const result = parseResult(game.previousWinningNumber);
  if (result === null || game.previousNumero === null || game.previousWinningTime === null)
    return <Empty title={t('lottery.noResults')} hint={t('lottery.noResultsHint')} />;
  const title = t('lottery.issue', { issue: shortIssue(game.previousNumero) });
  const head = (
    <div className="prize-table-head">
      <h2 className="h3">{title}</h2>
      <span className="caption faint numeric">{formatDateTime(game.previousWinningTime, locale)}</span>
    </div>
  );
  return (
    <>
      <section className="card card--flush mx" aria-label={title}>
        <ResultTable result={result} caption={title} family={game.family} head={head} />
      </section>
      <HeadsCard result={result} />
    </>
  );
}
