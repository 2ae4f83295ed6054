const pollMs = 250;

/**
 * Calls back when the npm that runs this script is gone. npm passes a signal to the shell between
 * it and the script, and that shell dies of it without passing it on. Started without npm, nothing
 * is watched: then outliving the shell may be wanted.
 * @param {() => void} onGone
 */
export function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, pollMs);
  timer.unref();
}
