import type { ErrorCode } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findInviter, findMember, findMemberById, type NewMember } from '../members.ts';
import { parseMobile } from '../registration/mobile.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { proveMobile } from '../registration/prove-mobile.ts';
import {
  brokenAccountRule,
  brokenRule,
  CONTACT_NAMES,
  type FieldName,
  type Fields,
  fieldsWith,
  normaliseAccount,
} from '../registration/rules.ts';
import { idNumberContext, writeIdNumber, writePaymentPassword } from '../passwords/secrets-rows.ts';
import type { IdentityServices } from '../services.ts';
import { readCaptcha } from './login-payload.ts';

/** What both forms of registration carry, whichever fields the merchant shows. */
export interface RegisterForm extends Partial<Record<Exclude<FieldName, 'password' | 'confirmPassword'>, string>> {
  password: string;
  confirmPassword: string;
  agreement: boolean;
  captchaId?: string;
  altcha?: string;
  countryDialingCode?: string;
  firebaseIdToken?: string;
  registerMethod: string;
  registerUrl?: string;
  domain?: string;
}

export interface CheckedForm {
  /** All of the member but the account name. */
  member: Omit<NewMember, 'account' | 'asset'>;
  /** Uses up what proved the mobile number. */
  spend(tx: Tx): Promise<void>;
  /** Writes what is kept apart from the member. */
  writeSecrets(tx: Tx, memberId: bigint): Promise<void>;
}

/** Type of an ordinary member. */
const MEMBER_TYPE = 0;

/** Not checked by a rule of their own here: the form by mobile number has no username, the log-in form has its own. */
const ELSEWHERE: ReadonlySet<string> = new Set<FieldName>([
  'confirmPassword',
  'captcha',
  'loginUsername',
  'loginPassword',
  'loginMobileNum',
]);

/**
 * Checks a form by the registration configuration: first what costs nothing, then the captcha, which is spent only on
 * a form that is right otherwise, then the mobile number.
 * @throws Refusal with `{field}` for what a rule refuses
 */
export async function checkForm(
  services: IdentityServices,
  form: RegisterForm,
  by: 'username' | 'mobile',
  ip: string,
): Promise<CheckedForm> {
  const {
    platform: { secrets, config },
    site,
  } = services;
  const fields = fieldsWith(await site.setting('registerFields'));
  checkFields(fields, form, by);
  checkNewPassword(
    config,
    form.password,
    fields,
    by === 'username' ? normaliseAccount(form.username ?? '') : undefined,
  );
  if (form.password !== form.confirmPassword) throw new Refusal('password.confirm', { field: 'confirmPassword' });
  if (!form.agreement) throw new Refusal('agreement.required');
  const mobile = form.mobileNum ? parseMobile(form.mobileNum, form.countryDialingCode ?? '') : undefined;
  if (fields.captcha.show && !(await readCaptcha(services, form)))
    throw new Refusal('captcha.error', { captcha: true });
  const { type, ...inviter } = await findInviterOf(services, form);
  const spend = mobile === undefined ? undefined : await proveMobile(services, 'register', mobile, form);

  const passwordHash = await hashPassword(form.password);
  const paymentHash = form.paymentPassword ? await hashPassword(form.paymentPassword) : undefined;
  return {
    member: {
      passwordHash,
      type,
      ...inviter,
      mobile,
      ip,
      nickname: form.nickname?.normalize('NFC') || undefined,
      email: form.email || undefined,
      // Banks and we compare names by their letters: one spelling of a mark on a letter.
      payeeName: form.payeeName?.normalize('NFC') || undefined,
      contacts: contactsOf(form),
      registerMethod: form.registerMethod,
      registerUrl: form.registerUrl,
      registerDomain: form.domain,
    },
    spend: async (tx) => spend?.(tx),
    writeSecrets: async (tx, memberId) => {
      if (paymentHash !== undefined) await writePaymentPassword(tx, memberId, paymentHash);
      if (form.idNumber)
        await writeIdNumber(tx, memberId, secrets.seal(Buffer.from(form.idNumber), idNumberContext(memberId)));
    },
  };
}

function checkFields(fields: Fields, form: RegisterForm, by: 'username' | 'mobile'): void {
  for (const name of Object.keys(fields) as FieldName[]) {
    if (ELSEWHERE.has(name) || (by === 'mobile' && name === 'username')) continue;
    const text = form[name];
    const isNeeded = fields[name].required || (by === 'mobile' && name === 'mobileNum');
    if (isNeeded && (text === undefined || text === '')) throw new Refusal(missingCode(name), { field: name });
    const broken =
      name === 'username' ? brokenAccountRule(form.username ?? '', fields) : brokenRule(name, text, fields);
    if (broken !== undefined) throw new Refusal(broken, { field: name });
  }
}

/** Undefined for a form that names none. */
function contactsOf(form: RegisterForm): NewMember['contacts'] {
  const given = CONTACT_NAMES.flatMap((name) => (form[name] ? [[name, form[name]]] : []));
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

/** A form without name or password gets the text of their rules. */
function missingCode(name: FieldName): ErrorCode {
  if (name === 'username') return 'account.format';
  return name === 'password' ? 'password.format' : 'field.required';
}

/**
 * By the invitation code of a link, else by the account name of the one who recommended. The type that the client sends
 * is always 0 (K-070); the code of an agent may make another agent.
 */
async function findInviterOf(
  { platform: { inviterOf, db } }: IdentityServices,
  { affiliateCode, recommenderId }: RegisterForm,
): Promise<Pick<NewMember, 'inviterId' | 'invitation' | 'type'>> {
  if (affiliateCode) {
    const inviterId = await findInviter(db, affiliateCode);
    if (inviterId !== undefined) return { inviterId, type: MEMBER_TYPE };
    const owner = await inviterOf(db, affiliateCode);
    const inviter = owner === undefined ? undefined : await findMemberById(db, owner.memberId);
    if (owner === undefined || inviter === undefined || inviter.isDisabled)
      throw new Refusal('invitation.code.error', { field: 'affiliateCode' });
    return { inviterId: inviter.id, invitation: affiliateCode, type: owner.memberType };
  }
  if (!recommenderId) return { type: MEMBER_TYPE };
  const recommender = await findMember(db, normaliseAccount(recommenderId));
  if (recommender === undefined || recommender.isDisabled)
    throw new Refusal('referrer.invalid', { field: 'recommenderId' });
  return { inviterId: recommender.id, type: MEMBER_TYPE };
}
