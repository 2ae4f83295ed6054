import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { WALLET_KEY } from '../../../../shared/events/wallet-key.ts';
import { useGo } from '../../../../shared/navigation/use-go.ts';
import { type GameMessage, type HostMessage, hostMessage, readMessage } from './bridge.ts';

export interface GameState {
  /** The game's name; null until it is ready, and for games that never send it. */
  name: string | null;
  isReady: boolean;
  wantsLandscape: boolean;
  isRoundOpen: boolean;
  /** The vendor ended the session, or the game cannot continue. */
  isOver: boolean;
}

const FRESH: GameState = { name: null, isReady: false, wantsLandscape: false, isRoundOpen: false, isOver: false };

/**
 * Listens to the game in a frame; `onExit` handles the game's own exit. Returns the game's state and a function that
 * sends it messages.
 */
export function useGameFrame(frame: RefObject<HTMLIFrameElement | null>, origin: string, onExit: () => void) {
  const client = useQueryClient();
  const go = useGo();
  const [state, setState] = useState(FRESH);
  const tell = useCallback(
    (type: HostMessage) => frame.current?.contentWindow?.postMessage(hostMessage(type), origin),
    [frame, origin],
  );
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      const message = readMessage(event, { origin, window: frame.current?.contentWindow ?? null });
      if (message === null) return;
      setState((before) => after(before, message));
      // Live events update the balance; after a round it is also refetched, for tabs whose stream is closed.
      if (message.type === 'balanceDirty' || message.type === 'roundClosed')
        void client.invalidateQueries({ queryKey: WALLET_KEY });
      if (message.type === 'wantDeposit') go('/m/voucherCenter');
      if (message.type === 'wantExit') onExit();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [client, go, frame, origin, onExit]);
  return { state, tell };
}

/** Pure function: returns the state after a message. */
export function after(state: GameState, { type, name, wantsLandscape }: GameMessage): GameState {
  if (type === 'ready') return { ...state, isReady: true, name, wantsLandscape };
  if (type === 'roundOpen') return { ...state, isRoundOpen: true };
  if (type === 'roundClosed') return { ...state, isRoundOpen: false };
  if (type === 'sessionEnded' || type === 'fatal') return { ...state, isOver: true, isRoundOpen: false };
  return state;
}
