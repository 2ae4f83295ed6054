import { backoffice as contract, type ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { BackofficePlatform } from '../ports.ts';

type StepId = (typeof contract.SETUP_STEPS)[number];
export type SetupStepView = ValueOf<typeof contract.setup>['steps'][number];

/** Steps with sensible defaults: complete when an operator has confirmed the values shown. */
const CONFIRMED: ReadonlySet<StepId> = new Set(['merchant', 'brand', 'pages', 'registration', 'content']);
/** Steps about games. One kind of games is enough to open the site; vendors' games also need a vendor. */
const PLAY: ReadonlySet<StepId> = new Set(['vendors', 'games', 'lotteries', 'originals']);
/** Any one of these makes the site playable. */
const PLAYABLE: ReadonlySet<StepId> = new Set(['games', 'lotteries', 'originals']);

interface Confirmation {
  step: string;
  by: string;
  at: Date;
}

/** The current state of all steps, in order. */
export async function readSteps(platform: BackofficePlatform, executor: Executor): Promise<SetupStepView[]> {
  const confirmations = await executor.rows(sql<Confirmation>`
    select step, confirmed_by as by, confirmed_at as at from backoffice_setup_steps`);
  const views: SetupStepView[] = [];
  for (const id of contract.SETUP_STEPS) {
    const { isReady, detail } = await factsOf(platform, id, executor);
    const confirmation = confirmations.find(({ step }) => step === id);
    const isDone = isReady && (!CONFIRMED.has(id) || confirmation !== undefined);
    views.push({
      id,
      state: isDone ? 'done' : 'open',
      needed: true,
      ready: isReady,
      takesConfirmation: CONFIRMED.has(id),
      detail: { ...detail },
      confirmed: confirmation === undefined ? null : { by: confirmation.by, at: confirmation.at.getTime() },
    });
  }
  const canBePlayed = views.some(({ id, state }) => PLAYABLE.has(id) && state === 'done');
  return views.map((view) => ({ ...view, needed: !(canBePlayed && PLAY.has(view.id)) }));
}

/** Steps that must be completed before the site can be opened. */
export function missingOf(steps: readonly SetupStepView[]): StepId[] {
  return steps.filter(({ needed, state }) => needed && state === 'open').map(({ id }) => id);
}

export function takesConfirmation(step: StepId): boolean {
  return CONFIRMED.has(step);
}

/** Records the last operator who confirmed a step. */
export async function confirmStep(tx: Tx, step: StepId | 'backup', name: string): Promise<void> {
  await tx.run(sql`
    insert into backoffice_setup_steps (step, confirmed_by) values (${step}, ${name})
    on conflict (step) do update set confirmed_by = excluded.confirmed_by, confirmed_at = clock_timestamp()`);
}

function factsOf({ setup }: BackofficePlatform, id: StepId, executor: Executor) {
  return id === 'operators' ? readOperators(executor) : setup[id](executor);
}

/** Requires two operators, so that one can approve the other's requests. */
async function readOperators(executor: Executor) {
  const { active } = await executor.one(sql<{ active: number }>`
    select count(*)::int as active from backoffice_operators where disabled_at is null`);
  const { length: withSecondFactor } = await provedOperators(executor);
  return { isReady: withSecondFactor >= 2, detail: { active, withSecondFactor } };
}

/** Names of operators who have chosen a password and set up a second factor, in the order they were added. */
export async function provedOperators(executor: Executor): Promise<string[]> {
  return executor.values(sql<string>`
    select name from backoffice_operators o
     where disabled_at is null and not must_change_password
       and (totp_confirmed_at is not null
         or exists (select 1 from backoffice_passkeys k where k.operator_id = o.id))
     order by o.id`);
}
