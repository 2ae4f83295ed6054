import type { BodyOf, identity } from '@fairlot/contract';
import type { Phone } from '../../contact/model/phone.ts';

/** Payload fields that prove possession of the number: the server's own code, or Firebase's token for its code. */
export type CodeProof = { verificationCode: string } | { firebaseChannel: 'sms'; firebaseIdToken: string };

/** A provider of codes that sends them and turns them into proofs. */
export interface CodeSource {
  send: (phone: Phone) => Promise<{ expirationTime?: number }>;
  prove: (code: string) => Promise<CodeProof>;
}

/** The payload of a log-in by code; the server's own code is encrypted like a password (Z-101). */
export function codeLoginBody({ number, dialingCode }: Phone, proof: CodeProof): BodyOf<typeof identity.login> {
  if ('firebaseIdToken' in proof)
    return { type: 'firebase', ...proof, firebaseMobileNo: number, countryDialingCode: dialingCode };
  return { type: 'sms', username: number, password: proof.verificationCode, countryDialingCode: dialingCode };
}
