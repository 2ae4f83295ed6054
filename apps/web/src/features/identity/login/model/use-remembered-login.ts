import { useEffect, useRef } from 'react';
import { recallLogin, type LoginMemory } from './remembered-login.ts';

/** Tells, once after the form is there, what this browser remembers of the last log-in. */
export function useRememberedLogin(onRecall: (memory: LoginMemory) => void): void {
  const told = useRef(onRecall);
  useEffect(() => {
    let isOver = false;
    recallLogin().then(
      (memory) => {
        if (memory !== null && !isOver) told.current(memory);
      },
      // A browser that lets nothing be kept remembers nothing.
      (error: unknown) => console.warn('the remembered log-in could not be read', error),
    );
    return () => {
      isOver = true;
    };
  }, []);
}
