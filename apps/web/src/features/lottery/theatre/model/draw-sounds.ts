import { useEffect, useRef } from 'react';
import { playNotes } from '../../../../shared/sound/notes.ts';
import { isSoundOn } from '../../../../shared/sound/sound.ts';
import { moneyOf } from './money.ts';
import type { Position } from './show.ts';
import type { Watched } from './use-watched.ts';

const TICK_HZ = 330;
const TICK_SECONDS = 0.05;
const HIT = { hertz: [587, 784], seconds: 0.08 } as const;
const WIN = { hertz: [523, 659, 784], seconds: 0.12 } as const;
const HIT_MS = 20;
const WIN_MS = [20, 60, 20];

/** Sounds of the stage, for members who have switched sound on: ticks that rise with the prizes; a loss is silent. */
export function useDrawSounds(watched: Watched, { landed, isOver }: Position, isOn: boolean): void {
  const { show, score, tickets, isSettled } = watched;
  const last = useRef(landed);
  useEffect(() => {
    const prize = show.prizes[landed - 1];
    const isNew = landed === last.current + 1;
    last.current = landed;
    if (!isOn || !isNew || prize === undefined || !isSoundOn()) return;
    const isHit = score.hits.some((hit) => hit.prize === landed - 1);
    if (isHit) navigator.vibrate?.(HIT_MS);
    const step = new Set(show.prizes.slice(0, landed).map(({ level }) => level)).size - 1;
    playNotes(isHit ? HIT : { hertz: [TICK_HZ * 2 ** (step / 12)], seconds: TICK_SECONDS });
  }, [show, score, landed, isOn]);
  const isWon = isOver && isSettled && (moneyOf(tickets)?.netMinor ?? 0n) > 0n;
  useEffect(() => {
    if (!isWon || !isSoundOn()) return;
    navigator.vibrate?.(WIN_MS);
    playNotes(WIN);
  }, [isWon]);
}
