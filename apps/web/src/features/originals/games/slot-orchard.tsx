import type { GameProps } from '../model/game-props.ts';
import { ORCHARD } from '../model/slot-games.ts';
import { SlotMachine } from '../slots/slot-machine.tsx';

/** Slot with ten fixed lines. */
export default function OrchardGame({ game }: GameProps) {
  return <SlotMachine game={game} slot={ORCHARD} />;
}
