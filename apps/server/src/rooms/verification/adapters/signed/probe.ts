import { PartyUnavailable } from '../../../../platform/outside/signed-call.ts';
import type { Probe } from '../adapter.ts';

/** A call that changes nothing; an answer that refuses it is a finding, silence is not. @throws PartyUnavailable */
export async function probeSigned(call: () => Promise<unknown>): Promise<Probe> {
  try {
    await call();
    return { status: 200, detail: '', areKeysRefused: false };
  } catch (error) {
    if (!(error instanceof PartyUnavailable) || error.status === undefined) throw error;
    return { status: error.status, detail: '', areKeysRefused: error.status === 401 };
  }
}
