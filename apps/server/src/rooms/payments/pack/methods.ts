import { Strict } from '@fairlot/contract/shapes';
import { paymentsDesk as contract } from '@fairlot/contract';
import { type Static, Type } from 'typebox';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import {
  changedEntries,
  PackRefusal,
  type PackPart,
  packPart,
  refusalsAt,
  tidyAmount,
  tidyAmounts,
} from '../../../platform/pack/index.ts';
import {
  checkTerms,
  lockMethods,
  readMethods,
  removeTerms,
  notifyMembers,
  type Terms,
  type DepositMethod,
  writeTerms,
} from '../desk/deposit-methods.ts';
import { insertMethod, nameMethod, trimmed } from '../desk/new-methods.ts';
import type { PaymentsPlatform } from '../ports.ts';

const Code = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const Row = contract.depositMethods.value.properties.methods.items.properties;
const TermsShape = Row.levels.items.properties.terms;

/** The file `deposit-methods` of a pack, by the code of the method. */
const MethodsFile = Type.Record(
  Code,
  Type.Partial(
    Type.Object({
      names: Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Type.String({ minLength: 1, maxLength: 60 }), Strict),
      /** The provider's name for it, where it differs. */
      via: Type.Union([Code, Type.Null()]),
      position: Type.Integer({ minimum: 0, maximum: 10_000 }),
      ...TermsShape.properties,
      /** Terms from a member level up. */
      levels: Type.Record(
        Type.String({ pattern: '^([1-9]|[12]\\d|30)$' }),
        Type.Partial(Type.Object(TermsShape.properties), Strict),
        Strict,
      ),
    }),
    Strict,
  ),
  Strict,
);
type MethodsFile = Static<typeof MethodsFile>;
type Method = MethodsFile[string];

const FIELDS = Object.keys(TermsShape.properties) as (keyof Terms)[];
const AMOUNTS = ['least', 'most', 'fee'];
const USUAL = { isOpen: true, fee: '0', suggested: [], minutes: 30 };

/**
 * Deposit methods as a file of merchant packs. A method may have no connected provider; members see it as soon as a
 * provider serves it.
 */
export function createMethodsPack(platform: PaymentsPlatform): PackPart {
  const { site } = platform;
  return packPart<MethodsFile>({
    name: 'deposit-methods',
    schema: MethodsFile,
    read: async (executor) => readMethodsFile(executor, await site.currency(executor)),
    complete: async (_tx, current, wanted) => {
      const next = { ...current };
      const last = Math.max(0, ...Object.values(current).map(({ position = 0 }) => position));
      for (const [index, [method, entry]] of Object.entries(wanted).entries())
        next[method] = completeMethod(method, current[method], entry, last + index + 1);
      return next;
    },
    apply: async (tx, current, next) => {
      const currency = await site.currency(tx);
      await lockMethods(tx, currency);
      const depositMethods = new Map(
        (await readMethods(tx, currency)).map((depositMethod) => [depositMethod.method, depositMethod]),
      );
      for (const [method, entry] of changedEntries(current, next))
        await refusalsAt([method], () => applyMethod(tx, currency, method, depositMethods.get(method), entry), pathOf);
      await notifyMembers(platform, tx);
    },
    forget: () => {},
  });
}

async function readMethodsFile(executor: Executor, currency: string): Promise<MethodsFile> {
  const positions = new Map(
    (
      await executor.rows(sql<{ method: string; position: number }>`
        select method, position from payments_methods where asset = ${currency} and level = 0`)
    ).map(({ method, position }) => [method, position]),
  );
  return Object.fromEntries(
    (await readMethods(executor, currency)).map(({ method, name, names, via, levels }) => {
      const [everybody, ...others] = levels;
      return [
        method,
        {
          names: { EN: name, ...names },
          via,
          position: positions.get(method) ?? 0,
          ...everybody?.terms,
          levels: Object.fromEntries(others.map(({ level, terms }) => [String(level), terms])),
        },
      ];
    }),
  );
}

/** @throws PackRefusal for a new method without a name or an amount */
function completeMethod(method: string, now: Method | undefined, wanted: Method, position: number): Method {
  const { levels: wantedLevels, ...own } = tidyTerms(wanted);
  const whole = {
    via: null,
    position,
    ...tidyTerms(USUAL),
    ...now,
    ...own,
    names: { ...now?.names, ...wanted.names },
    levels: now?.levels ?? {},
  };
  if (whole.names['EN'] === undefined) throw new PackRefusal([method], `${method} needs an English name`);
  requireTerms([method], whole);
  if (wantedLevels === undefined) return whole;
  const { names: _names, via: _via, position: _position, levels, ...everybody } = whole;
  return {
    ...whole,
    levels: Object.fromEntries(
      Object.entries(wantedLevels).map(([level, terms]) => [
        level,
        { ...everybody, ...levels[level], ...tidyTerms(terms) },
      ]),
    ),
  };
}

function tidyTerms<T extends Method>(terms: T): T {
  const tidied = tidyAmounts(terms, AMOUNTS);
  return terms.suggested === undefined ? tidied : { ...tidied, suggested: terms.suggested.map(tidyAmount) };
}

function requireTerms(path: string[], terms: Method): void {
  const missing = FIELDS.find((field) => terms[field] === undefined);
  if (missing !== undefined) throw new PackRefusal(path, `${path.at(-1)} needs ${missing}`);
}

async function applyMethod(
  tx: Tx,
  currency: string,
  method: string,
  depositMethod: DepositMethod | undefined,
  entry: Method,
) {
  const { names: { EN: name = method, ...names } = {}, via = null, position = 0, levels = {}, ...terms } = entry;
  const named = trimmed({ name, names });
  checkTerms(terms as Terms);
  if (depositMethod === undefined)
    await insertMethod(tx, { method, via: via ?? method, ...named, terms: terms as Terms, currency });
  else {
    await nameMethod(tx, currency, method, named);
    await writeTerms(tx, { currency, method, level: 0 }, terms as Terms);
  }
  for (const { level } of depositMethod?.levels ?? [])
    if (level > 0 && levels[String(level)] === undefined) await removeTerms(tx, { currency, method, level });
  for (const [level, own] of Object.entries(levels))
    await refusalsAt(
      [method, 'levels', level],
      async () => {
        checkTerms(own as Terms);
        await writeTerms(tx, { currency, method, level: Number(level) }, own as Terms);
      },
      pathOf,
    );
  await tx.run(sql`
    update payments_methods set position = ${position}::int, via = nullif(${via}::text, ${method}::text)
     where asset = ${currency} and method = ${method}`);
}

/** Maps a field of the console's form to its path in the file. */
const pathOf = (field: string): string[] => field.replace(/^terms\./, '').split('.');
