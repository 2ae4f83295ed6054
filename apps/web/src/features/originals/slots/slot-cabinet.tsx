import type { ReactNode } from 'react';
import type { SlotGame } from '../model/slot-games.ts';
import { ROOF } from './art/draw.ts';

/** The slot's place: its ground behind the whole stage, and the cabinet around the reels. */
export function SlotCabinet({ slot, children }: { slot: SlotGame; children: ReactNode }) {
  return (
    <>
      <img className="slot-ground" src={slot.art.ground} alt="" draggable={false} />
      <div className="slot-cabinet">
        <img className="slot-roof" src={slot.art.roof} alt="" {...ROOF} draggable={false} />
        <div className="slot-window">
          <img src={slot.art.frame} alt="" draggable={false} />
          {children}
        </div>
      </div>
    </>
  );
}
