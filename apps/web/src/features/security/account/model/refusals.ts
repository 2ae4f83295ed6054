import { ApiError } from '../../../../shared/api/api-error.ts';

/** Fields of refusals that name none themselves. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  'login.invalid': 'password',
  'login.locked': 'password',
  'payment.password.format': 'paymentPassword',
  'password.confirm': 'confirmPaymentPassword',
  'totp.invalid': 'code',
  'totp.required': 'code',
  'name.format': 'name',
  'email.format': 'email',
};

/** The field at which a refusal of the server belongs: the one that it names, else the one of its code. */
export function fieldOfRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { value } = error;
  if (typeof value === 'object' && value !== null && 'field' in value && typeof value.field === 'string')
    return value.field;
  return FIELD_OF_CODE[error.code] ?? null;
}
