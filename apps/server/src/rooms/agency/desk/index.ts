import { agencyDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { audited, type Desk, requestApproval, versionOf } from '../../../platform/operators/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { contractsOf } from '../contracts/contract-rows.ts';
import { topRate } from '../contracts/rules.ts';
import { readPeriod } from '../days.ts';
import { presentFigures } from '../figures/figures.ts';
import { sumsOf } from '../figures/report-rows.ts';
import { rateHistory, ratesOf } from '../rates.ts';
import type { AgencyServices } from '../services.ts';
import { transfersOf } from '../transfers/transfer-rows.ts';
import { findPlace, findPlaces, type Place } from '../tree/tree-rows.ts';
import { AGENT_LIST } from './agent-list.ts';
import { BILL_LIST, WAITING_BILLS } from './bill-list.ts';
import { APPLICATION_LIST, createDecisionRoute, WAITING_AGENTS } from './application-desk.ts';
import { createAgencyCard, FIGURES, REPORTS } from './contributions.ts';
import { createCorrections } from './correction-desk.ts';
import { createMemberColumns } from './member-columns.ts';
import { createMoveApproval, effectOfMove } from './moves.ts';
import { CONTRACT_APPROVAL, createProgrammeRoutes, RATES_APPROVAL } from './programme-desk.ts';
import { createSettlementRoutes, RUN_APPROVAL } from './settlement-desk.ts';
import { createTransferLimitRoutes, TRANSFERS_APPROVAL } from './transfer-limits.ts';
import { listBelow } from './tree-list.ts';

/** Maximum number of an agent's rate changes and transfers shown. */
const MOST_SHOWN = 20;
const KINDS = ['dailySalary', 'dividend', 'hourly', 'realTime'] as const;

/** The desk for the agent tree, contracts and settlements. */
export function createDesk(services: AgencyServices): Desk {
  const { platform, zoneOf } = services;
  const { db } = platform;
  const move = createMoveApproval(zoneOf);
  const corrections = createCorrections(services);

  return {
    permissions: [
      { permission: 'agency.read', roles: ['admin', 'finance', 'risk'] },
      { permission: 'agency.change', roles: ['admin'] },
      { permission: 'agency.review', roles: ['admin', 'support'] },
    ],
    routes: [
      createDecisionRoute(services),
      ...createProgrammeRoutes(services),
      ...createTransferLimitRoutes(services),
      route(contract.tree, async ({ query: { uplineId, after, startDate, endDate } }) => {
        const upline = uplineId === undefined ? undefined : await findPlace(db, BigInt(uplineId));
        if (uplineId !== undefined && upline === undefined) throw new Refusal('not.found');
        const period = readPeriod(startDate, endDate, await zoneOf(db));
        const { list, next } = await listBelow(db, upline?.memberId ?? null, period, after);
        return {
          path: upline === undefined ? [] : await pathOf(services, upline),
          list: list.map(({ memberId, account, type, size, ...sums }) => ({
            memberId: String(memberId),
            account,
            type,
            size: Number(size),
            ...presentFigures(sums),
          })),
          next,
        };
      }),
      route(contract.agent, ({ params, query }) => presentAgent(services, BigInt(params.id), query)),
      ...createSettlementRoutes(services),
      ...corrections.routes,
      ...changeRoutes(services, move),
    ],
    lists: [AGENT_LIST, BILL_LIST, APPLICATION_LIST],
    figures: FIGURES,
    reports: REPORTS,
    memberCards: [createAgencyCard(services.zoneOf)],
    memberColumns: [createMemberColumns(services)],
    approvals: [move, RATES_APPROVAL, CONTRACT_APPROVAL, RUN_APPROVAL, TRANSFERS_APPROVAL, ...corrections.approvals],
    waiting: [WAITING_AGENTS, ...WAITING_BILLS],
  };
}

function changeRoutes({ platform, zoneOf }: AgencyServices, move: ReturnType<typeof createMoveApproval>): BoundRoute[] {
  const { db } = platform;
  return [
    route(contract.setTransfer, async ({ operator, ip, params, body: { mayTransfer, reason } }) => {
      const id = BigInt(params.id);
      await audited(platform, { operator, ip }, async (tx) => {
        const before = await tx.found(sql<{ mayTransfer: boolean }>`
          select may_transfer as "mayTransfer" from agency_members where member_id = ${id}::bigint for update`);
        await tx.run(sql`
          update agency_members set may_transfer = ${mayTransfer}::boolean where member_id = ${id}::bigint`);
        const after = { mayTransfer };
        return { action: 'agency.transfer.set', object: `member:${id}`, reason, before, after };
      });
      return null;
    }),
    route(contract.moveEffect, ({ params, query: { uplineId } }) =>
      effectOfMove(db, zoneOf, BigInt(params.id), uplineId === undefined ? null : BigInt(uplineId)),
    ),
    route(contract.requestMove, async ({ operator, ip, params, body: { uplineId, ...input } }) => {
      const memberId = BigInt(params.id);
      const { from, to } = await effectOfMove(db, zoneOf, memberId, uplineId === null ? null : BigInt(uplineId));
      const { account } = (await findPlace(db, memberId)) ?? { account: params.id };
      const payload = { memberId: params.id, account, uplineId, uplineAccount: to?.account ?? null, former: from };
      return requestApproval(platform, { operator, ip }, input, move, payload);
    }),
  ];
}

async function presentAgent(
  services: AgencyServices,
  memberId: bigint,
  { startDate, endDate }: { startDate?: string; endDate?: string },
): Promise<ValueOf<typeof contract.agent>> {
  const { platform, zoneOf } = services;
  const { db } = platform;
  const place = requireFound(await findPlace(db, memberId));
  const period = readPeriod(startDate, endDate, await zoneOf(db));
  const { size, mayTransfer } = await db.one(sql<{ size: bigint; mayTransfer: boolean }>`
    select (select count(*) from agency_members where path @> array[${memberId}::bigint]) as size,
           may_transfer as "mayTransfer" from agency_members where member_id = ${memberId}::bigint`);
  const contracts = await Promise.all(KINDS.map((kind) => contractsOf(db, memberId, 'downline', kind)));
  const rates = await ratesOf(db, memberId);
  return {
    memberId: String(memberId),
    account: place.account,
    type: place.type,
    joinedAt: place.joinedAt.getTime(),
    path: await pathOf(services, place),
    size: Number(size),
    mayTransfer,
    rates,
    version: versionOf(rates),
    rateChanges: (await rateHistory(db, memberId)).slice(0, MOST_SHOWN).map(({ at, ...change }) => ({
      ...change,
      at: at.getTime(),
    })),
    sent: (await transfersOf(db, memberId, { offset: 0, limit: MOST_SHOWN })).list.map(
      ({ id, toId, account, amountMinor, at }) => ({
        orderId: id,
        memberId: String(toId),
        account,
        amount: formatMinor(amountMinor),
        at: at.getTime(),
      }),
    ),
    team: presentFigures(await sumsOf(db, memberId, period)),
    own: presentFigures(await sumsOf(db, memberId, period, false)),
    contracts: contracts.flat().map((one) => ({
      contractId: String(one.id),
      kind: one.kind,
      state: one.state,
      upline: one.uplineAccount,
      topRate: topRate(one.terms),
      changeNote: one.changeNote,
      fromDay: one.fromDay,
      untilDay: one.untilDay,
    })),
  };
}

/** The path from the top to the member. */
async function pathOf({ platform: { db } }: AgencyServices, { memberId, account, path }: Place) {
  const uplines = await findPlaces(db, path.map(BigInt));
  return [
    ...path.map((id) => ({ memberId: id, account: uplines.get(BigInt(id))?.account ?? id })),
    { memberId: String(memberId), account },
  ];
}
