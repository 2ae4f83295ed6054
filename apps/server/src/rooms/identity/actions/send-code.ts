import type { identity, ValueOf } from '@fairlot/contract';
import type { Context } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { issueCode, type Scene } from '../passwords/codes.ts';
import { findMemberByMobile } from '../../people/index.ts';
import { textsIn } from '../messages/texts.ts';
import { parseMobile } from '../registration/mobile.ts';
import type { IdentityServices } from '../services.ts';

/** The flag of each scene; no code is sent while it is off. */
const FLAGS: Readonly<Record<Scene, string>> = {
  register: 'MOBILENUMREG3',
  login: 'MOBILEVERCODELOGIN3',
  password: 'CHNGPASSVERIF3',
};

/**
 * Sends a code to a mobile number. Known and unknown numbers get the same answer after the same work: a number without
 * an account gets no message, and a registered number is informed instead of being registered again. A code is in the
 * language of its request; a message that the number's owner did not request is in the owner's language.
 */
export async function sendCode(
  services: IdentityServices,
  context: Context<typeof identity.sendVerificationCode>,
): Promise<ValueOf<typeof identity.sendVerificationCode>> {
  const { site, human, messages } = services;
  const { db, secrets, marks } = services.platform;
  const { body, ip, language } = context;
  const { smsProvider, humanCheck, codeLength, codeTtlSeconds } = await site.setting('identity');
  const fields = await site.setting('registerFields');
  const flags = await site.flags();
  const isOn = flags[FLAGS[body.scene]] === true || (body.scene === 'register' && fields['mobileNum']?.show === true);
  if (smsProvider !== 'server' || !isOn) throw new Refusal('module.disabled');
  const mobile = parseMobile(body.mobileNum ?? body.mobileNo ?? '', body.countryDialingCode);
  if (humanCheck === 'altcha') await human.requireSolution(body.altcha);

  const { merchantName } = await site.settings();
  const expiresAt = await db.transaction(async (tx) => {
    const issued = await issueCode(tx, secrets, {
      scene: body.scene,
      mobile,
      ip,
      length: codeLength,
      ttlSeconds: codeTtlSeconds,
    });
    const member = await findMemberByMobile(tx, marks, mobile);
    const isRegistering = body.scene === 'register';
    const content =
      isRegistering && member !== undefined
        ? textsIn(member.language ?? language).known(merchantName)
        : textsIn(language).code(merchantName, issued.code, Math.ceil(codeTtlSeconds / 60));
    await messages.queue(tx, { ...content, to: mobile }, codeTtlSeconds, !isRegistering && member === undefined);
    return issued.expiresAt;
  });
  return { expirationTime: expiresAt.getTime() };
}
