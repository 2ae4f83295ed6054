import { useEffect, useState } from 'react';

/** Renders again every `ms` milliseconds while it runs. */
export function useTick(ms: number, isRunning: boolean): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setCount((count) => count + 1), ms);
    return () => clearInterval(timer);
  }, [ms, isRunning]);
}
