let last: Promise<void> = Promise.resolve();

/**
 * Waits for a task of its own, one caller after the other: between long pieces of work, and pieces that come all at
 * once, the screen is left to the finger on it.
 */
export function ownTask(): Promise<void> {
  last = last.then(nextTask);
  return last;
}

/** Timers of zero wait for longer and longer as they follow one another; messages do not. */
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
