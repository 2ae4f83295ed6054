let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a separate browser task, for one caller after another. Splits long work so that the browser can handle
 * scrolling between the pieces.
 */
export function ownTask(): Promise<void> {
  last = last.then(nextTask);
  return last;
}

/** Chained zero timeouts are delayed more and more; messages are not. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
