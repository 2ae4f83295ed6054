/** Whether a game's address may be opened: own pages, https, and plain http on this machine (Z-34). */
export function isOpenable(url: string): boolean {
  return url.startsWith('/m') || /^https:\/\/./.test(url) || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url);
}
