import { randomUUID } from 'node:crypto';
import type { backoffice as contract, BodyOf, ValueOf } from '@fairlot/contract';
import { sql, type Tx } from '../../../platform/db/index.ts';
import {
  type Acting,
  approval,
  type Approval,
  type ApprovalKind,
  type ApprovalView,
  audited,
  requestApproval,
} from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { APPROVAL_COLUMNS, APPROVAL_TABLES, type ApprovalRow } from '../approvals.ts';
import type { BackofficePlatform } from '../ports.ts';
import { presentApproval } from '../present.ts';
import { readFirst } from './first.ts';
import { confirmStep, missingOf, provedOperators, readSteps, takesConfirmation } from './steps.ts';

type Opening = Approval<Record<string, never>> & ApprovalKind;

/** Opens the site for the first time. Missing steps are checked again when the request is executed. */
export function createOpening(platform: BackofficePlatform): Opening {
  const { site } = platform;
  return approval<Record<string, never>>({
    kind: 'site.open',
    permission: 'setup.change',
    object: () => 'site',
    execute: async (tx) => {
      await requireComplete(platform, tx);
      await site.changeIn(tx, { opened: true }, ({ opened }) => {
        if (opened) throw new Refusal('row.unchanged');
      });
      return { action: 'site.opened', before: { opened: false }, after: { opened: true } };
    },
    executed: () => site.dropCache(),
  });
}

/** @throws Refusal setup.incomplete, row.unchanged, idempotency.conflict */
export async function requestOpening(
  platform: BackofficePlatform,
  opening: Opening,
  acting: Acting,
  { reason, requestKey = randomUUID() }: BodyOf<typeof contract.openSite>,
): Promise<ApprovalView> {
  if (await platform.site.isOpened()) throw new Refusal('row.unchanged');
  return requestApproval(platform, acting, { reason, requestKey }, opening, async (tx) => {
    await requireComplete(platform, tx);
    return {};
  });
}

/** The set-up steps, and the pending request to open the site. */
export async function readSetup(
  platform: BackofficePlatform,
  opening: Opening,
): Promise<ValueOf<typeof contract.setup>> {
  const { db, site } = platform;
  const steps = await readSteps(platform, db);
  const pending = await db.first(sql<ApprovalRow>`
    select ${APPROVAL_COLUMNS} from ${APPROVAL_TABLES}
     where a.kind = ${opening.kind} and a.state = 'pending' and a.expires_at > clock_timestamp()
     order by a.id desc limit 1`);
  return {
    steps,
    canOpen: missingOf(steps).length === 0,
    isOpen: await site.isOpened(),
    operators: await provedOperators(db),
    first: await readFirst(db),
    request: pending === undefined ? null : presentApproval(opening, pending),
  };
}

/**
 * @throws Refusal not.found for a step without a confirmation, setup.incomplete when more than the confirmation is
 * missing
 */
export async function confirm(
  platform: BackofficePlatform,
  acting: Acting,
  step: (typeof contract.SETUP_STEPS)[number] | 'backup',
): Promise<null> {
  if (step !== 'backup' && !takesConfirmation(step)) throw new Refusal('not.found');
  return audited(platform, acting, async (tx) => {
    const confirmed = step === 'backup' ? (await readFirst(tx)).backup : await requireReady(platform, tx, step);
    await confirmStep(tx, step, acting.operator.name);
    return {
      action: 'setup.confirmed',
      object: `setup:${step}`,
      before: { confirmedBy: confirmed?.by ?? null },
      after: { confirmedBy: acting.operator.name },
    };
  });
}

/** @returns the last confirmation. @throws Refusal setup.incomplete */
async function requireReady(platform: BackofficePlatform, tx: Tx, step: (typeof contract.SETUP_STEPS)[number]) {
  const view = (await readSteps(platform, tx)).find(({ id }) => id === step);
  if (view?.ready !== true) throw new Refusal('setup.incomplete', { missing: [step] });
  return view.confirmed;
}

async function requireComplete(platform: BackofficePlatform, tx: Tx): Promise<void> {
  const missing = missingOf(await readSteps(platform, tx));
  if (missing.length > 0) throw new Refusal('setup.incomplete', { missing });
}
