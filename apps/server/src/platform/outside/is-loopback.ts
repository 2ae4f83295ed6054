/** Whether an address is on this machine, as the sandbox's is. */
export function isLoopback(url: string): boolean {
  return URL.canParse(url) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
}
