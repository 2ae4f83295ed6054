import type { identity, ValueOf } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findInviter } from '../members.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { presentLogin } from '../present.ts';
import { brokenRule, normaliseAccount } from '../rules.ts';
import type { IdentityServices } from '../services.ts';
import { insertSession } from '../session-rows.ts';
import { createMember } from './create-member.ts';

type Body = Context<typeof identity.register>['body'];

/** Type of an ordinary member. */
const MEMBER_TYPE = 0;

/** Registers by username and logs in. The captcha is spent only on a form that is right otherwise. */
export async function register(services: IdentityServices, context: Context<typeof identity.register>): Promise<ValueOf<typeof identity.register>> {
  const { platform, site, captchas } = services;
  const { body, ip, userAgent, cookie } = context;
  if (!(await site.flags())['REGISTER_REE3']) throw new Refusal('module.disabled');
  checkForm(body);
  await captchas.demand(body.captchaId, body.captcha);

  const account = normaliseAccount(body.username);
  const asset = await site.currency();
  const passwordHash = await hashPassword(body.password);
  const session = await platform.db.transaction(async (tx) => {
    const memberId = await createMember(tx, services, {
      account, type: MEMBER_TYPE, asset, passwordHash, ip,
      nickname: body.nickname || undefined, email: body.email || undefined, inviterId: await inviterOf(tx, body.affiliateCode),
      registerMethod: body.registerMethod, registerUrl: body.registerUrl, registerDomain: body.domain,
    });
    return insertSession(tx, memberId, { userAgent, ip });
  });
  platform.events.outbox.poke();
  cookie.set(session.cookie);
  return { ...presentLogin({ account, type: MEMBER_TYPE, mustChangePassword: false }, session.token), account };
}

function checkForm(body: Body): void {
  for (const name of ['username', 'password', 'affiliateCode', 'nickname', 'email'] as const) {
    const code = brokenRule(name, name === 'username' ? normaliseAccount(body.username) : body[name]);
    if (code !== undefined) throw new Refusal(code);
  }
  if (body.password !== body.confirmPassword) throw new Refusal('password.confirm');
  if (!body.agreement) throw new Refusal('agreement.required');
}

async function inviterOf(tx: Tx, code: string | undefined): Promise<bigint | undefined> {
  if (code === undefined || code === '') return undefined;
  const inviterId = await findInviter(tx, code);
  if (inviterId === undefined) throw new Refusal('invitation.code.error');
  return inviterId;
}
