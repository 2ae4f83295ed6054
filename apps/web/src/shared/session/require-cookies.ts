import { ApiError } from '../api/api-error.ts';

/**
 * Called before a session begins: calls need the session's cookie, so in a browser that blocks cookies the next page
 * would be logged out without a reason.
 * @throws ApiError `cookies.blocked`
 */
export function requireCookies(): void {
  if (!navigator.cookieEnabled) throw new ApiError('cookies.blocked');
}
