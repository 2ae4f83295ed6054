import { memo } from 'react';
import { formatPercent } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { Play } from '../../games/api/plays.ts';
import { boardOf, playRule, solePlays } from '../../games/model/play-groups.ts';
import { PlayTerms } from '../../games/ui/play-terms.tsx';
import { oddsRows } from '../model/odds-keys.ts';

interface PlayRuleProps {
  plays: readonly Play[];
  play: Play;
  /** Whether the play has chosen numbers. */
  hasChosen: boolean;
}

/** Rule, payout of a hit and return of a play; of a board with several plays only their return until one is chosen. */
export const PlayRule = memo(function PlayRule({ plays, play, hasChosen }: PlayRuleProps) {
  const { t, tag } = useLocaleText();
  const board = boardOf(plays, play.code);
  const isChoosing = !hasChosen && (solePlays(plays, play.code).length > 0 || oddsRows(board, t).length > 0);
  const returns = board.map(({ returnPercent }) => formatPercent(returnPercent, tag)).toSorted();
  const value = [...new Set([returns[0], returns.at(-1)])].join(' – ');
  return (
    <div className="caption muted numeric mt-3">
      <p role="status">{isChoosing ? '' : playRule(play.code, t)}</p>
      <p>{isChoosing ? t('lottery.boardReturn', { value }) : <PlayTerms play={play} />}</p>
    </div>
  );
});
