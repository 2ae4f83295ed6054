import { isNearClosing } from '@fairlot/ui';
import { useNowValue } from '../../../../shared/clock/use-now.ts';
import {
  isClosingToday,
  type IssueTimes,
  issueTimes,
  plannedTime,
  type SalePhase,
  type Timed,
  wholeSecond,
} from './issue.ts';

/**
 * Times of a game's current draw, updated once a second. `at` is the server time at which `remainTime` was valid, epoch
 * ms.
 */
export function useIssueTimes(game: Timed, at: number): IssueTimes {
  return issueTimes(
    game,
    at,
    useNowValue((now) => wholeSecond(game, at, now)),
  );
}

/**
 * Stage of a sale, for cards in which only the countdown changes every second. `lockAtMs`, `drawAtMs`: planned times,
 * epoch ms, null when nothing is on sale.
 */
export interface SaleStage {
  phase: SalePhase;
  isNear: boolean;
  isToday: boolean;
  lockAtMs: number | null;
  drawAtMs: number | null;
  /** Time at which sale opens, epoch ms; null unless off and known. */
  opensAtMs: number | null;
}

/** Changes only when the stage changes. */
export function useSaleStage(game: Timed, at: number): SaleStage {
  const phase = useNowValue((now) => issueTimes(game, at, now).phase);
  const isNear = useNowValue((now) => isNearClosing(issueTimes(game, at, now).toLockMs));
  const isToday = useNowValue((now) => isClosingToday(issueTimes(game, at, now).toLockMs));
  const drawAtMs = phase === 'off' ? null : plannedTime(at + game.remainTime);
  return {
    phase,
    isNear,
    isToday,
    lockAtMs: drawAtMs === null ? null : drawAtMs - (game.countdown ? game.spanTime / 2 : game.lockTime),
    drawAtMs,
    opensAtMs: phase !== 'off' || game.opensIn === undefined ? null : plannedTime(at + game.opensIn),
  };
}
