import { type BodyOf, paymentsDesk as contract } from '@fairlot/contract';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { PaymentsPlatform } from '../ports.ts';
import {
  type Approval,
  approval,
  type ApprovalKind,
  audited,
  requestApproval,
  requireVersion,
  versionOf,
  factLine,
} from '../../../platform/operators/index.ts';
import { invalidField, Refusal, requireFound } from '../../../platform/refusal.ts';
import type { OfferedIn } from '../methods.ts';
import { ALL_LEVELS } from '../withdrawal-terms-of.ts';
import {
  checkTerms,
  lockMethods,
  readMethods,
  type Terms,
  notifyMembers,
  termValues,
  METHOD_COLUMNS,
} from './deposit-methods.ts';

type Named = Pick<BodyOf<typeof contract.nameDepositMethod>, 'name' | 'names'>;
type Input = Omit<BodyOf<typeof contract.addDepositMethod>, 'reason' | 'requestKey'>;
interface NewMethod extends Named {
  /** Our code, unless it is taken. */
  method: string;
  /** The provider's name for it. */
  via: string;
  terms: Terms;
  currency: string;
}

/** A second operator adds a method at the end of the list; its terms define whether it is open. */
export function createNewMethodApproval(
  platform: PaymentsPlatform,
  offered: OfferedIn,
): Approval<NewMethod> & ApprovalKind {
  return approval<NewMethod>({
    kind: 'deposit.method',
    permission: 'payments.resolve',
    object: ({ currency, method, name }) => `deposit-method:${currency}:${method}:${name}`,
    details: ({ via, name, names, terms }) => [
      factLine('via', via),
      ...Object.entries({ EN: name, ...names }).map(([language, text]) => factLine(language, text)),
      ...Object.entries(terms).map(([field, value]) => factLine(field, value)),
    ],
    execute: async (tx, depositMethod) => {
      requireOffered(offered, depositMethod);
      await lockMethods(tx, depositMethod.currency);
      const method = await insertMethod(tx, depositMethod);
      await notifyMembers(platform, tx);
      return { action: 'deposit.method.added', before: {}, after: { ...depositMethod, method } };
    },
  });
}

/** Names of deposit methods, and requests for new ones. */
export function createMethodNames(
  platform: PaymentsPlatform,
  adding: Approval<NewMethod> & ApprovalKind,
  offered: OfferedIn,
): BoundRoute[] {
  const currencyOf = () => platform.site.currency();
  return [
    route(contract.nameDepositMethod, async ({ operator, ip, body: { method, reason, version, ...wanted } }) => {
      const currency = await currencyOf();
      const named = trimmed(wanted);
      return audited(platform, { operator, ip }, async (tx) => {
        await lockMethods(tx, currency);
        const depositMethod = requireFound((await readMethods(tx, currency)).find((found) => found.method === method));
        const before = { name: depositMethod.name, names: depositMethod.names };
        requireVersion(version, before);
        await nameMethod(tx, currency, method, named);
        await notifyMembers(platform, tx);
        const trail = { before, after: { ...named }, reason };
        return {
          value: { ...named, version: versionOf(named) },
          trail: { ...trail, action: 'deposit.method.named', object: `deposit-terms:${currency}:${method}` },
        };
      });
    }),
    route(contract.addDepositMethod, async ({ operator, ip, body: { reason, requestKey, ...input } }) => {
      const depositMethod = depositMethodOf(offered, input, await currencyOf());
      checkTerms(depositMethod.terms, wrongField);
      return requestApproval(platform, { operator, ip }, { reason, requestKey }, adding, depositMethod);
    }),
  ];
}

/** @throws Refusal not.found when the provider does not offer this kind, request.invalid for another currency */
function depositMethodOf(
  offered: OfferedIn,
  { method, kind, provider, names, ...change }: Input,
  currency: string,
): NewMethod {
  if (change.currency !== currency) throw invalidField('currency', 'currency');
  const found = offered(currency).filter(
    ({ adapter, depositMethod }) => adapter.provider === provider && depositMethod.kind === kind,
  );
  const served = requireFound(found.find(({ depositMethod }) => depositMethod.method === method) ?? found[0]);
  const { EN: name, ...others } = names;
  const { min: least, max: most, fee = '0', suggested = [], minutes = USUAL_MINUTES, isOpen = true } = change;
  const terms = { isOpen, least, most, fee, suggested, minutes };
  if (name.trim() === '') throw wrongField('names.EN', 'required');
  return { ...trimmed({ name, names: others }), method, via: served.depositMethod.method, terms, currency };
}

const USUAL_MINUTES = 30;

/** Fields of the request by their name in the terms. */
const FIELDS: Readonly<Record<string, string>> = { least: 'min', most: 'max' };

function wrongField(name: string, reason: string): Refusal {
  return invalidField(FIELDS[name] ?? name, reason);
}

/** The provider may have been disconnected since the request. @throws Refusal not.found */
function requireOffered(offered: OfferedIn, { via, currency }: Pick<NewMethod, 'via' | 'currency'>): void {
  if (!offered(currency).some(({ depositMethod }) => depositMethod.method === via)) throw new Refusal('not.found');
}

/** Trims names and drops empty ones. @throws Refusal request.invalid */
export function trimmed({ name, names }: Named): Named {
  const named = Object.entries(names).map(([language, text]) => [language, text.trim()] as const);
  if (name.trim() === '') throw invalidField('name', 'required');
  return { name: name.trim(), names: Object.fromEntries(named.filter(([, text]) => text !== '')) };
}

export async function nameMethod(tx: Tx, currency: string, method: string, { name, names }: Named): Promise<void> {
  await tx.run(sql`
    update payments_methods set name = ${name}, names = ${JSON.stringify(names)}::jsonb
     where asset = ${currency} and method = ${method}`);
}

/** @returns our code: the requested one, with a number where that is taken */
export async function insertMethod(
  tx: Tx,
  { method: wanted, via, name, names, terms, currency }: NewMethod,
): Promise<string> {
  const taken = new Set((await readMethods(tx, currency)).map(({ method }) => method));
  let method = wanted;
  for (let number = 2; taken.has(method); number += 1) method = `${wanted}-${number}`;
  await tx.run(sql`
    insert into payments_methods (${METHOD_COLUMNS})
    select ${method}::text, ${currency}::text, ${ALL_LEVELS}::int, ${name}::text, ${JSON.stringify(names)}::jsonb,
           nullif(${via}::text, ${method}::text), coalesce(max(position), 0) + 1, ${termValues(terms)}
      from payments_methods where asset = ${currency}`);
  return method;
}
