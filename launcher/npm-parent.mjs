const pollMs = 250;

/**
 * Calls back when the npm that runs this script has ended. npm passes a signal to the shell between it and the script,
 * and that shell ends without forwarding it. Without npm nothing is watched, because the script may be meant to outlive
 * its shell.
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
