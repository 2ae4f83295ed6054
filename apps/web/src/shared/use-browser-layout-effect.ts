import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in browsers; on the server it would only log a warning. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
