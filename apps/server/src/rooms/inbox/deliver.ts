import { CHOSEN_KINDS, type ChosenKind, type MailKind } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { Events } from '../../platform/events/index.ts';
import { insertMails, type NewMail } from './store.ts';

/**
 * Puts messages into inboxes, except kinds that a member has turned off, and notifies connected members.
 * @returns how many members received one
 */
export async function deliver({ stream }: Pick<Events, 'stream'>, tx: Tx, mails: readonly NewMail[]): Promise<number> {
  const wanted = await keepWanted(tx, mails);
  const reported = await insertMails(tx, wanted);
  await stream.publishMany(
    tx,
    'inbox.changed',
    reported.map((memberId) => ({ memberId, data: {} })),
  );
  return reported.length;
}

async function keepWanted(executor: Executor, mails: readonly NewMail[]): Promise<readonly NewMail[]> {
  const chosen = mails.filter(({ kind }) => isChosenKind(kind));
  if (chosen.length === 0) return mails;
  const rows = await executor.rows(sql<{ memberId: bigint; kind: string; isWanted: boolean }>`
    select member_id as "memberId", kind, is_wanted as "isWanted" from inbox_choices
     where member_id = any(${[...new Set(chosen.map(({ memberId }) => memberId))]}::bigint[])`);
  const choices = new Map(rows.map(({ memberId, kind, isWanted }) => [`${memberId} ${kind}`, isWanted]));
  return mails.filter(
    ({ memberId, kind }) => !isChosenKind(kind) || (choices.get(`${memberId} ${kind}`) ?? CHOSEN_KINDS[kind]),
  );
}

export function isChosenKind(kind: MailKind): kind is ChosenKind {
  return kind in CHOSEN_KINDS;
}

/** Every kind with the member's choice. */
export async function readChoices(executor: Executor, memberId: bigint): Promise<Record<ChosenKind, boolean>> {
  const rows = await executor.rows(sql<{ kind: ChosenKind; isWanted: boolean }>`
    select kind, is_wanted as "isWanted" from inbox_choices where member_id = ${memberId}::bigint`);
  return { ...CHOSEN_KINDS, ...Object.fromEntries(rows.map(({ kind, isWanted }) => [kind, isWanted])) };
}

export async function writeChoices(
  tx: Tx,
  memberId: bigint,
  choices: Partial<Record<ChosenKind, boolean | undefined>>,
): Promise<void> {
  for (const [kind, isWanted] of Object.entries(choices))
    await tx.run(sql`
      insert into inbox_choices (member_id, kind, is_wanted) values (${memberId}::bigint, ${kind}, ${isWanted}::boolean)
      on conflict (member_id, kind) do update set is_wanted = excluded.is_wanted`);
}

/** Returns which of these members want messages about settled bets. */
export async function wantSettled(executor: Executor, memberIds: readonly bigint[]): Promise<Set<bigint>> {
  const rows = await executor.rows(sql<{ memberId: bigint }>`
    select member_id as "memberId" from inbox_choices
     where kind = 'settled' and is_wanted and member_id = any(${[...memberIds]}::bigint[])`);
  return new Set(rows.map(({ memberId }) => memberId));
}
