import { Strict } from '@fairlot/contract/shapes';
import { paymentsDesk as contract } from '@fairlot/contract';
import { type Static, Type } from 'typebox';
import {
  changedEntries,
  PackRefusal,
  type PackPart,
  packPart,
  refusalsAt,
  tidyAmounts,
} from '../../../platform/pack/index.ts';
import { checkTerms, lockTerms, readTerms, removeTerms, type Terms, writeTerms } from '../desk/withdrawal-terms.ts';
import type { PaymentsPlatform } from '../ports.ts';

const FIELDS = contract.withdrawalTerms.value.properties.levels.items.properties.terms.properties;
const AMOUNTS = ['least', 'most', 'daily', 'fee', 'reviewAbove', 'secondAbove'];
const ALL_LEVELS = '0';

/** The file `withdrawal-terms` of a pack, by the level from which terms apply; 0 has the default terms. */
const TermsFile = Type.Record(
  Type.String({ pattern: '^(\\d|[12]\\d|30)$' }),
  Type.Partial(Type.Object(FIELDS), Strict),
  Strict,
);
type TermsFile = Static<typeof TermsFile>;

/** Withdrawal terms as a file of merchant packs. The levels in the file replace all existing ones. */
export function createWithdrawalPack({ events, site }: Pick<PaymentsPlatform, 'events' | 'site'>): PackPart {
  return packPart<TermsFile>({
    name: 'withdrawal-terms',
    schema: TermsFile,
    read: async (executor) =>
      Object.fromEntries(
        (await readTerms(executor, await site.currency(executor))).map(({ level, terms }) => [String(level), terms]),
      ),
    complete: async (_tx, current, wanted) => {
      const everybody = { ...current[ALL_LEVELS], ...tidyAmounts(wanted[ALL_LEVELS] ?? {}, AMOUNTS) };
      const next: TermsFile = { [ALL_LEVELS]: everybody };
      for (const [level, terms] of Object.entries(wanted)) {
        if (level === ALL_LEVELS) continue;
        // The wagering requirement of deposits is the same at every level.
        const { wageringPercent } = everybody;
        next[level] = { ...everybody, ...current[level], ...tidyAmounts(terms, AMOUNTS) };
        if (next[level].wageringPercent !== wageringPercent && terms.wageringPercent !== undefined)
          throw new PackRefusal([level, 'wageringPercent'], 'wageringPercent is the same at every level');
        Object.assign(next[level], { wageringPercent });
      }
      return next;
    },
    apply: async (tx, current, next) => {
      const currency = await site.currency(tx);
      await lockTerms(tx, currency);
      for (const level of Object.keys(current))
        if (next[level] === undefined) await removeTerms(tx, currency, Number(level));
      for (const [level, terms] of changedEntries(current, next))
        await refusalsAt(
          [level],
          async () => {
            checkTerms(terms as Terms);
            await writeTerms(tx, currency, Number(level), terms as Terms);
          },
          (field) => field.replace(/^terms\./, '').split('.'),
        );
      await events.stream.publish(tx, null, 'payments.changed', { of: 'withdrawal' });
    },
    forget: () => {},
  });
}
