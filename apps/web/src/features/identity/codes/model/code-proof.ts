import type { BodyOf, identity } from '@fairlot/contract';
import type { Phone } from '../../contact/model/phone.ts';

/**
 * Fields of a payload that prove the number is in the caller's hand: the server's own code, or what Firebase gave for
 * its.
 */
export type CodeProof = { verificationCode: string } | { firebaseChannel: 'sms'; firebaseIdToken: string };

/** Who sends codes and turns them into proofs. */
export interface CodeSource {
  send: (phone: Phone) => Promise<{ expirationTime?: number }>;
  prove: (code: string) => Promise<CodeProof>;
}

/** The payload of a log-in by code; the server's own code travels as a password does (Z-101). */
export function codeLoginBody({ number, dialingCode }: Phone, proof: CodeProof): BodyOf<typeof identity.login> {
  if ('firebaseIdToken' in proof)
    return { type: 'firebase', ...proof, firebaseMobileNo: number, countryDialingCode: dialingCode };
  return { type: 'sms', username: number, password: proof.verificationCode, countryDialingCode: dialingCode };
}
