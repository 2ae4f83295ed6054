import type { ErrorCode } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findInviter, findMember, findMemberById, normaliseAccount } from '../../people/index.ts';
import type { NewMember } from './create-member.ts';
import { requireLoginKind } from '../login/login-kind.ts';
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
} from '../registration/rules.ts';
import { idNumberContext, writeIdNumber, writePaymentPassword } from '../passwords/secrets-rows.ts';
import type { IdentityServices } from '../services.ts';
import { readCaptcha } from './login-payload.ts';

/** Fields of both registration forms, whichever of them the merchant shows. */
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
  /** All data of the member except the account name. */
  member: Omit<NewMember, 'account' | 'asset'>;
  /** Consumes the proof of the mobile number. */
  spend(tx: Tx): Promise<void>;
  /** Writes data that is stored separately from the member. */
  writeSecrets(tx: Tx, memberId: bigint): Promise<void>;
}

/** Type of an ordinary member. */
const MEMBER_TYPE = 0;

/**
 * Fields without a rule check here: confirmation and captcha are checked separately, and the others belong to the login
 * form.
 */
const ELSEWHERE: ReadonlySet<string> = new Set<FieldName>([
  'confirmPassword',
  'captcha',
  'loginUsername',
  'loginPassword',
  'loginMobileNum',
]);

/**
 * Checks a form against the registration configuration: first the cheap checks, then the captcha, which is only
 * consumed if the form is otherwise valid, then whether the member could log in here (Z-63), then the mobile number.
 * @throws Refusal with `{field}` of the violated rule; login.not.member, login.not.agent
 */
export async function checkForm(
  services: IdentityServices,
  form: RegisterForm,
  by: 'username' | 'mobile',
  ip: string,
): Promise<CheckedForm> {
  const { site } = services;
  const { secrets, config } = services.platform;
  const fields = fieldsWith(await site.setting('registerFields'));
  checkFields(fields, form, by);
  await checkNewPassword(
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
  await requireLoginKind(site, undefined, type);
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
      // Banks and this code compare names by their letters, so accented letters get one encoding.
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

/** Undefined for a form without contacts. */
function contactsOf(form: RegisterForm): NewMember['contacts'] {
  const given = CONTACT_NAMES.flatMap((name) => (form[name] ? [[name, form[name]]] : []));
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

/** A missing name or password gets the message of its rules. */
function missingCode(name: FieldName): ErrorCode {
  if (name === 'username') return 'account.format';
  return name === 'password' ? 'password.format' : 'field.required';
}

export type Invited = Pick<NewMember, 'inviterId' | 'invitation' | 'type'>;

/**
 * Finds the inviter by the invitation code of a link, or else by the recommender's account name. The type that the
 * client sends is always 0 (K-070); an agent's code may create another agent.
 */
async function findInviterOf(
  { platform }: IdentityServices,
  { affiliateCode, recommenderId }: RegisterForm,
): Promise<Invited> {
  if (affiliateCode) {
    const inviter = await findInviterByCode(platform, affiliateCode);
    if (inviter === undefined) throw new Refusal('invitation.code.error', { field: 'affiliateCode' });
    return inviter;
  }
  if (!recommenderId) return { type: MEMBER_TYPE };
  const recommender = await findMember(platform.db, normaliseAccount(recommenderId));
  if (recommender === undefined || recommender.isDisabled)
    throw new Refusal('referrer.invalid', { field: 'recommenderId' });
  return { inviterId: recommender.id, type: MEMBER_TYPE };
}

/** The inviter of a code and the type that it gives; undefined if it does not exist or its owner is disabled. */
export async function findInviterByCode(
  { inviterOf, db }: IdentityServices['platform'],
  code: string,
): Promise<Invited | undefined> {
  const inviterId = await findInviter(db, code);
  if (inviterId !== undefined) return { inviterId, type: MEMBER_TYPE };
  const owner = await inviterOf(db, code);
  const inviter = owner === undefined ? undefined : await findMemberById(db, owner.memberId);
  if (owner === undefined || inviter === undefined || inviter.isDisabled) return undefined;
  return { inviterId: inviter.id, invitation: code, type: owner.memberType };
}
