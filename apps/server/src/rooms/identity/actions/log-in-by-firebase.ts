import { Refusal } from '../../../platform/refusal.ts';
import { requireFlag } from '../flags.ts';
import { findOrMakeLinkedMember } from '../social/links.ts';
import type { IdentityServices } from '../services.ts';
import { finishLogin } from './finish-login.ts';
import { logInByCode } from './log-in-by-code.ts';
import type { LoginContext, LoginValue } from './login-payload.ts';

const CHANNELS = {
  google: { flag: 'GOOGLELOGIN3', provider: 'google.com', issuer: 'https://accounts.google.com' },
  facebook: { flag: 'FACEBOOKLOGIN3', provider: 'facebook.com', issuer: 'https://www.facebook.com' },
} as const;

/** Logs in by a Firebase id token (Z-66); the channel `sms` is a login by code that Firebase verified. */
export async function logInByFirebase(services: IdentityServices, context: LoginContext): Promise<LoginValue> {
  const { site, firebase, logins } = services;
  const { firebaseChannel: channel, firebaseIdToken, remember, totp, loginAs, affiliateCode } = context.body;
  if (channel === undefined || firebaseIdToken === undefined)
    throw new Refusal('request.invalid', {
      field: channel === undefined ? 'firebaseChannel' : 'firebaseIdToken',
      reason: 'required',
    });
  if (channel === 'sms') {
    if ((await site.setting('identity')).smsProvider !== 'firebase') throw new Refusal('module.disabled');
    return logInByCode(services, context);
  }
  const { flag, provider, issuer } = CHANNELS[channel];
  await requireFlag(site, flag);
  const identity = await firebase.verify(firebaseIdToken);
  if (identity?.provider !== provider) {
    logins.inc({ method: 'firebase', outcome: 'invalid' });
    throw new Refusal('social.failed');
  }
  // A person who logged in through the provider directly, before or later, is the same person.
  const atProvider = identity.subjectAtProvider !== undefined && {
    issuer: services.issuerOf(channel) ?? issuer,
    subject: identity.subjectAtProvider,
  };
  const member = await findOrMakeLinkedMember(services, atProvider ? [identity, atProvider] : [identity], {
    ip: context.ip,
    loginAs,
    affiliateCode,
  });
  return finishLogin(services, context, {
    member,
    method: 'firebase',
    remember,
    totp,
    loginAs,
    spend: (tx) => identity.spend(tx),
  });
}
