import type { ReactNode } from 'react';
import { Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/states.tsx';
import { useAddressPart } from '../../shared/use-address-part.ts';
import { useLoad } from '../../shared/use-load.ts';
import { lotteryApi } from './api.ts';
import { lotteryTexts } from './texts.ts';
import { texts } from '../../shared/texts.ts';

/** A lottery to choose, the first one to begin with, and what `children` draws of it. */
export function GameChoice({ children }: { children: (gameCode: string) => ReactNode }) {
  const { state, reload } = useLoad(lotteryApi.games);
  const [chosen, setChosen] = useAddressPart('game');
  return (
    <Loaded state={state} onRetry={reload}>
      {(games) => {
        const { gameCode } = games.find((game) => game.gameCode === chosen) ?? games[0] ?? {};
        if (gameCode === undefined) return <p className="loading">{texts.empty}</p>;
        return (
          <>
            <div className="filters">
              <Select
                label={lotteryTexts.game}
                value={gameCode}
                options={games.map((game) => ({ value: game.gameCode, label: `${game.gameName} (${game.gameCode})` }))}
                onChange={setChosen}
              />
            </div>
            {children(gameCode)}
          </>
        );
      }}
    </Loaded>
  );
}
