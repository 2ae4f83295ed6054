import { useEffect, useState } from 'react';

const RISE_MS = 900;

/** Whether the member prefers no motion. */
const isCalm = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * An amount in minor units that counts up to its value. A lower amount, after a win, and every amount with reduced
 * motion appear at once.
 */
export function useRising(minor: bigint): bigint {
  const [shown, setShown] = useState(minor);
  useEffect(() => {
    let frame = 0;
    const from = shown;
    const startMs = performance.now();
    const step = (nowMs: number) => {
      const share = Math.min(1, (nowMs - startMs) / RISE_MS);
      const isJump = minor <= from || isCalm();
      setShown(isJump || share === 1 ? minor : from + ((minor - from) * BigInt(Math.round(share * 1000))) / 1000n);
      if (!isJump && share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
    // Only a new amount starts a count; the shown one changes with every frame.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [minor]);
  return shown;
}
