import type { GameProps } from '../model/game-props.ts';
import { LANTERN } from '../model/slot-games.ts';
import { SlotMachine } from '../slots/slot-machine.tsx';

/** Slot with 243 ways and wild lanterns. */
export default function LanternGame({ game }: GameProps) {
  return <SlotMachine game={game} slot={LANTERN} />;
}
