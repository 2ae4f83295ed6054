import { timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '../../platform/secret-box.ts';

const HOUR_S = 3600;
const PURPOSE = 'site-preview';
const SIGNED = /^(\d{13})\.([0-9a-f]{64})$/;

export interface Preview {
  value: string;
  seconds: number;
  /** Epoch milliseconds. */
  until: number;
}

/** The value of a cookie that shows a site before it is open, signed with its end. */
export function createPreview(secrets: Pick<SecretBox, 'mac'>, now: number): Preview {
  const until = now + HOUR_S * 1000;
  return { value: `${until}.${secrets.mac(String(until), PURPOSE)}`, seconds: HOUR_S, until };
}

export function isPreview(secrets: Pick<SecretBox, 'mac'>, value: string | undefined, now: number): boolean {
  const [, until = '', mac = ''] = SIGNED.exec(value ?? '') ?? [];
  return (
    Number(until) > now && timingSafeEqual(Buffer.from(mac, 'hex'), Buffer.from(secrets.mac(until, PURPOSE), 'hex'))
  );
}
