import type { identity, ValueOf } from '@fairlot/contract';
import type { Context, HumanProof } from '../../../platform/http/index.ts';
import type { IdentityServices } from '../services.ts';

export type LoginContext = Context<typeof identity.login>;
export type LoginValue = ValueOf<typeof identity.login>;

/**
 * Whether the payload contains a correct captcha answer or a proof of work in its place.
 * @throws Refusal captcha.error if it is wrong
 */
export async function readCaptcha(
  { captchas, human }: Pick<IdentityServices, 'captchas' | 'human'>,
  { captcha, captchaId, altcha }: HumanProof,
): Promise<boolean> {
  if (altcha !== undefined) await human.requireSolution(altcha);
  else if (captcha !== undefined || captchaId !== undefined) await captchas.requireAnswer(captchaId, captcha);
  else return false;
  return true;
}
