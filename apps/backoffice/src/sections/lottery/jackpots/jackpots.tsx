import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { Button } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { Loaded } from '../../../parts/states.tsx';
import { type Column, Table } from '../../../parts/table.tsx';
import { formatAmount, formatTime } from '../../../shared/format.ts';
import type { Operator } from '../../../shared/operator.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { lotteryApi } from '../api.ts';
import { GameChoice } from '../game-choice.tsx';
import { common } from '../../../shared/common-texts.ts';
import { PoolForm } from './pool-form.tsx';
import { jackpotTexts as words } from './texts.ts';

type Pools = ValueOf<typeof lotteryDesk.pools>;

/** Jackpot pools of a lottery: settings, which two operators change, balances, and every movement of money. */
export function Jackpots({ operator }: { operator: Operator }) {
  return (
    <GameChoice isOffered={({ hasJackpot }) => hasJackpot} noneText={words.none}>
      {(gameCode) => (
        <GamePools key={gameCode} gameCode={gameCode} mayChange={operator.permissions.includes('odds.change')} />
      )}
    </GameChoice>
  );
}

function GamePools({ gameCode, mayChange }: { gameCode: string; mayChange: boolean }) {
  const [pageNo, setPageNo] = useState(1);
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => lotteryApi.pools(gameCode, pageNo, signal), [gameCode, pageNo]),
    { keepsFormer: true },
  );
  return (
    <Loaded state={state} onRetry={reload}>
      {(game) => (
        <>
          <Table
            caption={`${game.gameName}: ${words.pools} (${game.currency})`}
            rows={game.pools}
            keyOf={({ level }) => level}
            columns={POOLS}
          />
          {mayChange ? <PoolForm game={game} /> : null}
          <h2>{words.moves}</h2>
          {game.moves.length === 0 ? (
            <p>{words.noMoves}</p>
          ) : (
            <Table
              caption={words.moves}
              rows={game.moves}
              keyOf={({ level, numero: drawNumber, kind, at }) => `${level} ${drawNumber} ${kind} ${at}`}
              columns={MOVES}
            />
          )}
          <p className="row">
            <Button disabled={pageNo <= 1} onClick={() => setPageNo(pageNo - 1)}>
              {words.newer}
            </Button>
            <Button disabled={pageNo >= game.totalPages} onClick={() => setPageNo(pageNo + 1)}>
              {words.older}
            </Button>
          </p>
        </>
      )}
    </Loaded>
  );
}

const POOLS: readonly Column<Pools['pools'][number]>[] = [
  { title: words.level, cell: ({ level }) => level },
  { title: `${words.jackpot} (${words.jackpotHint})`, cell: ({ jackpot }) => formatAmount(jackpot), isFigure: true },
  { title: words.share, cell: ({ share }) => share, isFigure: true },
  { title: words.guarantee, cell: ({ guarantee }) => formatAmount(guarantee), isFigure: true },
  { title: words.balance, cell: ({ balance }) => formatAmount(balance), isFigure: true },
  { title: words.paid, cell: ({ paid }) => formatAmount(paid), isFigure: true },
];

const MOVES: readonly Column<Pools['moves'][number]>[] = [
  { title: common.time, cell: ({ at }) => formatTime(at) },
  { title: words.level, cell: ({ level }) => level },
  { title: words.draw, cell: ({ numero: drawNumber }) => drawNumber },
  { title: words.kind, cell: ({ kind }) => words.kinds[kind] ?? kind },
  { title: common.amount, cell: ({ amount }) => formatAmount(amount), isFigure: true },
  { title: words.after, cell: ({ balance }) => formatAmount(balance), isFigure: true },
];
