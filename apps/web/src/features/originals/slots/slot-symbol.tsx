import type { SlotGame } from '../model/slot-games.ts';
import { SYMBOL } from './art/draw.ts';

/** A symbol of the slot, without a tile behind it. */
export function SlotSymbol({ slot, letter }: { slot: SlotGame; letter: string }) {
  return <img src={slot.art.symbols[letter]} alt="" {...SYMBOL} decoding="async" draggable={false} />;
}
