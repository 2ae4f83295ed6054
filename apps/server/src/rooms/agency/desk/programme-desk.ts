import { agencyDesk as contract, type BodyOf } from '@fairlot/contract';
import { PRODUCTS } from '@fairlot/contract/products';
import type { Executor } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import {
  approval,
  audited,
  factLine,
  requestApproval,
  requireVersion,
  versionOf,
} from '../../../platform/operators/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';
import { insertOffer, type Kind, type Terms } from '../contracts/contract-rows.ts';
import { requireSound } from '../contracts/rules.ts';
import { requireAboveDownline, requireWithin, lockRates, ratesOf, type Rates, setRates } from '../rates.ts';
import type { AgencyServices } from '../services.ts';
import { findPlace, type Place } from '../tree/tree-rows.ts';
import { addTemplate, findTemplate, listTemplates, retireTemplate } from './template-rows.ts';

interface RatesInput {
  memberId: string;
  account: string;
  rates: Rates;
  /** All rates at the time of the request; missing in requests that were stored without them, which are refused. */
  before?: Rates;
}
interface ContractInput {
  memberId: string;
  account: string;
  name: string;
  kind: Kind;
  terms: Terms;
}

/** The highest rates that the schema permits. */
const CEILING: Required<Rates> = {
  ...Object.fromEntries(PRODUCTS.map((product) => [product, 1000])),
  ...({ lottery: 2000 } as Required<Rates>),
};

/**
 * @throws Refusal rate.refused above the upline, below the default of every member, or below a direct downline member
 */
async function requireRates(executor: Executor, place: Place, rates: Rates): Promise<void> {
  requireWithin(rates, place.parentId === null ? CEILING : await ratesOf(executor, place.parentId));
  await requireAboveDownline(executor, place.memberId, rates);
}

/** Rates set by two operators, unless they have changed meanwhile; they apply to bets from then on. */
export const RATES_APPROVAL = approval<RatesInput>({
  kind: 'agency.rates',
  permission: 'agency.change',
  object: ({ memberId }) => `member:${memberId}`,
  title: ({ account, memberId }) => `${account} (member:${memberId})`,
  details: ({ rates, before = {} }) =>
    PRODUCTS.filter((product) => rates[product] !== undefined && rates[product] !== before[product]).map((product) =>
      factLine(`rates · ${product}`, ...[before[product], rates[product]].map((rate) => textOfRate(product, rate))),
    ),
  execute: async (tx, { memberId, rates, before = {} }) => {
    await lockRates(tx);
    const place = requireFound(await findPlace(tx, BigInt(memberId)));
    requireVersion(versionOf(before), await ratesOf(tx, place.memberId));
    await requireRates(tx, place, rates);
    await setRates(tx, place.memberId, rates, 'operator');
    return { action: 'agency.rates.set', before, after: { ...before, ...rates } };
  },
});

/** Lotteries have a prize group, everything else hundredths of a percent. */
function textOfRate(product: keyof Rates, rate: number | undefined): number | string | undefined {
  return rate === undefined || product === 'lottery' ? rate : `${(rate / 100).toFixed(2)}%`;
}

/** A contract with the merchant: offered once two operators agree, and active once the agent accepts. */
export const CONTRACT_APPROVAL = approval<ContractInput>({
  kind: 'agency.contract',
  permission: 'agency.change',
  object: ({ memberId }) => `member:${memberId}`,
  title: ({ account, memberId, name }) => `${account} (member:${memberId}): ${name}`,
  details: ({ kind, terms: { tiers, type, ...terms } }) => [
    factLine('kind', kind),
    ...tiers.map(({ sales, active, rate, loss }, at) =>
      factLine(`tiers · ${at + 1}`, {
        turnover: sales,
        ...(loss !== undefined && { loss }),
        active,
        rate: `${(rate / 100).toFixed(2)}%`,
      }),
    ),
    ...Object.entries({ ...terms, calculation: type }).flatMap(([name, value]) =>
      value === undefined ? [] : [factLine(name, value)],
    ),
  ],
  execute: async (tx, { memberId, kind, terms, name }) => {
    const place = requireFound(await findPlace(tx, BigInt(memberId)));
    requireTop(place);
    const made = await insertOffer(tx, { kind, uplineId: null, downlineId: place.memberId, payer: 'platform', terms });
    if (made === undefined) throw new Refusal('contract.refused');
    return { action: 'agency.contract.offered', before: {}, after: { contractId: String(made), kind, name } };
  },
});

/** Only top agents have the merchant as upline. @throws Refusal contract.refused */
function requireTop({ parentId, type }: Place): void {
  if (parentId !== null || [0, 4, 40].includes(type)) throw new Refusal('contract.refused');
}

/** Contract templates of the merchant, and rates and contracts that two operators give an agent. */
export function createProgrammeRoutes({ platform }: AgencyServices): BoundRoute[] {
  const { db } = platform;
  async function requirePlace(id: string): Promise<Place> {
    return requireFound(await findPlace(db, BigInt(id)));
  }

  return [
    route(contract.templates, async () => ({
      list: (await listTemplates(db)).map(wireRow),
    })),
    route(contract.createTemplate, async ({ operator, ip, body: { reason, ...body } }) => {
      const { name, kind, terms }: Omit<BodyOf<typeof contract.createTemplate>, 'reason'> = body;
      requireSound(kind, terms);
      const made = await audited(platform, { operator, ip }, async (tx) => {
        const value = await addTemplate(tx, { name: name.trim(), kind, terms });
        if (value === undefined) throw new Refusal('agency.template.exists');
        const object = `agencyTemplate:${value.id}`;
        return { value, trail: { action: 'agency.template.made', object, reason, before: null, after: body } };
      });
      return wireRow(made);
    }),
    route(contract.retireTemplate, async ({ operator, ip, params, body: { reason } }) => {
      await audited(platform, { operator, ip }, async (tx) => {
        const retired = requireFound(await retireTemplate(tx, BigInt(params.id)));
        const before = { name: retired.name, kind: retired.kind, terms: retired.terms };
        const object = `agencyTemplate:${params.id}`;
        return { action: 'agency.template.retired', object, reason, before, after: null };
      });
      return null;
    }),
    route(contract.requestRates, async ({ operator, ip, params, body: { rates, version, ...input } }) => {
      const place = await requirePlace(params.id);
      const before = await ratesOf(db, place.memberId);
      requireVersion(version, before);
      await requireRates(db, place, rates);
      const payload = { memberId: params.id, account: place.account, rates, before };
      return requestApproval(platform, { operator, ip }, input, RATES_APPROVAL, payload);
    }),
    route(contract.requestContract, async ({ operator, ip, params, body: { templateId, ...requested } }) => {
      const place = await requirePlace(params.id);
      requireTop(place);
      const template = requireFound(await findTemplate(db, BigInt(templateId)));
      const { name, kind, terms } = template;
      const payload = { memberId: params.id, account: place.account, name, kind, terms };
      return requestApproval(platform, { operator, ip }, requested, CONTRACT_APPROVAL, payload);
    }),
  ];
}
