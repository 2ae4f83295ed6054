import type { RegisterBody, RegisterMobileBody } from '../api/register.ts';
import { type RegisterField, type RegisterValues, SENT_AS_TYPED } from './register-model.ts';

/** Data that is sent in addition to the fields. */
export interface RegisterFacts {
  /** Null while the form has no captcha. */
  captchaId: string | null;
  /** Computed proof in place of the captcha's answer. */
  altcha?: string | undefined;
  dialingCode: string;
  registerMethod: RegisterBody['registerMethod'];
  hostname: string;
  /** Proof of the mobile number: the code, or Firebase's response. */
  proof: Pick<RegisterBody, 'verificationCode' | 'firebaseChannel' | 'firebaseIdToken'>;
}

/** The payload of the username form. */
export function usernamePayload(
  values: RegisterValues,
  shown: readonly RegisterField[],
  facts: RegisterFacts,
): RegisterBody {
  return { username: values.username.trim(), ...sharedPayload(values, shown, facts) };
}

/** The payload of the mobile number form; the server creates the account name. */
export function mobilePayload(
  values: RegisterValues,
  shown: readonly RegisterField[],
  facts: RegisterFacts,
): RegisterMobileBody {
  return { ...sharedPayload(values, shown, facts), mobileNum: values.mobileNum, countryDialingCode: facts.dialingCode };
}

function sharedPayload(
  values: RegisterValues,
  shown: readonly RegisterField[],
  { captchaId, altcha, dialingCode, registerMethod, hostname, proof }: RegisterFacts,
) {
  const given = Object.fromEntries(
    SENT_AS_TYPED.filter((field) => shown.includes(field) && values[field] !== '').map((field) => [
      field,
      values[field],
    ]),
  );
  const hasMobile = shown.includes('mobileNum') && values.mobileNum !== '';
  return {
    password: values.password,
    confirmPassword: values.confirmPassword,
    ...given,
    ...(captchaId !== null && { captchaId }),
    ...(altcha !== undefined && { altcha }),
    ...(hasMobile && { mobileNum: values.mobileNum, countryDialingCode: dialingCode, ...proof }),
    agreement: true,
    type: 0 as const,
    registerMethod,
    registerUrl: hostname,
    domain: hostname,
  };
}
