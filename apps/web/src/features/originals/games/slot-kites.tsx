import type { GameProps } from '../model/game-props.ts';
import { KITES } from '../model/slot-games.ts';
import { SlotMachine } from '../slots/slot-machine.tsx';

/** Slot with falling symbols and free spins. */
export default function KitesGame({ game }: GameProps) {
  return <SlotMachine game={game} slot={KITES} />;
}
