import { useEffect, useState } from 'react';

const WAIT_MS = 1500;

/** True some time after hydration, when low-priority data may be fetched. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
