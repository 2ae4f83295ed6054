import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest `then`, for memoised components. */
export function useSteady<Value>(then: (value: Value) => void): (value: Value) => void {
  const latest = useRef(then);
  useLayoutEffect(() => {
    latest.current = then;
  });
  return useCallback((value: Value) => latest.current(value), []);
}
