import { useMemo } from 'react';
import type { Play } from '../../games/api/plays.ts';
import type { Repetition } from '../model/repeat.ts';
import type { SlipAction, SlipState } from '../model/slip-reducer.ts';
import type { SlipBet } from '../model/typed-slip.ts';
import type { Placing } from '../model/use-place-ticket.ts';

/**
 * Stable functions, so that components unaffected by a click do not render again. Any change of the slip clears the
 * last error. Nothing changes during an order: its success clears the slip, and `reset` would free the button. They
 * return whether the slip has changed, so that fields keep what was typed otherwise.
 */
export function useSlipActions(
  shown: string,
  odds: string,
  { isUnderWay, reset }: Placing,
  dispatch: (action: SlipAction) => void,
) {
  return useMemo(() => {
    const change = (action: SlipAction): boolean => {
      if (isUnderWay()) return false;
      reset();
      dispatch(action);
      return true;
    };
    const onPlay = (code: string) => change({ type: 'play', code });
    // Numbers are those of the play that is shown.
    const onToggle = (numbers: readonly string[]) => onPlay(shown) && change({ type: 'toggle', numbers, odds });
    return {
      change,
      onToggle,
      onPlay,
      /** Adds or removes a pick of a play. */
      onKey: ({ code, odds: seen }: Play, number: string) => change({ type: 'key', code, number, odds: seen }),
      onAdd: (numbers: readonly string[]) => onPlay(shown) && change({ type: 'add', numbers, odds }),
      onToggleOne: (number: string) => onToggle([number]),
      /** Removes numbers of another play. */
      onDrop: ({ code }: Play, numbers: readonly string[]) => change({ type: 'drop', code, numbers }),
      onStation: (code: string) => change({ type: 'station', code }),
      onTyped: (bets: readonly SlipBet[]) => change({ type: 'typed', bets }),
      onUntype: (bet: SlipBet) => change({ type: 'untype', bet }),
      onClear: () => change({ type: 'clear' }),
      onStake: (minor: bigint) => change({ type: 'stake', stakeMinor: minor }),
      onRepeat: (bets: Repetition) => change({ type: 'fill', bets }),
      onKept: (slip: SlipState) => change({ type: 'kept', slip }),
    };
  }, [shown, odds, isUnderWay, reset, dispatch]);
}
