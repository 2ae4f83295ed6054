import type { HumanProof, Verifiers } from './caller.ts';

/**
 * Requires the captcha of a form and consumes it.
 * @returns the body without the proof
 * @throws Refusal captcha.error
 */
export async function proveHuman(verifiers: Verifiers, body: unknown): Promise<unknown> {
  const { captcha, captchaId, altcha, ...rest } = body as HumanProof;
  await verifiers.requireHuman({ captcha, captchaId, altcha });
  return rest;
}
