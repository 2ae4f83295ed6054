import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for all renderings, which calls the latest `then`: for parts that are drawn anew by what they show. */
export function useSteady<Value>(then: (value: Value) => void): (value: Value) => void {
  const latest = useRef(then);
  useLayoutEffect(() => {
    latest.current = then;
  });
  return useCallback((value: Value) => latest.current(value), []);
}
