const KNOWN: ReadonlySet<string> = new Set([
  'password',
  'sms',
  'firebase',
  'google',
  'facebook',
  'passkey',
  'registration',
  'reset',
]);

/** Text key of the way by which somebody logged in. */
export function methodKey(method: string): string {
  return KNOWN.has(method) ? `security.method.${method}` : 'security.method.other';
}
