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

/** Text key of a log-in method. */
export function methodKey(method: string): string {
  return KNOWN.has(method) ? `security.method.${method}` : 'security.method.other';
}
