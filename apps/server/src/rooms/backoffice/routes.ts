import { backoffice as contract, lotteryDesk, paymentsDesk, walletDesk } from '@fairlot/contract';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changePassword } from './actions/change-password.ts';
import { approve, reject } from './actions/decide-approval.ts';
import { confirmAuthenticator, enterCode } from './actions/enter-code.ts';
import { logIn } from './actions/log-in.ts';
import { requestAdjustment, requestVoid } from './actions/request-approval.ts';
import { listApprovals } from './approvals.ts';
import { listAudit, writeAudit } from './audit.ts';
import { createApplicationRoutes } from './application-routes.ts';
import { createCatalogueRoutes } from './catalogue-routes.ts';
import { createContentRoutes } from './content-routes.ts';
import { createLotteryRoutes } from './lottery-routes.ts';
import { createMemberRoutes } from './member-routes.ts';
import { findOperator, keepTotpSecret } from './operators.ts';
import { createPageRoutes } from './page-routes.ts';
import { createSiteRoutes } from './site-routes.ts';
import { presentApproval, presentAudit, presentDraw, presentReview } from './present.ts';
import { actorOf, pageOf } from './requests.ts';
import type { BackofficeServices } from './services.ts';
import { revokeSession } from './sessions.ts';
import { makeTotp } from './totp.ts';

/** Every endpoint of the room. Permission and log-in step have been checked by the HTTP layer. */
export function createRoutes(services: BackofficeServices): BoundRoute[] {
  return [
    ...createSessionRoutes(services),
    ...createMemberRoutes(services),
    ...createPageRoutes(services),
    ...createSiteRoutes(services),
    ...createCatalogueRoutes(services),
    ...createContentRoutes(services),
    ...createApplicationRoutes(services),
    ...createMoneyRoutes(services),
    ...createApprovalRoutes(services),
    ...createLotteryRoutes(services),
  ];
}

function createSessionRoutes(services: BackofficeServices): BoundRoute[] {
  const {
    platform: { db, secrets },
  } = services;
  return [
    route(contract.login, (context) => logIn(services, context)),
    route(contract.loginCode, ({ operator, ip, body }) => enterCode(services, operator, ip, body.code)),
    route(contract.logout, async ({ operator, ip, cookie }) => {
      await db.transaction(async (tx) => {
        await revokeSession(tx, operator.sessionId);
        await writeAudit(tx, actorOf(operator, ip), { action: 'operator.logout', object: `operator:${operator.name}` });
      });
      cookie.clear();
      return null;
    }),
    route(contract.me, async ({ operator: { name, role, permissions, step } }) => {
      const hasTotp = (await findOperator(db, name))?.hasTotp === true;
      return { name, role, permissions: [...permissions], step, hasTotp };
    }),
    route(contract.changePassword, ({ operator, ip, body }) => changePassword(services, operator, ip, body)),
    route(contract.enrolTotp, async ({ operator: { operatorId, name } }) => {
      const { sealed, secret, uri } = makeTotp(secrets, operatorId, name);
      if (!(await keepTotpSecret(db, operatorId, sealed))) throw new Refusal('totp.enrolled');
      return { secret, uri };
    }),
    route(contract.confirmTotp, ({ operator, ip, body }) => confirmAuthenticator(services, operator, ip, body.code)),
  ];
}

function createMoneyRoutes({ platform: { db, events }, doors: { payments } }: BackofficeServices): BoundRoute[] {
  return [
    route(paymentsDesk.reviews, async ({ query }) => {
      const { offset, limit } = pageOf(query);
      const { list, total } = await payments.listReviews(query.state !== 'all', offset, limit);
      return { list: list.map(presentReview), totalPages: Math.ceil(total / limit) };
    }),
    route(paymentsDesk.resolveReview, async ({ operator, ip, params, body }) => {
      const resolved = await db.transaction(async (tx) => {
        const { before, after } = await payments.resolveReview(tx, BigInt(params.id), body.decision);
        await writeAudit(tx, actorOf(operator, ip), {
          action: 'payment.review.resolved',
          object: `payment:${after.provider}:${after.paymentId}`,
          reason: body.reason.trim(),
          before: { resolution: null, orderStatus: before.orderStatus },
          after: { resolution: after.resolution, orderStatus: after.orderStatus, review: params.id },
        });
        return after;
      });
      events.outbox.poke();
      return presentReview(resolved);
    }),
  ];
}

function createApprovalRoutes(services: BackofficeServices): BoundRoute[] {
  const {
    platform: { db },
    doors: { lottery },
  } = services;
  return [
    route(lotteryDesk.draws, async ({ query }) => {
      const { offset, limit } = pageOf(query);
      const { list, total } = await lottery.listDraws({
        gameCode: query.gameCode,
        voidable: query.state !== 'all',
        offset,
        limit,
      });
      return { list: list.map(presentDraw), totalPages: Math.ceil(total / limit) };
    }),
    route(lotteryDesk.requestVoid, async ({ operator, ip, params, body }) =>
      presentApproval(await requestVoid(services, operator, ip, params.gameCode, params.numero, body)),
    ),
    route(walletDesk.requestAdjustment, async ({ operator, ip, body }) =>
      presentApproval(await requestAdjustment(services, operator, ip, BigInt(body.memberId), body.amount, body)),
    ),
    route(contract.approvals, async ({ query }) => {
      const { offset, limit } = pageOf(query);
      const { list, total } = await listApprovals(db, {
        pendingOnly: query.state !== 'all',
        kind: query.kind,
        offset,
        limit,
      });
      return { list: list.map(presentApproval), totalPages: Math.ceil(total / limit) };
    }),
    route(contract.approve, async ({ operator, ip, params }) =>
      presentApproval(await approve(services, operator, ip, BigInt(params.id))),
    ),
    route(contract.reject, async ({ operator, ip, params, body }) =>
      presentApproval(await reject(services, operator, ip, BigInt(params.id), body.reason)),
    ),
    route(contract.auditTrail, async ({ query }) => {
      const { offset, limit } = pageOf(query);
      const { list, total } = await listAudit(db, { ...query, offset, limit });
      return { list: list.map(presentAudit), totalPages: Math.ceil(total / limit) };
    }),
  ];
}
