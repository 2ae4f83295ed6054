import { identity as contract } from '@fairlot/contract';
import { type BoundRoute, type Context, route, TRIAL_TYPE } from '../../platform/http/index.ts';
import { isLoopback } from '../../platform/outside/is-loopback.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getAccount } from './accounts.ts';
import { changePassword } from './actions/change-password.ts';
import { finishLogin } from './actions/finish-login.ts';
import { logIn } from './actions/log-in.ts';
import { findInviterByCode } from './actions/register-form.ts';
import { register, registerMobile } from './actions/register.ts';
import { resetByLink, sendResetLink } from './actions/reset-by-email.ts';
import { resetByPhone } from './actions/reset-by-phone.ts';
import { sendCode } from './actions/send-code.ts';
import { startTrial } from './actions/start-trial.ts';
import type { Encryption } from './encryption/encryption.ts';
import { findMember, getMember, normaliseAccount, readContact } from '../people/index.ts';
import { requireFlag } from './flags.ts';
import { commonPasswordFilter } from './passwords/new-password.ts';
import { choosePicture, keepOwnPicture, ownPictureUrl } from './profile/own-picture.ts';
import { presentAvatar, presentMember } from './profile/present.ts';
import { brokenAccountRule, fieldsWith, presentFields } from './registration/rules.ts';
import { personalRoutes } from './security/personal.ts';
import { startPasskeyLogin, verifyPasskey } from './security/passkeys.ts';
import { securityRoutes } from './security/routes.ts';
import type { IdentityServices } from './services.ts';
import { beginFlow } from './social/flow.ts';
import { PROVIDER_FLAGS } from './social/login-provider.ts';
import type { Providers } from './social/providers.ts';

interface Handed {
  encryption: Encryption;
  providers: Providers;
}

/** All endpoints of the room. */
export function createRoutes(services: IdentityServices, { encryption, providers }: Handed): BoundRoute[] {
  return [
    ...sessionRoutes(services, encryption, providers),
    ...accountRoutes(services),
    ...securityRoutes(services),
    ...personalRoutes(services),
  ];
}

function sessionRoutes(services: IdentityServices, encryption: Encryption, providers: Providers): BoundRoute[] {
  const { platform, site, sessions, captchas, human } = services;
  return [
    route(contract.publicKey, () => encryption.publicKey()),
    route(contract.captcha, () => captchas.issue()),
    route(contract.humanChallenge, () => human.challenge()),
    route(contract.login, (context) => logIn(services, context)),
    route(contract.startSocialLogin, async ({ body: { provider, binding } }) => {
      await requireFlag(site, PROVIDER_FLAGS[provider]);
      return { url: await beginFlow(platform, providers, provider, binding) };
    }),
    route(contract.passkeyLoginOptions, async () => {
      await requireFlag(services.site, 'PASSKEYLOGIN3');
      return startPasskeyLogin(services);
    }),
    route(contract.passkeyLogin, (context) => logInByPasskey(services, context)),
    route(contract.testPlay, (context) => startTrial(services, context)),
    route(contract.renew, ({ caller }) => sessions.renew(caller.sessionId)),
    route(contract.logout, async ({ caller, cookie }) => {
      await sessions.revoke(caller.sessionId);
      cookie.clear();
      return null;
    }),
    // The session may be in use in another window; only this browser's copy of its cookie is removed.
    route(contract.dropCookie, async ({ cookie }) => {
      cookie.clear();
      return null;
    }),
    route(contract.trialUser, async ({ caller }) => ({ name: caller?.type === TRIAL_TYPE ? caller.userName : null })),
  ];
}

function accountRoutes(services: IdentityServices): BoundRoute[] {
  const { db, clubs } = services.platform;
  return [
    route(contract.register, (context) => register(services, context)),
    route(contract.registerMobile, (context) => registerMobile(services, context)),
    route(contract.changePassword, (context) => changePassword(services, context)),
    route(contract.changePasswordFirst, (context) => changePassword(services, context)),
    route(contract.sendVerificationCode, (context) => sendCode(services, context)),
    route(contract.setPasswordPhone, (context) => resetByPhone(services, context)),
    route(contract.forgotByEmail, (context) => sendResetLink(services, context)),
    route(contract.resetPassword, (context) => resetByLink(services, context)),
    route(contract.memberInfo, async ({ caller }) => {
      const isTrial = caller.type === TRIAL_TYPE;
      const clubLabel = isTrial ? null : await clubs.labelOf(caller.memberId);
      return presentMember(await getMember(db, caller.memberId), clubLabel);
    }),
    ...registrationRoutes(services),
    ...pictureRoutes(services),
  ];
}

/** Settings of the registration form. */
function registrationRoutes(services: IdentityServices): BoundRoute[] {
  const { site } = services;
  const { db, secrets, config } = services.platform;
  const fields = async () => fieldsWith(await site.setting('registerFields'));
  return [
    route(contract.checkUsername, async ({ query }) => {
      const broken = brokenAccountRule(query.username, await fields());
      if (broken !== undefined) throw new Refusal(broken);
      return { available: (await findMember(db, normaliseAccount(query.username))) === undefined };
    }),
    route(contract.verification, async ({ caller, query: { type } }) => {
      if (caller === null) return { verified: false };
      const member = await getMember(db, caller.memberId);
      const { mobile } = readContact(secrets, member);
      return { verified: (type === 'email' ? member.emailVerifiedAt : mobile) !== null };
    }),
    route(contract.registerRules, async () => presentFields(await fields())),
    route(contract.commonPasswords, async () => {
      const { bits, hashes } = await commonPasswordFilter(await fields());
      return { bits: Buffer.from(bits).toString('base64'), hashes };
    }),
    route(contract.registerMethods, async () => {
      const flags = await site.flags();
      const username = flags['REGISTER_REE3'] === true;
      const mobileNum = flags['MOBILENUMREG3'] === true;
      return { username, mobileNum, methods: [...(username ? ['username'] : []), ...(mobileNum ? ['mobileNum'] : [])] };
    }),
    route(contract.affiliate, async ({ query: { code, domain } }) => {
      const origins = [config.publicOrigin, await site.invitationOrigin()];
      if (domain !== undefined && domain !== '' && !origins.some((origin) => isOwnDomain(domain, origin)))
        throw new Refusal('referrer.invalid');
      if ((await findInviterByCode(services.platform, code)) === undefined) throw new Refusal('invitation.code.error');
      return null;
    }),
  ];
}

function pictureRoutes(services: IdentityServices): BoundRoute[] {
  const { site } = services;
  const { db, config } = services.platform;
  const avatarOf = async (memberId: bigint) => {
    await requireFlag(site, 'PROFPIC3');
    return presentAvatar(await getMember(db, memberId), await ownPictureUrl(db, config.publicOrigin, memberId));
  };
  return [
    route(contract.avatar, async ({ caller }) => avatarOf(caller.memberId)),
    route(contract.headIcon, async ({ caller }) => avatarOf(caller.memberId)),
    route(contract.setHeadIcon, async ({ caller, body }) => {
      await requireFlag(site, 'PROFPIC3');
      await choosePicture(services.platform, caller.memberId, body.avatar);
      return avatarOf(caller.memberId);
    }),
    route(contract.sendPicture, async ({ caller, files }) => {
      await requireFlag(site, 'PROFPIC3');
      await keepOwnPicture(services.platform, caller.memberId, files);
      return avatarOf(caller.memberId);
    }),
    route(contract.removePicture, async ({ caller }) => {
      await requireFlag(site, 'PROFPIC3');
      await choosePicture(services.platform, caller.memberId, null);
      return avatarOf(caller.memberId);
    }),
  ];
}

async function logInByPasskey(services: IdentityServices, context: Context<typeof contract.passkeyLogin>) {
  await requireFlag(services.site, 'PASSKEYLOGIN3');
  const { challengeId, response, remember, loginAs } = context.body;
  const memberId = await verifyPasskey(services, challengeId, response);
  return finishLogin(services, context, {
    member: await getAccount(services.platform.db, memberId),
    method: 'passkey',
    remember,
    loginAs,
  });
}

/** Whether the host of the visitor's link is ours, or a subdomain of it. This machine has several names. */
function isOwnDomain(domain: string, origin: string): boolean {
  const { hostname } = new URL(origin);
  const given = domain.toLowerCase().replace(/:\d+$/, '');
  const isThisMachine = isLoopback(origin) && isLoopback(`http://${given}`);
  return given === hostname || given.endsWith(`.${hostname}`) || isThisMachine;
}
