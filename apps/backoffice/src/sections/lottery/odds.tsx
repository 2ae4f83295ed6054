import { useCallback } from 'react';
import { Loaded } from '../../parts/states.tsx';
import { formatTime } from '../../shared/format.ts';
import { useLoad } from '../../shared/use-load.ts';
import { lotteryApi } from './api.ts';
import { GameChoice } from './game-choice.tsx';
import { OddsForm } from './odds-form.tsx';
import { lotteryTexts } from './texts.ts';

/** Odds and limits of a game; a change is shown with its returns, and two operators publish it. */
export function Odds() {
  return <GameChoice>{(gameCode) => <GameOdds key={gameCode} gameCode={gameCode} />}</GameChoice>;
}

function GameOdds({ gameCode }: { gameCode: string }) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => lotteryApi.odds(gameCode, signal), [gameCode]),
  );
  return (
    <Loaded state={state} onRetry={reload}>
      {(odds) => (
        <>
          <p className="muted">{lotteryTexts.odds.version(odds.oddsVersion, formatTime(odds.publishedAt))}</p>
          <OddsForm odds={odds} />
        </>
      )}
    </Loaded>
  );
}
