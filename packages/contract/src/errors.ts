/**
 * Every error code that members and visitors meet, with its English text. Codes are stable; texts are shown
 * by the web app from its own catalogue under `error.<code>` and serve here as `message`.
 */
export const ERROR_TEXTS = {
  'auth.required': 'You are not logged in, please login first',
  'auth.logged.out': 'The account has been logged out, please log in again',
  'permission.denied': 'Sorry, this account does not have permission or the feature is temporarily unavailable',
  'user.invalid': 'Sorry, the user does not exist or is disabled',
  'login.invalid': 'Username or password is incorrect',
  'login.locked': 'Too many failed attempts, please wait and try again',
  'login.change.required': 'Please choose a new password before you go on',
  'username.exists': 'Sorry, the username already exists',
  'account.format': 'Account format is incorrect',
  'password.format': 'Password format is incorrect',
  'password.confirm': 'Confirmation password not matched',
  'modify.new.old.same': 'The old password and new password cannot be the same',
  'name.format': 'Name format is not valid',
  'email.format': 'E-mail format is incorrect',
  'captcha.error': 'Verification code error',
  'invitation.code.error': 'Invalid invitation code',
  'agreement.required': 'Please accept the terms',
  'encryption.invalid': 'The request could not be read, please reload the page',
  'encryption.expired': 'The request has expired, please check your clock and try again',
  'encryption.replayed': 'The request was already used, please try again',
  'module.disabled': 'This feature is switched off',
  'request.invalid': 'The request is not valid',
  'request.too.large': 'The request is too large',
  'request.media.type': 'The content type is not supported',
  'not.found': 'Not found',
  'rate.limited': 'Too many requests, please wait a moment',
  'balance.insufficient': 'Your balance is not enough',
  'draw.closed': 'Sales for this draw are closed',
  'draw.unknown': 'This draw does not exist',
  'odds.changed': 'The odds have changed, please check your slip',
  'limit.exceeded': 'This amount is outside the limits',
  'picks.invalid': 'These numbers are not valid for this play',
  'protection.refused': 'Play is paused on this account',
  'idempotency.required': 'The header Idempotency-Key is missing or malformed',
  'idempotency.conflict': 'This key was already used for another request',
  'game.unavailable': 'This game is not connected yet',
  'deposit.provider.unavailable': 'The payment provider does not answer, please try again later',
  'url.empty': 'The requested url is empty',
  'system.maintenance': 'The platform is under maintenance',
  'system.upgrading': 'System upgrading, please try again later',
  'unknown.error': 'Unknown error',
} as const satisfies Record<string, string>;

/** Codes that only operators meet, apart so that the web app carries no text for them. */
export const OPERATOR_ERROR_TEXTS = {
  'login.step.required': 'Please finish the log-in first',
  'password.weak': 'The password needs at least 10 characters, among them letters and digits',
  'totp.invalid': 'This code is not valid, please wait for the next one',
  'totp.enrolled': 'An authenticator is already set up for this operator',
  'approval.own': 'Somebody else has to decide on your request',
  'approval.decided': 'This request was decided already or has expired',
  'draw.not.voidable': 'Only a draw that is on sale or locked can be voided',
  'review.resolved': 'This case was closed already',
  'review.not.creditable': 'This case cannot be credited; close it and request an adjustment if the member is owed money',
} as const satisfies Record<string, string>;

export type ErrorCode = keyof typeof ERROR_TEXTS | keyof typeof OPERATOR_ERROR_TEXTS;

/** English text of every code that leaves the server. */
export const ALL_ERROR_TEXTS: Readonly<Record<ErrorCode, string>> = { ...ERROR_TEXTS, ...OPERATOR_ERROR_TEXTS };

/** HTTP status of a code; every code that is not named here is a rule that says no: 200 with `success: false`. */
export const ERROR_STATUS: Partial<Record<ErrorCode, number>> = {
  'auth.required': 401,
  'auth.logged.out': 401,
  'permission.denied': 403,
  'login.change.required': 403,
  'login.step.required': 403,
  'module.disabled': 403,
  'request.invalid': 400,
  'encryption.invalid': 400,
  'encryption.expired': 400,
  'encryption.replayed': 400,
  'idempotency.required': 400,
  'request.too.large': 413,
  'request.media.type': 415,
  'not.found': 404,
  'rate.limited': 429,
  'system.maintenance': 503,
  'system.upgrading': 503,
  'unknown.error': 500,
};
