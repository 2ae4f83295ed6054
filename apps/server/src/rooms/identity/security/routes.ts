import { pageOf } from '../../../platform/operators/index.ts';
import { identity as contract } from '@fairlot/contract';
import { securityChanged } from '../../../platform/events/index.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type BoundRoute, type Context, route } from '../../../platform/http/index.ts';
import { describeDevice } from '../login/device.ts';
import { requireFlag } from '../flags.ts';
import { listLogins } from '../login/login-log.ts';
import { brokenRule, fieldsWith } from '../registration/rules.ts';
import { beginTotp, confirmTotp, requireSecondFactor, removeTotp } from '../login/second-factor.ts';
import { writePaymentPassword } from '../passwords/secrets-rows.ts';
import type { IdentityServices } from '../services.ts';
import { listSessions, revokeOwnSession, revokeSessionsOf } from '../sessions/session-rows.ts';
import { securityOverview } from './overview.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys.ts';
import { requireMember } from './reauth.ts';

/**
 * The security centre of members and agents. While its flag is off, only the overview and the payment password answer:
 * a member needs them to withdraw.
 */
export function securityRoutes(services: IdentityServices): BoundRoute[] {
  return [
    route(contract.security, ({ caller }) => securityOverview(services, caller)),
    route(contract.setPaymentPassword, (context) => setPaymentPassword(services, context)),
    ...sessionRoutes(services),
    ...totpRoutes(services),
    ...passkeyRoutes(services),
  ];
}

const requireOpen = ({ site }: IdentityServices) => requireFlag(site, 'SECCEN');

function sessionRoutes(services: IdentityServices): BoundRoute[] {
  const { sessions } = services;
  const { db } = services.platform;
  return [
    route(contract.sessions, async ({ caller }) => {
      await requireOpen(services);
      const rows = await listSessions(db, caller.memberId);
      return {
        list: rows.map(({ id, userAgent, ip, createdAt, lastUsedAt }) => ({
          id,
          device: describeDevice(userAgent),
          ip,
          createdAt: createdAt.getTime(),
          lastUsedAt: lastUsedAt.getTime(),
          current: id === caller.sessionId,
        })),
      };
    }),
    route(contract.endSession, async ({ caller, params }) => {
      await requireOpen(services);
      if (!(await revokeOwnSession(db, caller.memberId, params.id))) throw new Refusal('not.found');
      await sessions.forget();
      return null;
    }),
    route(contract.endOtherSessions, async ({ caller }) => {
      await requireOpen(services);
      await revokeSessionsOf(db, caller.memberId, caller.sessionId);
      await sessions.forget();
      return null;
    }),
    route(contract.logins, async ({ caller, query: { pageNo, pageSize } }) => {
      await requireOpen(services);
      const { list, totalPages } = await listLogins(db, caller.memberId, pageOf({ pageNo, pageSize }));
      return {
        list: list.map(({ at, ip, userAgent, method, isSuccess }) => ({
          at: at.getTime(),
          ip,
          device: describeDevice(userAgent),
          method,
          success: isSuccess,
        })),
        totalPages,
      };
    }),
  ];
}

function totpRoutes(services: IdentityServices): BoundRoute[] {
  const { site } = services;
  const { db, secrets, events } = services.platform;
  return [
    route(contract.startTotp, async ({ caller, body, ip }) => {
      await requireOpen(services);
      await requireMember(services, caller, body.password, ip);
      const { merchantName } = await site.settings();
      return db.transaction((tx) => beginTotp(tx, secrets, caller.memberId, merchantName, caller.userName));
    }),
    route(contract.confirmTotp, async ({ caller, body, ip }) => {
      await requireOpen(services);
      return { recoveryCodes: await confirmTotp(services, caller.memberId, body.code, ip) };
    }),
    route(contract.removeTotp, async ({ caller, body, ip }) => {
      await requireOpen(services);
      await requireMember(services, caller, body.password, ip);
      await requireSecondFactor(services, caller.memberId, body.code, ip);
      await db.transaction((tx) => removeTotp(tx, events.outbox, caller.memberId));
      return null;
    }),
  ];
}

function passkeyRoutes(services: IdentityServices): BoundRoute[] {
  const { db } = services.platform;
  return [
    route(contract.passkeys, async ({ caller }) => {
      await requireOpen(services);
      return { list: await listPasskeys(db, caller.memberId) };
    }),
    route(contract.startPasskey, async ({ caller, body, ip }) => {
      await requireOpen(services);
      await requireMember(services, caller, body.password, ip);
      return startPasskey(services, caller);
    }),
    route(contract.addPasskey, async ({ caller, body }) => {
      await requireOpen(services);
      return addPasskey(services, caller, body);
    }),
    route(contract.renamePasskey, async ({ caller, params, body }) => {
      await requireOpen(services);
      if (!(await renamePasskey(db, caller.memberId, params.id, body.name))) throw new Refusal('not.found');
      return null;
    }),
    route(contract.removePasskey, async ({ caller, params, body, ip }) => {
      await requireOpen(services);
      await requireMember(services, caller, body.password, ip);
      if (!(await removePasskey(services, caller.memberId, params.id))) throw new Refusal('not.found');
      return null;
    }),
  ];
}

async function setPaymentPassword(
  services: IdentityServices,
  { caller, body, ip }: Context<typeof contract.setPaymentPassword>,
): Promise<null> {
  const { site, guard } = services;
  const { db, events } = services.platform;
  const fields = fieldsWith(await site.setting('registerFields'));
  const broken =
    body.paymentPassword === ''
      ? 'payment.password.format'
      : brokenRule('paymentPassword', body.paymentPassword, fields);
  if (broken !== undefined) throw new Refusal(broken);
  if (body.paymentPassword !== body.confirmPaymentPassword) throw new Refusal('password.confirm');
  await requireMember(services, caller, body.password, ip);
  const hash = await hashPassword(body.paymentPassword);
  await db.transaction(async (tx) => {
    await writePaymentPassword(tx, caller.memberId, hash);
    await events.outbox.add(tx, securityChanged, caller.memberId, { change: 'paymentPassword', detail: '' });
  });
  // Failures with the forgotten one no longer count.
  await guard.succeed({ purpose: 'payment', name: String(caller.memberId) });
  return null;
}
