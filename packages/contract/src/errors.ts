/**
 * Error codes that no room owns, with their English text: errors of the HTTP layer itself and rules that several rooms
 * share. A room's own codes are in its `errors.ts`. Codes are stable. The web app shows texts from its own catalogue
 * under `error.<code>`; these serve as `message`.
 */
export const ERROR_TEXTS = {
  'auth.required': 'You are not logged in, please login first',
  'auth.logged.out': 'The account has been logged out, please log in again',
  'permission.denied': 'Sorry, this account does not have permission or the feature is temporarily unavailable',
  'login.change.required': 'Please choose a new password before you continue',
  'encryption.invalid': 'The request could not be read, please reload the page',
  'encryption.expired': 'The request has expired, please check your clock and try again',
  'encryption.replayed': 'The request was already used, please try again',
  'module.disabled': 'This feature is switched off',
  'request.invalid': 'The request is not valid',
  'request.too.large': 'The request is too large',
  'request.media.type': 'The content type is not supported',
  'not.found': 'Not found',
  'rate.limited': 'Too many requests, please wait a moment',
  'limit.exceeded': 'This amount is outside the limits',
  'idempotency.required': 'The header Idempotency-Key is missing or malformed',
  'idempotency.conflict': 'This key was already used for another request',
  'url.empty': 'The requested url is empty',
  'system.maintenance': 'The platform is under maintenance',
  'system.restricted': 'Access is restricted by your address or location, please contact customer service',
  'system.upgrading': 'System upgrading, please try again later',
  'server.busy': 'The server is busy, please try again in a moment',
  'unknown.error': 'Unknown error',
} as const;
