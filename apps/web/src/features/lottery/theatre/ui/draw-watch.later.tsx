import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useState } from 'react';
import { useNowValue } from '../../../../shared/clock/use-now.ts';
import { loadGroups } from '../../../../shared/i18n/catalogues.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { usePart } from '../../../../shared/ui/use-part.ts';
import { recentBetsQuery } from '../../../records/api/bets.ts';
import { lotteryMenuQuery } from '../../games/api/menu.ts';
import { allGames } from '../../games/model/games.ts';
import { setStaged } from '../../tickets/model/staged.ts';
import { drawKey, dueDraw, duenessOf, isOnPage } from '../model/due-draw.ts';

const loadTheatre = () => import('./draw-theatre.later.tsx');
/** Draws whose stage the member has closed in this document. */
const finished = new Set<string>();

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
  const due = useNowValue((now) => dueDraw(rows, games, { at, now }, { preferred: gameCode, finished }));
  const isNear = useNowValue((now) => rows.some((row) => duenessOf(row, games, at, now) === 'near'));
  const [staged, setStagedDraw] = useState<string | null>(null);
  if (staged === null && due !== null) setStagedDraw(due);
  useEffect(() => {
    setStaged(staged);
    return () => setStaged(null);
  }, [staged]);
  const loadTexts = useCallback(() => loadGroups(i18n, ['draw', 'lottery']), [i18n]);
  const Theatre = usePart(isNear || staged !== null, loadTheatre, loadTexts);
  const [first] = rows.filter((row) => drawKey(row.gameCode, row.numero) === staged);
  if (Theatre === null || first === undefined || staged === null) return null;
  const end = (isFinished: boolean) => {
    if (isFinished) finished.add(staged);
    setStagedDraw(null);
  };
  return (
    <Theatre
      key={staged}
      gameCode={first.gameCode}
      issue={first.numero}
      ticketIds={rows
        .filter((row) => drawKey(row.gameCode, row.numero) === staged && row.status !== 'cancelled')
        .map(({ ticketId }) => ticketId)}
      opensItself={isOnPage(first.gameCode, gameCode, games)}
      onEnd={end}
    />
  );
}
