import { useEffect, useRef } from 'react';
import { recallLogin, type LoginMemory } from './remembered-login.ts';

/** Calls `onRecall` once after the form is mounted, with the log-in that this browser remembers. */
export function useRememberedLogin(onRecall: (memory: LoginMemory) => void): void {
  const reported = useRef(onRecall);
  useEffect(() => {
    let isOver = false;
    recallLogin().then(
      (memory) => {
        if (memory !== null && !isOver) reported.current(memory);
      },
      // A browser that blocks storage remembers nothing.
      (error: unknown) => console.warn('the remembered log-in could not be read', error),
    );
    return () => {
      isOver = true;
    };
  }, []);
}
