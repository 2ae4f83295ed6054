import type { ComponentType } from 'react';
import type { OriginalCode } from '../api/originals.ts';
import type { GameProps } from './game-props.ts';

type Part = () => Promise<{ default: ComponentType<GameProps> }>;

/** Stage and controls of each game; each is loaded when its page is opened. */
export const GAME_PARTS: Readonly<Partial<Record<OriginalCode, Part>>> = {
  dice: () => import('../games/dice.tsx'),
  limbo: () => import('../games/limbo.tsx'),
  mines: () => import('../games/mines.tsx'),
  plinko: () => import('../games/plinko.tsx'),
  crash: () => import('../games/crash.tsx'),
  keno: () => import('../games/keno.tsx'),
  hilo: () => import('../games/hilo.tsx'),
  wheel: () => import('../games/wheel.tsx'),
  blackjack: () => import('../games/blackjack.tsx'),
  roulette: () => import('../games/roulette.tsx'),
  baccarat: () => import('../games/baccarat.tsx'),
  videopoker: () => import('../games/videopoker.tsx'),
  'slot-orchard': () => import('../games/slot-orchard.tsx'),
  'slot-lantern': () => import('../games/slot-lantern.tsx'),
  'slot-kites': () => import('../games/slot-kites.tsx'),
};
