import { useCallback, useState } from 'react';
import { Select } from '../parts/field.tsx';
import { Loaded } from '../parts/states.tsx';
import { formatTime } from '../shared/format.ts';
import { lotteryApi } from '../shared/lottery-api.ts';
import { lotteryTexts } from '../shared/lottery-texts.ts';
import { useLoad } from '../shared/use-load.ts';
import { OddsForm } from './odds-form.tsx';

/** Odds and limits of a game; a change is shown with its returns and published by two operators. */
export function Odds() {
  const { state, reload } = useLoad(lotteryApi.games);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Loaded state={state} onRetry={reload}>
      {(games) => {
        const gameCode = chosen ?? games[0]?.gameCode;
        if (gameCode === undefined) return null;
        return (
          <>
            <div className="filters">
              <Select label={lotteryTexts.game} value={gameCode} options={games.map((game) => ({ value: game.gameCode, label: `${game.gameName} (${game.gameCode})` }))} onChange={setChosen} />
            </div>
            <GameOdds key={gameCode} gameCode={gameCode} />
          </>
        );
      }}
    </Loaded>
  );
}

function GameOdds({ gameCode }: { gameCode: string }) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => lotteryApi.odds(gameCode, signal), [gameCode]));
  return (
    <Loaded state={state} onRetry={reload}>
      {(odds) => (
        <>
          <p>{lotteryTexts.odds.version(odds.oddsVersion, formatTime(odds.publishedAt))}</p>
          <OddsForm key={odds.oddsVersion} odds={odds} />
        </>
      )}
    </Loaded>
  );
}
