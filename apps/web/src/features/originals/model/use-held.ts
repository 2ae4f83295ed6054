import { useState } from 'react';

/** A value as it was before `isHeld` began: events of the server may tell an outcome before the stage has shown it. */
export function useHeld<T extends string | null>(value: T, isHeld: boolean): T {
  const [kept, setKept] = useState(value);
  if (!isHeld && kept !== value) setKept(value);
  return isHeld ? kept : value;
}
