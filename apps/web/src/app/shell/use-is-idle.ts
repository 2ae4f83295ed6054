import { useEffect, useState } from 'react';

/** Page tests set the time to zero. */
export const IDLE = { afterMs: 1500 };

/** True some time after hydration, when low-priority data may be fetched. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), IDLE.afterMs);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
