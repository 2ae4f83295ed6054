import { Refusal } from '../../../platform/refusal.ts';
import { requireFlag } from '../flags.ts';
import { readTicket, useTicket } from '../social/flow.ts';
import { findOrMakeLinkedMember } from '../social/links.ts';
import { PROVIDER_FLAGS } from '../social/login-provider.ts';
import type { IdentityServices } from '../services.ts';
import { finishLogin } from './finish-login.ts';
import type { LoginContext, LoginValue } from './login-payload.ts';

/** Logs in by the ticket that the browser brings back from a social provider. */
export async function logInByTicket(services: IdentityServices, context: LoginContext): Promise<LoginValue> {
  const { site } = services;
  const { db } = services.platform;
  const { socialTicket, socialVerifier, remember, totp, loginAs, affiliateCode } = context.body;
  if (socialTicket === undefined || socialVerifier === undefined)
    throw new Refusal('request.invalid', {
      field: socialTicket === undefined ? 'socialTicket' : 'socialVerifier',
      reason: 'required',
    });
  const ticket = await readTicket(db, socialTicket, socialVerifier);
  await requireFlag(site, PROVIDER_FLAGS[ticket.provider]);
  const member = await findOrMakeLinkedMember(services, [ticket], { ip: context.ip, loginAs, affiliateCode });
  return finishLogin(services, context, {
    member,
    method: ticket.provider,
    remember,
    totp,
    loginAs,
    spend: (tx) => useTicket(tx, socialTicket),
  });
}
