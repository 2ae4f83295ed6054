import { type RefObject, useEffect } from 'react';

declare global {
  interface Window {
    /** Set by the loader (`apps/server/src/web/loader.ts`): the last form submitted before the app handled it. */
    earlyForm?: EventTarget | null;
  }
}

/** Submits a form after hydration if it was submitted before, so that the first tap on its button is not lost. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = form;
    if (current === null || window.earlyForm !== current) return;
    window.earlyForm = null;
    // Fields report their early text in the same commit, and the form has it after the next render.
    setTimeout(() => current.requestSubmit());
  }, [form]);
}
