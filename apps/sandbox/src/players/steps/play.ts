import type { Step } from '../plan.ts';
import { playLottery } from './lottery.ts';
import { playOriginal } from './originals.ts';
import type { Scene } from './scene.ts';
import { playVendorGame } from './vendor-games.ts';

/** Plays in a room. Returns how it ended: `played`, or the reason that nothing was staked. */
export function play(scene: Scene, step: Extract<Step, { do: 'play' }>): Promise<string> {
  if (step.room === 'lottery') return playLottery(scene, step);
  return step.room === 'originals' ? playOriginal(scene, step) : playVendorGame(scene, step);
}
