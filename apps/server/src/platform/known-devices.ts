import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Marks } from './marks.ts';

/** Longer than most gaps between two logins on one device, in seconds. */
export const DEVICE_SECONDS = 180 * 86_400;

/**
 * The account that logs in. Its password is part of the signed text, so that changing the password invalidates all
 * devices, including a thief's.
 */
export interface DeviceHolder {
  id: bigint;
  passwordHash: string | null;
}

/** Signing identity for unknown names, so that they cost as much time as known ones. */
const NOBODY: DeviceHolder = { id: 0n, passwordHash: null };

/**
 * Creates the cookie value for a device on which an account logged in. It is signed for that account, so that wrong
 * guesses made elsewhere do not count against this device; it is not stored. It grants no access: the password is still
 * required.
 */
export function issueDevice(marks: Marks, holder: DeviceHolder): string {
  const name = `${randomBytes(16).toString('base64url')}.${Math.floor(Date.now() / 1000)}`;
  return `${name}.${signatureOf(marks, name, holder)}`;
}

/** The device's id if this account logged in on it within the last half year with the current password. */
export function knownDevice(
  marks: Marks,
  cookie: string | undefined,
  holder: DeviceHolder = NOBODY,
): string | undefined {
  const [, name, issued, signature] = /^([\w-]{22}\.(\d{1,12}))\.([0-9a-f]{64})$/.exec(cookie ?? '') ?? [];
  if (name === undefined || signature === undefined) return undefined;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(marks, name, holder)))) return undefined;
  return Number(issued) + DEVICE_SECONDS > Date.now() / 1000 ? name : undefined;
}

function signatureOf(marks: Marks, name: string, { id, passwordHash }: DeviceHolder): string {
  return marks.of(`${name} ${id} ${passwordHash ?? ''}`, 'device');
}
