import type { Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { checkCode, type Scene, useCode } from '../passwords/codes.ts';
import type { IdentityServices } from '../services.ts';

interface Proof {
  verificationCode?: string | undefined;
  firebaseIdToken?: string | undefined;
}

/**
 * Verifies that the caller owns the number: by the code sent to it, or by Firebase where the merchant uses Firebase for
 * codes.
 * @returns a function that consumes the proof in the transaction of the action
 * @throws Refusal verification.code.error
 */
export async function proveMobile(
  { platform: { db, secrets }, site, firebase }: Pick<IdentityServices, 'platform' | 'site' | 'firebase'>,
  scene: Scene,
  mobile: string,
  { verificationCode, firebaseIdToken }: Proof,
): Promise<(tx: Tx) => Promise<void>> {
  const { smsProvider } = await site.setting('identity');
  if (smsProvider === 'firebase') {
    const identity = firebaseIdToken === undefined ? null : await firebase.verify(firebaseIdToken);
    if (identity?.provider !== 'phone' || identity.phoneNumber !== mobile) throw new Refusal('verification.code.error');
    return (tx) => identity.spend(tx);
  }
  const codeId = await checkCode(db, secrets, scene, mobile, verificationCode);
  return (tx) => useCode(tx, codeId);
}
