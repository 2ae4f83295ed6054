import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, which does nothing on the server and warns there. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
