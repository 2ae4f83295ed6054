import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useState } from 'react';
import { serverNow } from '../../../../shared/clock/clock.ts';
import { useNowValue } from '../../../../shared/clock/use-now.ts';
import { loadGroups } from '../../../../shared/i18n/catalogues.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { usePart } from '../../../../shared/ui/use-part.ts';
import { recentBetsQuery } from '../../../records/api/bets.ts';
import { lotteryMenuQuery } from '../../games/api/menu.ts';
import { allGames } from '../../games/model/games.ts';
import { setStaged } from '../../tickets/model/staged.ts';
import { dueDraw, duenessOf, isOnPage } from '../model/due-draw.ts';
import {
  begun,
  ended,
  goneOn,
  keepRun,
  keyOf,
  netBefore,
  readRun,
  resumedDraw,
  type Run,
  waitingTickets,
} from '../model/run.ts';

const loadTheatre = () => import('./draw-theatre.later.tsx');

/**
 * Watches for draws with tickets of the member and fetches the stage when one is near. `gameCode`: game of the bet
 * page, whose stage opens automatically; empty elsewhere.
 */
export default function DrawWatch({ gameCode }: { gameCode: string }) {
  const { i18n } = useLingui();
  const hasToken = useHasToken();
  const { data: menu } = useQuery(lotteryMenuQuery());
  const { data: bets } = useQuery(recentBetsQuery(hasToken));
  const rows = bets?.list ?? [];
  const games = menu === undefined ? [] : allGames(menu.value);
  const at = menu?.at ?? 0;
  const [run, setRun] = useState<Run>(readRun);
  const [isOn, setIsOn] = useState(false);
  const due = useNowValue((now) => {
    if (isOn) return null;
    const choice = { preferred: gameCode, finished: new Set(run.closed) };
    return resumedDraw(run, rows, games, now) ?? dueDraw(rows, games, { at, now }, choice);
  });
  if (due !== null) {
    setIsOn(true);
    setRun(begun(run, due));
  }
  const isNear = useNowValue((now) => rows.some((row) => duenessOf(row, games, at, now) === 'near'));
  const staged = isOn ? (run.draws.at(-1) ?? null) : null;
  useEffect(() => keepRun(run), [run]);
  useEffect(() => {
    setStaged(staged);
    return () => setStaged(null);
  }, [staged]);
  const loadTexts = useCallback(() => loadGroups(i18n, ['draw', 'lottery']), [i18n]);
  const Theatre = usePart(isNear || staged !== null, loadTheatre, loadTexts);
  const [first] = rows.filter((row) => keyOf(row) === staged);
  if (Theatre === null || first === undefined || staged === null) return null;
  const waiting = waitingTickets(run, rows, games);
  const [next] = waiting;
  const end = (isFinished: boolean) => {
    setRun(ended(run, isFinished ? [staged, ...waiting.map(keyOf)] : []));
    setIsOn(false);
  };
  return (
    <Theatre
      key={run.draws[0]}
      gameCode={first.gameCode}
      issue={first.numero}
      name={first.gameName}
      beginsAtMs={run.startAtMs}
      ticketIds={rows
        .filter((row) => keyOf(row) === staged && row.status !== 'cancelled')
        .map(({ ticketId }) => ticketId)}
      opensItself={rows.some((row) => run.draws.includes(keyOf(row)) && isOnPage(row.gameCode, gameCode, games))}
      isSkipped={run.isSkipped}
      before={{ count: next === undefined ? run.draws.length - 1 : 0, netMinor: netBefore(run, rows) }}
      next={
        next === undefined
          ? null
          : {
              key: keyOf(next),
              name: next.gameName,
              n: run.draws.length + 1,
              count: run.draws.length + new Set(waiting.map(keyOf)).size,
              start: () => setRun(goneOn(run, keyOf(next), serverNow())),
            }
      }
      onSkip={() => setRun({ ...run, isSkipped: true })}
      onEnd={end}
    />
  );
}
