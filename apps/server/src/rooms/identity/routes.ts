import { identity as contract } from '@fairlot/contract';
import { type BoundRoute, route, TRIAL_TYPE } from '../../platform/http/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changePassword } from './actions/change-password.ts';
import { logIn } from './actions/log-in.ts';
import { register } from './actions/register.ts';
import { startTrial } from './actions/start-trial.ts';
import type { Encryption } from './encryption.ts';
import { findMember, getMember } from './members.ts';
import { presentMember } from './present.ts';
import { brokenRule, normaliseAccount, registerRules } from './rules.ts';
import type { FundTrial, IdentityServices } from './services.ts';

/** Every endpoint of the room. `fundTrial` is handed in by the door, because this room has no way to money. */
export function createRoutes(services: IdentityServices, encryption: Encryption, fundTrial: FundTrial): BoundRoute[] {
  const { platform: { db }, site, sessions, captchas } = services;
  return [
    route(contract.publicKey, () => encryption.publicKey()),
    route(contract.captcha, () => captchas.issue()),
    route(contract.login, (context) => logIn(services, context)),
    route(contract.register, (context) => register(services, context)),
    route(contract.testPlay, (context) => startTrial(services, fundTrial, context)),
    route(contract.changePassword, (context) => changePassword(services, context)),
    route(contract.renew, ({ caller }) => sessions.renew(caller.sessionId)),
    route(contract.logout, async ({ caller, cookie }) => {
      await sessions.revoke(caller.sessionId);
      cookie.clear();
      return null;
    }),
    // The session may be alive in another window; only this browser's copy of its cookie goes.
    route(contract.dropCookie, async ({ cookie }) => {
      cookie.clear();
      return null;
    }),
    route(contract.trialUser, async ({ caller }) => ({ name: caller?.type === TRIAL_TYPE ? caller.userName : null })),
    route(contract.checkUsername, async ({ query }) => {
      const account = normaliseAccount(query.username);
      const broken = brokenRule('username', account);
      if (broken !== undefined) throw new Refusal(broken);
      return { available: (await findMember(db, account)) === undefined };
    }),
    route(contract.registerRules, async () => registerRules()),
    route(contract.registerMethods, async () => {
      const username = (await site.flags())['REGISTER_REE3'] === true;
      return { username, mobileNum: false, methods: username ? ['username'] : [] };
    }),
    route(contract.memberInfo, async ({ caller }) => presentMember(await getMember(db, caller.memberId))),
  ];
}
