import { createHmac, createSign, createVerify, timingSafeEqual } from 'node:crypto';

/** The secret that a vendor shares with the operator; both sides derive it from the same root. */
export function secretOf(rootSecret: string, code: string): string {
  return createHmac('sha256', rootSecret).update(`vendor:${code}`).digest('hex');
}

export function hmacHex(algorithm: 'sha256' | 'sha1', secret: string, text: string): string {
  return createHmac(algorithm, secret).update(text).digest('hex');
}

export function rsaSign(privateKey: string, body: string): string {
  return createSign('RSA-SHA256').update(body).sign(privateKey, 'base64');
}

export function isRsaSigned(publicKey: string, body: string, signature: string): boolean {
  return createVerify('RSA-SHA256').update(body).verify(publicKey, signature, 'base64');
}

/** Parameters and the three headers sorted by key, written as a form. */
export function sortedForm(params: Readonly<Record<string, string>>): string {
  const form = new URLSearchParams();
  for (const key of Object.keys(params).sort()) form.append(key, params[key] ?? '');
  return form.toString();
}

export function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
