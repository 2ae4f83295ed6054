import type { GameProps } from '../model/game-props.ts';
import { LANTERN } from '../model/slot-games.ts';
import { LANTERN_ART } from '../slots/art/lantern-art.ts';
import { SlotMachine } from '../slots/slot-machine.tsx';

const SLOT = { ...LANTERN, art: LANTERN_ART };

/** Slot with 243 ways and wild lanterns. */
export default function LanternGame({ game }: GameProps) {
  return <SlotMachine game={game} slot={SLOT} />;
}
