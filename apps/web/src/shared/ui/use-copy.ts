import { useToast } from '@fairlot/ui';

/** Copies a text, and shows whether it worked. */
export function useCopy(words: { done: string; failed: string }): (text: string) => void {
  const toast = useToast();
  return (text) => {
    // The clipboard is undefined when the page is not served over https.
    const written =
      navigator.clipboard === undefined
        ? Promise.reject(new Error('no clipboard'))
        : navigator.clipboard.writeText(text);
    written.then(
      () => toast.success(words.done),
      () => toast.error(words.failed),
    );
  };
}
