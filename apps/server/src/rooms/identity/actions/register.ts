import type { identity, ValueOf } from '@fairlot/contract';
import type { Context } from '../../../platform/http/index.ts';
import { issueDevice } from '../../../platform/known-devices.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireFlag } from '../flags.ts';
import { noteLogin } from '../login/login-log.ts';
import { findMember, findMemberByMobile, normaliseAccount, noteLanguage } from '../../people/index.ts';
import { presentLogin } from '../profile/present.ts';
import type { IdentityServices } from '../services.ts';
import { createMember, createMemberWithName } from './create-member.ts';
import { checkForm, type RegisterForm } from './register-form.ts';

type Registered = ValueOf<typeof identity.register>;
type RegisterContext = Context<typeof identity.register> | Context<typeof identity.registerMobile>;

/** Registers by username and logs in. */
export async function register(
  services: IdentityServices,
  context: Context<typeof identity.register>,
): Promise<Registered> {
  await requireFlag(services.site, 'REGISTER_REE3');
  return registerBy(services, context, context.body, normaliseAccount(context.body.username));
}

/** Registers by mobile number and code, with an account name that the server generates, and logs in (Z-56). */
export async function registerMobile(
  services: IdentityServices,
  context: Context<typeof identity.registerMobile>,
): Promise<Registered> {
  await requireFlag(services.site, 'MOBILENUMREG3');
  return registerBy(services, context, context.body, undefined);
}

/** @param chosen account name; undefined: the server generates one */
async function registerBy(
  services: IdentityServices,
  { ip, userAgent, language, cookie, device }: RegisterContext,
  form: RegisterForm,
  chosen: string | undefined,
): Promise<Registered> {
  const { platform, site, sessions, logins } = services;
  const { member, spend, writeSecrets } = await checkForm(
    services,
    form,
    chosen === undefined ? 'mobile' : 'username',
    ip,
  );
  await requireFree(services, chosen, member.mobile);
  const noteScreening = await platform.screens.registration(member);
  const { account, memberId, session } = await platform.db.transaction(async (tx) => {
    await spend(tx);
    const complete = { ...member, asset: await site.holdCurrency(tx) };
    const made =
      chosen === undefined
        ? await createMemberWithName(tx, services, complete)
        : { account: chosen, memberId: await createMember(tx, services, { ...complete, account: chosen }) };
    await noteScreening(tx, made.memberId);
    await writeSecrets(tx, made.memberId);
    const opened = await sessions.open(tx, made.memberId, { userAgent, ip });
    await noteLogin(tx, made.memberId, { ip, userAgent }, 'registration', opened.id);
    await noteLanguage(tx, made.memberId, language);
    return { ...made, session: opened };
  });
  logins.inc({ method: 'registration', outcome: 'ok' });
  cookie.set(session.cookie);
  device.set(issueDevice(platform.marks, { id: memberId, passwordHash: member.passwordHash }));
  return { ...presentLogin({ account, type: member.type, mustChangePassword: false }, session.token), account };
}

/** Reports a taken name or number first, as for any member. Nothing else about its owner is revealed. */
async function requireFree(
  { platform: { db, marks } }: IdentityServices,
  account: string | undefined,
  mobile: string | undefined,
): Promise<void> {
  if (mobile !== undefined && (await findMemberByMobile(db, marks, mobile)) !== undefined)
    throw new Refusal('mobile.exists');
  if (account !== undefined && (await findMember(db, account)) !== undefined) throw new Refusal('username.exists');
}
