import { agencyDesk as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { approval, audited, factLine, requestApproval } from '../../../platform/operators/index.ts';
import { invalidField, Refusal, requireFound } from '../../../platform/refusal.ts';
import { previewSettlement } from '../contracts/preview.ts';
import type { Kind } from '../contracts/contract-rows.ts';
import type { Run } from '../contracts/due-rows.ts';
import { markReviewed, unmarkReviewed } from '../contracts/finding-rows.ts';
import { type Rhythm, rhythmOf } from '../contracts/rules.ts';
import { decideRun, listRuns, type NamedRun, waitingIn } from '../contracts/run-rows.ts';
import { isDay } from '../../../platform/zone.ts';
import type { AgencyServices } from '../services.ts';

/** The approval request, with the sum that was waiting at that time. */
interface RunInput extends NamedRun {
  decision: 'pay' | 'deny';
  bills: number;
  /** Minor units. */
  sum: string;
  asset: string;
}

/** Releases or denies the bills of a settlement; refused if they changed since the request. */
export const RUN_APPROVAL = approval<RunInput>({
  kind: 'agency.run',
  permission: 'agency.change',
  object: ({ kind, rhythm, from }) => `agencyRun:${kind}:${rhythm}:${from}`,
  amount: ({ sum, asset, decision }) => ({ amountMinor: decision === 'pay' ? -BigInt(sum) : 0n, asset }),
  details: ({ decision, bills }) => [factLine('decision', decision), factLine('bills', bills)],
  execute: async (tx, { decision, bills, sum, asset: _asset, ...run }) => {
    const waiting = await waitingIn(tx, run);
    if (waiting.bills !== bills || String(waiting.sumMinor) !== sum) throw new Refusal('agency.run.changed');
    await decideRun(tx, run, decision);
    const state = decision === 'pay' ? 'issued' : 'denied';
    return { action: `agency.run.${state}`, before: { state: 'unapproved' }, after: { state, bills, sum } };
  },
});

/** Settlements: previews without writing, completed ones, and bills that wait for approval. */
export function createSettlementRoutes(services: AgencyServices): BoundRoute[] {
  const { platform } = services;
  const { db } = platform;
  return [
    route(contract.settlement, ({ query: { kind, day, rhythm } }) =>
      previewSettlement(services, runOf(kind, rhythm), day),
    ),
    route(contract.markReviewed, async ({ operator, ip, body: { kind, rhythm, day, key, isSeen } }) => {
      const run = runOf(kind, rhythm);
      const { from, findings } = await previewSettlement(services, run, day);
      const finding = requireFound(findings.find((one) => one.key === key));
      await audited(platform, { operator, ip }, async (tx) => {
        const settlement = { ...run, from };
        await (isSeen ? markReviewed(tx, settlement, key, operator.name) : unmarkReviewed(tx, settlement, key));
        const object = `agencyRun:${kind}:${run.rhythm}:${from}`;
        const [before, after] = [{ seenBy: finding.seenBy }, { key, isSeen }];
        return { action: 'agency.finding.marked', object, before, after };
      });
      return null;
    }),
    route(contract.runs, async ({ query }) => ({
      list: (await listRuns(db, query)).map(
        ({ amountMinor, paidMinor, formerMinor, waitingMinor, madeAt, ...run }) => ({
          ...run,
          amount: formatMinor(amountMinor),
          paid: formatMinor(paidMinor),
          difference: formerMinor === null ? null : formatMinor(amountMinor - formerMinor),
          waiting: formatMinor(waitingMinor),
          madeAt: madeAt.getTime(),
        }),
      ),
    })),
    route(contract.requestRun, async ({ operator, ip, body: { reason, requestKey, decision, ...run } }) => {
      if (!isDay(run.from)) throw invalidField('from', 'date');
      const { bills, sumMinor } = await db.transaction((tx) => waitingIn(tx, run));
      if (bills === 0) throw new Refusal('not.found');
      const asset = await platform.site.currency();
      const payload = { ...run, decision, bills, sum: String(sumMinor), asset };
      return requestApproval(platform, { operator, ip }, { reason, requestKey }, RUN_APPROVAL, payload);
    }),
  ];
}

const runOf = (kind: Kind, rhythm: Exclude<Rhythm, 'day'> | undefined): Run => ({
  kind,
  rhythm: rhythmOf(kind, { ...NO_TERMS, ...(rhythm && { rhythm }) }),
});
const NO_TERMS = { tiers: [], activeFrom: '0' };
