import { isNearClosing } from '@fairlot/ui';
import { useNowValue } from '../../../../shared/clock/use-now.ts';
import { useSettings } from '../../../site/model/use-settings.ts';
import {
  closingMs,
  type CountdownStrategy,
  isClosingToday,
  type IssueTimes,
  issueTimes,
  plannedTime,
  type SalePhase,
  type Timed,
  wholeSecond,
} from './issue.ts';

/** The merchant's strategy of countdowns (Z-36). */
export function useCountdownStrategy(): CountdownStrategy {
  return useSettings().lottery.countdown;
}

/** Times of a game's issue, renewed once a second. `at` is the server time at which `remainTime` was true, epoch ms. */
export function useIssueTimes(game: Timed, at: number): IssueTimes {
  const strategy = useCountdownStrategy();
  return issueTimes(
    game,
    at,
    useNowValue((now) => wholeSecond(game, at, now, strategy)),
    strategy,
  );
}

/**
 * How far a sale is, for cards whose countdown alone changes with the second. `lockAtMs`, `drawAtMs`: planned times,
 * epoch ms, null when nothing is on sale.
 */
export interface SaleStage {
  phase: SalePhase;
  isNear: boolean;
  isToday: boolean;
  lockAtMs: number | null;
  drawAtMs: number | null;
}

/** Renewed when the stage changes. */
export function useSaleStage(game: Timed, at: number): SaleStage {
  const strategy = useCountdownStrategy();
  const phase = useNowValue((now) => issueTimes(game, at, now, strategy).phase);
  const isNear = useNowValue((now) => isNearClosing(issueTimes(game, at, now, strategy).toLockMs));
  const isToday = useNowValue((now) => isClosingToday(issueTimes(game, at, now, strategy).toLockMs));
  const drawAtMs = phase === 'off' ? null : plannedTime(at + game.remainTime);
  return {
    phase,
    isNear,
    isToday,
    lockAtMs: drawAtMs === null ? null : drawAtMs - closingMs(game, strategy),
    drawAtMs,
  };
}
