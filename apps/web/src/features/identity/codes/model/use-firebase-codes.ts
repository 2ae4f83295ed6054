import { useRef } from 'react';
import { useSettings } from '../../../site/model/use-settings.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import type { CodeSource } from './code-proof.ts';
import { toE164 } from '../../contact/model/phone.ts';

/** Number of digits of Firebase's codes, regardless of the length that the merchant chose for the server's codes. */
export const FIREBASE_CODE_LENGTH = 6;

interface Sent {
  verificationId: string;
  /** Firebase redeems a code only once; a form that is rejected for another reason sends the same token again. */
  redeemed: { code: string; idToken: string } | null;
}

/** Codes sent by Firebase; its library is loaded with the first code. */
export function useFirebaseCodes(): CodeSource {
  const { firebase } = useSettings().identity;
  const { tag } = useLocale();
  const sent = useRef<Sent | null>(null);
  return {
    send: async (phone) => {
      if (firebase === null) throw new Error('Firebase has no settings');
      const [{ sendFirebaseCode }, number] = await Promise.all([import('./firebase-sms.ts'), toE164(phone)]);
      sent.current = { verificationId: await sendFirebaseCode(firebase, number, tag), redeemed: null };
      return {};
    },
    prove: async (code) => {
      const { current } = sent;
      if (firebase === null || current === null) throw new Error('Firebase has sent no code');
      if (current.redeemed?.code !== code) {
        const { redeemFirebaseCode } = await import('./firebase-sms.ts');
        current.redeemed = { code, idToken: await redeemFirebaseCode(firebase, current.verificationId, code) };
      }
      return { firebaseChannel: 'sms', firebaseIdToken: current.redeemed.idToken };
    },
  };
}
