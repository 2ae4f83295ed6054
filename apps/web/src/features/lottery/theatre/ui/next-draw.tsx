import { formatTimeLeft } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { shortIssue, type Timed } from '../../draws/model/issue.ts';
import { useIssueTimes } from '../../draws/model/use-issue-times.ts';
import { lotteryMenuQuery } from '../../games/api/menu.ts';
import { allGames } from '../../games/model/games.ts';

/**
 * The time until the draw after this one closes, then until it takes place. `instead` shows while the next draw is
 * unknown, and where none is planned.
 */
export function NextDraw({ gameCode, issue, instead }: { gameCode: string; issue: string; instead: ReactNode }) {
  const { data: menu } = useQuery(lotteryMenuQuery());
  const game = menu === undefined ? undefined : allGames(menu.value).find((each) => each.gameCode === gameCode);
  if (menu === undefined || game === undefined || game.numero === null || game.numero === issue) return instead;
  return <TimeLeft game={game} issue={game.numero} at={menu.at} instead={instead} />;
}

interface TimeLeftProps {
  game: Timed;
  issue: string;
  at: number;
  instead: ReactNode;
}

function TimeLeft({ game, issue, at, instead }: TimeLeftProps) {
  const { t, tag } = useLocaleText();
  const { phase, toLockMs, toDrawMs } = useIssueTimes(game, at);
  const leftMs = toLockMs ?? toDrawMs;
  if (leftMs === null) return instead;
  return (
    <span role="timer">
      {t('draw.number', { issue: shortIssue(issue) })}
      {' \u00b7 '}
      {t(phase === 'open' ? 'lottery.panel.open' : 'draw.waiting')} <b className="ltr">{formatTimeLeft(leftMs, tag)}</b>
    </span>
  );
}
