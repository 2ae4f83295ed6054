import { Strict } from '@fairlot/contract/shapes';
import { formatMinor, parseMinor } from '@fairlot/money';
import { type Static, Type } from 'typebox';
import { PackRefusal, type PackPart, packPart, tidyAmounts } from '../../../platform/pack/index.ts';
import type { AgencyPlatform } from '../ports.ts';
import { findTransferTerms, writeTransferTerms } from './transfer-rows.ts';

const Amount = Type.String({ pattern: '^(?!0+(\\.0+)?$)\\d{1,13}(\\.\\d{1,3})?$', format: 'amount' });

/** The file `agent-transfers` of a pack: limits of transfers from agents to members of their team. */
const TransfersFile = Type.Partial(
  Type.Object({
    least: Amount,
    most: Amount,
    /** Sum of one agent's transfers in a day of the merchant. */
    daily: Amount,
  }),
  Strict,
);
type TransfersFile = Static<typeof TransfersFile>;

/** Limits of transfers between agents as a file of merchant packs. */
export function createTransfersPack({ site }: Pick<AgencyPlatform, 'site'>): PackPart {
  return packPart<TransfersFile>({
    name: 'agent-transfers',
    schema: TransfersFile,
    read: async (executor) => {
      const terms = await findTransferTerms(executor, await site.currency(executor));
      if (terms === undefined) return {};
      const { minMinor, maxMinor, dailyMinor } = terms;
      return { least: formatMinor(minMinor), most: formatMinor(maxMinor), daily: formatMinor(dailyMinor) };
    },
    complete: async (_tx, current, wanted) => {
      const next = { ...current, ...tidyAmounts(wanted, ['least', 'most', 'daily']) };
      const { least, most, daily } = next;
      if (least === undefined || most === undefined || daily === undefined)
        throw new PackRefusal([], 'the limits need least, most and daily');
      if (parseMinor(least) > parseMinor(most)) throw new PackRefusal(['most'], 'most is below least');
      if (parseMinor(most) > parseMinor(daily)) throw new PackRefusal(['daily'], 'daily is below most');
      return next;
    },
    apply: async (tx, _current, { least = '', most = '', daily = '' }) => {
      await writeTransferTerms(tx, await site.currency(tx), {
        minMinor: parseMinor(least),
        maxMinor: parseMinor(most),
        dailyMinor: parseMinor(daily),
      });
    },
    forget: () => {},
  });
}
