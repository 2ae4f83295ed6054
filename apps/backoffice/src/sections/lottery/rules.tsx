import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { useCallback } from 'react';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import type { Operator } from '../../shared/operator.ts';
import { common } from '../../shared/common-texts.ts';
import { GameChoice } from './game-choice.tsx';

import { formatCalendarDay, formatTime } from '../../shared/format.ts';
import { lotteryApi } from './api.ts';
import { lotteryTexts } from './texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { RulesForm } from './rules-form.tsx';

type Version = ValueOf<typeof lotteryDesk.rules>['versions'][number];
const words = lotteryTexts.rules;

/** Rules of a game by the first day on which they apply; two operators publish other number widths. */
export function Rules({ operator }: { operator: Operator }) {
  return (
    // Joined stations have no rules of their own; the rules of the two stations apply.
    <GameChoice isOffered={({ source }) => source !== 'joined'}>
      {(gameCode) => (
        <GameRules key={gameCode} gameCode={gameCode} mayChange={operator.permissions.includes('odds.change')} />
      )}
    </GameChoice>
  );
}

function GameRules({ gameCode, mayChange }: { gameCode: string; mayChange: boolean }) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => lotteryApi.rules(gameCode, signal), [gameCode]),
  );
  return (
    <Loaded state={state} onRetry={reload}>
      {({ gameName, firstFreeDay, version, versions }) => (
        <>
          <Table
            caption={`${gameName}: ${words.versions}`}
            rows={versions}
            keyOf={({ version }) => String(version)}
            columns={COLUMNS}
          />
          {mayChange && versions[0] ? (
            <RulesForm gameCode={gameCode} firstFreeDay={firstFreeDay} version={version} newest={versions[0]} />
          ) : null}
        </>
      )}
    </Loaded>
  );
}

const COLUMNS: readonly Column<Version>[] = [
  { title: lotteryTexts.draw.version, cell: ({ version }) => version, isFigure: true },
  {
    title: words.firstDay,
    cell: ({ firstDay }) => (firstDay === null ? words.beginning : formatCalendarDay(firstDay)),
  },
  { title: common.state, cell: ({ state }) => words.states[state] },
  {
    title: words.numbers,
    cell: ({ structure }) => structure.map(({ level, count, width }) => words.level(level, count, width)).join(', '),
  },
  { title: words.published, cell: ({ publishedAt }) => formatTime(publishedAt) },
];
