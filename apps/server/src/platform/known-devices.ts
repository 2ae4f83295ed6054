import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Marks } from './marks.ts';

/** Longer than most pauses between two log-ins at one device, seconds. */
export const DEVICE_SECONDS = 180 * 86_400;

/**
 * A name for a device where somebody logged in, for its cookie: signed for that account, so that wrong guesses made
 * elsewhere do not count at it, and kept nowhere. It opens nothing; the secret is asked all the same.
 */
export function issueDevice(marks: Marks, account: string): string {
  const name = `${randomBytes(16).toString('base64url')}.${Math.floor(Date.now() / 1000)}`;
  return `${name}.${signatureOf(marks, name, account)}`;
}

/** The device's name when this account logged in at it in the last half year, else undefined. */
export function knownDevice(marks: Marks, cookie: string | undefined, account: string): string | undefined {
  const [, name, issued, signature] = /^([\w-]{22}\.(\d{1,12}))\.([0-9a-f]{64})$/.exec(cookie ?? '') ?? [];
  if (name === undefined || signature === undefined) return undefined;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(marks, name, account)))) return undefined;
  return Number(issued) + DEVICE_SECONDS > Date.now() / 1000 ? name : undefined;
}

function signatureOf(marks: Marks, name: string, account: string): string {
  return marks.of(`${name} ${account}`, 'device');
}
