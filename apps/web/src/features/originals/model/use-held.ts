import { useState } from 'react';

/**
 * Keeps the value from before `isHeld` became true: server events may reveal a result before the stage has shown it.
 */
export function useHeld<T extends string | null>(value: T, isHeld: boolean): T {
  const [kept, setKept] = useState(value);
  if (!isHeld && kept !== value) setKept(value);
  return isHeld ? kept : value;
}
