import { formatTimeLeft } from '@fairlot/ui';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import { useIssueTimes } from '../model/use-issue-times.ts';

/** The time until sale closes as a line of text; nothing unless sale is open. */
export function ClosesIn({ game, at }: { game: LotteryGame; at: number }) {
  const { t, tag } = useLocaleText();
  const { toLockMs } = useIssueTimes(game, at);
  return toLockMs === null ? null : (
    <>
      {t('lottery.panel.open')} <b className="numeric ltr">{formatTimeLeft(toLockMs, tag)}</b>
    </>
  );
}
