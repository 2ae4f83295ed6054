import type { GameProps } from '../model/game-props.ts';
import { ORCHARD } from '../model/slot-games.ts';
import { ORCHARD_ART } from '../slots/art/orchard-art.ts';
import { SlotMachine } from '../slots/slot-machine.tsx';

const SLOT = { ...ORCHARD, art: ORCHARD_ART };

/** Slot with ten fixed lines. */
export default function OrchardGame({ game }: GameProps) {
  return <SlotMachine game={game} slot={SLOT} />;
}
