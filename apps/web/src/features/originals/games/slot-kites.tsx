import type { GameProps } from '../model/game-props.ts';
import { KITES } from '../model/slot-games.ts';
import { RIDGE_ART } from '../slots/art/ridge-art.ts';
import { SlotMachine } from '../slots/slot-machine.tsx';

const SLOT = { ...KITES, art: RIDGE_ART };

/** Slot with falling symbols and free spins. */
export default function KitesGame({ game }: GameProps) {
  return <SlotMachine game={game} slot={SLOT} />;
}
