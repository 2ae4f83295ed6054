import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Marks } from './marks.ts';

/** Longer than most pauses between two log-ins at one device, seconds. */
export const DEVICE_SECONDS = 180 * 86_400;

/** Whoever logs in: the password is part of what is signed, so that devices end with it, also those of a thief. */
export interface DeviceHolder {
  id: bigint;
  passwordHash: string | null;
}

/** Signed for by nobody: unknown names cost what known ones do. */
const NOBODY: DeviceHolder = { id: 0n, passwordHash: null };

/**
 * A name for a device where somebody logged in, for its cookie: signed for that holder, so that wrong guesses made
 * elsewhere do not count at it, and kept nowhere. It opens nothing; the secret is asked all the same.
 */
export function issueDevice(marks: Marks, holder: DeviceHolder): string {
  const name = `${randomBytes(16).toString('base64url')}.${Math.floor(Date.now() / 1000)}`;
  return `${name}.${signatureOf(marks, name, holder)}`;
}

/** The device's name when this holder logged in at it in the last half year with the password in force. */
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
