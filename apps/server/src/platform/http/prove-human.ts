import type { HumanProof, Verifiers } from './caller.ts';

/**
 * Asks for the captcha of a form, which is used up by it.
 * @returns the body without the proof
 * @throws Refusal captcha.error
 */
export async function proveHuman(verifiers: Verifiers, body: unknown): Promise<unknown> {
  const { captcha, captchaId, altcha, ...rest } = body as HumanProof;
  await verifiers.demandHuman({ captcha, captchaId, altcha });
  return rest;
}
