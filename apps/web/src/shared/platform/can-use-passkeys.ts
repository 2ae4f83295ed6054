/** Whether this browser supports passkeys at this address. Browser only. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}
