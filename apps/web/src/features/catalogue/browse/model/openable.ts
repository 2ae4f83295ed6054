import { ApiError } from '../../../../shared/api/api-error.ts';

/** Whether a game's address may be opened: own pages, https, and plain http on this machine (Z-34). */
export function isOpenable(url: string): boolean {
  return url.startsWith('/m') || /^https:\/\/./.test(url) || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url);
}

/** Returns the answer of a launch. @throws ApiError url.empty without an answer or an address that may be opened */
export function requireAddress<Answer extends { url?: string }>(answer: Answer | null): Answer & { url: string } {
  const { url = '' } = answer ?? {};
  if (answer === null || !isOpenable(url)) throw new ApiError('url.empty', 200);
  return { ...answer, url };
}
