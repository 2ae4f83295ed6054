import { formatCountdown } from '@fairlot/ui';
import { useNow } from '../../../shared/clock/use-now.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { LotteryGame } from '../api/menu.ts';
import { issueTimes } from '../model/issue.ts';

/** The time until sale closes as a line of text; nothing unless it is open. */
export function ClosesIn({ game, at }: { game: LotteryGame; at: number }) {
  const t = useText();
  const { toLockMs } = issueTimes(game, at, useNow());
  return toLockMs === null ? null : <>{t('lottery.panel.open')} <b className="num ltr">{formatCountdown(toLockMs)}</b></>;
}
