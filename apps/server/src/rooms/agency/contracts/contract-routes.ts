import { pageOf } from '../../../platform/operators/index.ts';
import { agency as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, type Caller, route } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { today } from '../days.ts';
import { createLargeTeams } from '../figures/large-teams.ts';
import type { AgencyServices } from '../services.ts';
import { isAgent, requireAgent, requireDirectDownline } from '../tree/guard.ts';
import { type Bill, billsOf, findBill, openWaiting, payBills } from './bill-rows.ts';
import {
  accept,
  answerRequest,
  askEnd,
  type Contract,
  contractsOf,
  endContract,
  insertOffer,
  type Kind,
  kindsOf,
  lockContract,
  type Side,
  validContract,
} from './contract-rows.ts';
import { presentLine, presentPeriod } from './present.ts';
import { runningPeriod } from './running-period.ts';
import { requireSound, moveOf, rhythmOf, topRate } from './rules.ts';

const PAGE_SIZE = 25;
const DIVIDENDS = 'DIVIDEND3';
/** Customer types that never see contract requests (Z-67). */
const NOT_ASKED: ReadonlySet<number> = new Set([4, 40, 41, 42]);

/** Contracts between an agent and the members right below: offers, answers, bills. */
export function createContractRoutes(services: AgencyServices): BoundRoute[] {
  return [...requestRoutes(services), ...offerRoutes(services), periodRoute(services), ...billRoutes(services)];
}

function periodRoute(services: AgencyServices): BoundRoute {
  const { platform, zoneOf } = services;
  const { db } = platform;
  const large = createLargeTeams();
  return route(contract.contractPeriod, async ({ caller, params: { kind } }) => {
    await requireParty(services, caller, kind);
    await requireModule(services, kind);
    const zone = await zoneOf(db);
    return large.read(db, caller.memberId, kind, () => runningPeriod(db, caller.memberId, kind, zone));
  });
}

/** Whether the app prompts the member about a contract. */
function requestRoutes(services: AgencyServices): BoundRoute[] {
  return [
    route(contract.salaryRequest, async ({ caller }) => {
      const { waiting, known } = await waitingOf(services, caller);
      return {
        dailysalreqtype: yesNo(waiting.includes('dailySalary')),
        contracthoursalreq: yesNo(waiting.includes('hourly')),
        ...(known.includes('realTime') && { contractrtsalreq: yesNo(waiting.includes('realTime')) }),
        kinds: known.filter((kind) => kind !== 'dividend'),
      };
    }),
    route(contract.dividendRequest, async ({ caller }) => {
      // A prompt for a closed page would be a dead link.
      if (!(await services.isOn(DIVIDENDS))) return {};
      const { waiting, known } = await waitingOf(services, caller);
      return known.includes('dividend') ? { divtypecompperiodreq: yesNo(waiting.includes('dividend')) } : {};
    }),
  ];
}

function offerRoutes(services: AgencyServices): BoundRoute[] {
  const { platform, zoneOf, showAccount } = services;
  const { db } = platform;
  const present = async (one: Contract, side: Side) => presentContract(one, side, showAccount);
  return [
    route(contract.contracts, async ({ caller, params: { kind } }) => {
      await requireParty(services, caller, kind);
      await requireModule(services, kind);
      const [own, downlines] = await Promise.all(
        (['downline', 'upline'] as const).map((side) => contractsOf(db, caller.memberId, side, kind)),
      );
      return {
        own: await Promise.all((own ?? []).map((one) => present(one, 'downline'))),
        downlines: await Promise.all((downlines ?? []).map((one) => present(one, 'upline'))),
      };
    }),
    route(contract.answerContract, async ({ caller, params: { kind }, body: { contractId, answer, note } }) => {
      await requireParty(services, caller, kind);
      await requireModule(services, kind);
      const now = today(await zoneOf(db));
      await db.transaction(async (tx) => {
        const found = await lockContract(tx, BigInt(contractId), kind);
        const side = found === undefined ? undefined : sideOf(found, caller.memberId);
        if (found === undefined || side === undefined) throw new Refusal('not.found');
        switch (moveOf(found, side, answer)) {
          case 'accept':
            await requireStillOwn(tx, found);
            return accept(tx, found, now);
          case 'deny':
          case 'withdraw':
            return answerRequest(tx, found.id, 'denied');
          case 'askChange':
            return answerRequest(tx, found.id, 'changeAsked', note?.trim() || null);
          case 'askEnd':
            return askEnd(tx, found.id, side);
          case 'keep':
            return askEnd(tx, found.id, null);
          case 'end':
            return endContract(tx, found.id, now);
        }
      });
      return null;
    }),
    route(contract.offerContract, async ({ caller, params: { kind }, body: { memberId, terms } }) => {
      const { memberId: downlineId } = await requireDirectDownline(db, caller, memberId);
      await requireModule(services, kind);
      requireSound(kind, terms);
      const offered = await db.transaction(async (tx) => {
        const downline = await requireDirectDownline(tx, caller, memberId);
        // Only agents have a page with bills: those of other members would expire.
        if (terms.isCollected === true && !isAgent(downline))
          throw new Refusal('request.invalid', { field: 'isCollected', reason: 'kind' });
        // An agent cannot offer more than their own contract grants.
        const own = await validContract(tx, caller.memberId, kind);
        if (own === undefined) throw new Refusal('contract.refused');
        if (topRate(terms) > topRate(own.terms)) throw new Refusal('rate.refused', { most: topRate(own.terms) });
        // A downline contract must have the rhythm of the agent's own one, so that the downline's amounts are known
        // when the agent's are settled.
        if (rhythmOf(kind, terms) !== rhythmOf(kind, own.terms))
          throw new Refusal('request.invalid', { field: 'rhythm', reason: 'upline' });
        const id = await insertOffer(tx, { kind, uplineId: caller.memberId, downlineId, payer: 'upline', terms });
        const made = id === undefined ? undefined : await lockContract(tx, id, kind);
        if (made === undefined) throw new Refusal('contract.refused');
        return made;
      });
      return present(offered, 'upline');
    }),
  ];
}

function billRoutes(services: AgencyServices): BoundRoute[] {
  const { platform, zoneOf, showAccount } = services;
  const { db } = platform;
  const presentBill = async (bill: Bill, caller: Caller) => ({
    billId: String(bill.id),
    kind: bill.kind,
    account: bill.memberId === caller.memberId ? bill.account : await showAccount(bill.account),
    period: presentPeriod(bill.from, bill.to),
    state: bill.state,
    amount: formatMinor(bill.amountMinor),
    paid: formatMinor(bill.paidMinor),
    explanation: bill.explanation.map(presentLine),
    corrections: bill.corrections.map(({ number, amountMinor }) => ({
      number,
      amount: formatMinor(BigInt(amountMinor)),
    })),
  });
  return [
    route(contract.bills, async ({ caller, query: { kind, side = 'downline', pageNo = 1, pageSize = PAGE_SIZE } }) => {
      requireAgent(caller);
      const { list, totalPages } = await billsOf(db, caller.memberId, { side, kind, ...pageOf({ pageNo, pageSize }) });
      return {
        list: await Promise.all(list.map((bill) => presentBill(bill, caller))),
        totalPages,
      };
    }),
    route(contract.collectBill, async ({ caller, params: { billId } }) => {
      requireAgent(caller);
      const id = BigInt(billId);
      const found = await findBill(db, id);
      if (found === undefined || found.memberId !== caller.memberId) throw new Refusal('not.found');
      await requireModule(services, found.kind);
      const zone = await zoneOf(db);
      const collected = await db.transaction(async (tx) => {
        const isOpened = await openWaiting(tx, id, caller.memberId);
        if (isOpened) await payBills(tx, [id], zone);
        if (!isOpened) throw new Refusal('contract.refused');
        return (await findBill(tx, id)) ?? found;
      });
      return presentBill(collected, caller);
    }),
  ];
}

async function waitingOf({ platform: { db } }: AgencyServices, { memberId, type }: Caller): ReturnType<typeof kindsOf> {
  return NOT_ASKED.has(type) ? { waiting: [], known: [] } : kindsOf(db, memberId);
}

/** Permits agents, and members with a pending request of this kind (Z-100). */
async function requireParty(services: AgencyServices, caller: Caller, kind: Kind): Promise<void> {
  if ((await waitingOf(services, caller)).waiting.includes(kind)) return;
  requireAgent(caller);
}

async function requireModule({ requireFlag }: AgencyServices, kind: Kind): Promise<void> {
  if (kind === 'dividend') await requireFlag(DIVIDENDS);
}

/**
 * Checks that the upline can still grant an offer: their own contract may have ended or changed.
 * @throws Refusal contract.refused
 */
async function requireStillOwn(tx: Tx, { kind, uplineId, terms }: Contract): Promise<void> {
  if (uplineId === null) return;
  const own = await validContract(tx, uplineId, kind);
  const isCovered = own !== undefined && topRate(terms) <= topRate(own.terms);
  if (!isCovered || rhythmOf(kind, terms) !== rhythmOf(kind, own.terms)) throw new Refusal('contract.refused');
}

const yesNo = (is: boolean) => (is ? ('Y' as const) : ('N' as const));

function sideOf({ downlineId, uplineId }: Contract, memberId: bigint): Side | undefined {
  if (downlineId === memberId) return 'downline';
  return uplineId === memberId ? 'upline' : undefined;
}

async function presentContract(
  one: Contract,
  side: Side,
  showAccount: (account: string) => Promise<string>,
): Promise<ValueOf<typeof contract.offerContract>> {
  const otherId = side === 'downline' ? one.uplineId : one.downlineId;
  const account = side === 'downline' ? one.uplineAccount : one.downlineAccount;
  return {
    contractId: String(one.id),
    kind: one.kind,
    memberId: otherId === null ? null : String(otherId),
    account: account === null ? null : await showAccount(account),
    side,
    payer: one.payer,
    terms: one.terms,
    state: one.state,
    endAskedBy: one.endAskedBy,
    changeNote: one.changeNote,
    createdAt: one.createdAt.getTime(),
    fromDay: one.fromDay,
    untilDay: one.untilDay,
  };
}
