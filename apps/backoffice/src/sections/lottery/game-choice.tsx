import { Select } from '@fairlot/ui';
import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import type { ReactNode } from 'react';
import { emptyTableTexts } from '../../parts/empty-table-texts.ts';
import { Loaded } from '../../parts/states.tsx';
import { useAddressPart } from '../../shared/use-address-part.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { lotteryApi } from './api.ts';

type Game = ValueOf<typeof lotteryDesk.games>[number];

/** Choice of a lottery, initially the first one; `children` renders the chosen one. */
export function GameChoice({
  children,
  isOffered = () => true,
  noneText = emptyTableTexts.lotteries,
}: {
  children: (gameCode: string) => ReactNode;
  /** Which lotteries can be chosen. */
  isOffered?: (game: Game) => boolean;
  /** Shown when there is none. */
  noneText?: string;
}) {
  const { state, reload } = useLoad(lotteryApi.games);
  const [chosen, setChosen] = useAddressPart('game');
  return (
    <Loaded state={state} onRetry={reload}>
      {(all) => {
        const games = all.filter(isOffered);
        const { gameCode } = games.find((game) => game.gameCode === chosen) ?? games[0] ?? {};
        if (gameCode === undefined) return <p className="loading">{noneText}</p>;
        return (
          <>
            <div className="filters">
              <Select
                label={common.game}
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
