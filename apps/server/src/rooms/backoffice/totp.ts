import { Secret, TOTP } from 'otpauth';
import type { SecretBox } from '../../platform/secret-box.ts';

const PERIOD_SECONDS = 30;
/** Codes of the period before and after are accepted, because the clocks of phones differ. */
const WINDOW = 1;

/** A fresh secret, 160 bits, as RFC 4226 recommends for HMAC-SHA-1. */
export function makeTotp(
  secrets: SecretBox,
  operatorId: bigint,
  name: string,
): { sealed: Uint8Array; secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ issuer: 'Fairlot', label: name, secret, period: PERIOD_SECONDS });
  return { sealed: secrets.seal(secret.bytes, totpContext(operatorId)), secret: secret.base32, uri: totp.toString() };
}

/**
 * The time step that a code belongs to, or null when the code is not currently valid.
 * @param now by the database's clock
 */
export function stepOfCode(
  secrets: SecretBox,
  operatorId: bigint,
  sealed: Uint8Array,
  code: string,
  now: Date,
): number | null {
  const opened = secrets.open(sealed, totpContext(operatorId));
  const secret = new Secret({ buffer: new Uint8Array(opened).buffer });
  const delta = TOTP.validate({
    secret,
    token: code,
    period: PERIOD_SECONDS,
    timestamp: now.getTime(),
    window: WINDOW,
  });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp: now.getTime() }) + delta;
}

/** Binds a sealed secret to its operator. */
export function totpContext(operatorId: bigint): string {
  return `backoffice_operators:${operatorId}:totp`;
}
