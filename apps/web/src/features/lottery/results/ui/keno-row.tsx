import { Flag } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { shortIssue } from '../../draws/model/issue.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import { readKeno } from '../model/read-keno.ts';
import { headlineOf, type Result } from '../model/result.ts';

/** The sum of the 20 numbers and the bets it decides; the numbers themselves are in the expanded part. */
export function KenoRow({ game, result }: { game: LotteryGame; result: Result }) {
  const t = useText();
  const { sum, size, parity, element } = readKeno(headlineOf(result));
  return (
    <span className="row grow">
      <span className="caption muted numeric">
        {t('lottery.issue', { issue: shortIssue(game.previousNumero ?? '') })}
      </span>
      <b className="h3 numeric grow">{sum}</b>
      {[size, parity, element].map((code) => (
        <Flag key={code} tone="neutral">
          {t(`lottery.play.${code}`)}
        </Flag>
      ))}
    </span>
  );
}
