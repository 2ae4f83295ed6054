import { PartyUnavailable } from '../../../../platform/outside/signed-call.ts';
import type { Probe } from '../adapter.ts';

/**
 * Makes a call that changes nothing. A refusal counts as an answer, a missing answer does not. @throws PartyUnavailable
 */
export async function probeSigned(call: () => Promise<unknown>): Promise<Probe> {
  try {
    await call();
    return { status: 200, detail: '', areKeysRefused: false };
  } catch (error) {
    if (!(error instanceof PartyUnavailable) || error.status === undefined) throw error;
    return { status: error.status, detail: '', areKeysRefused: error.status === 401 };
  }
}
