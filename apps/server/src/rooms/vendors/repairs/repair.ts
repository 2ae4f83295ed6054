import { type BodyOf, vendorsDesk as contract } from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { route } from '../../../platform/http/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { approval, factLine, requestApproval } from '../../../platform/operators/index.ts';
import { invalidField, Refusal, requireFound } from '../../../platform/refusal.ts';
import { timeOrderedId } from '../../../platform/time-ordered-id.ts';
import { outcomeOf } from '../gateway/outcomes.ts';
import type { Policy } from '../gateway/port.ts';
import { findSubject, type Repair, repairsOf, resolve, type Subject } from './subjects.ts';

type Asked = Omit<BodyOf<typeof contract.repair>, 'reason' | 'requestKey'>;
interface Input extends Asked {
  vendor: string;
  transactionId: string;
  memberId: string | null;
  /** Amount for the member, minor units as text. */
  amountMinor: string;
  asset: string;
}

/** Two operators override the rules of a protocol: what they agree on is executed. */
const POLICY: Policy = {
  winNeedsBet: false,
  winSettles: true,
  unknownRollback: 'TX_NOT_FOUND',
  secondRollback: 'ALREADY_ROLLED_BACK',
  undoesWins: true,
  undoesSettled: true,
  isDecided: true,
};

/** Two operators resolve waiting cases, through the same function with which vendors move money. */
export function createRepairs(platform: VendorsPlatform) {
  const { db, settingsOf } = platform;
  const isSeamless = (vendor: string) => settingsOf(vendor)?.protocol !== 'transfer';

  async function find(executor: Executor, vendor: string, asked: Asked): Promise<Subject> {
    const subject = requireFound(await findSubject(executor, vendor, asked));
    if (!repairsOf(subject, isSeamless(vendor)).includes(asked.repair)) throw invalidField('repair', 'not possible');
    return subject;
  }

  const ending = approval<Input>({
    kind: 'vendors.repair',
    permission: 'vendors.repair',
    object: ({ vendor, subject, id }) => `vendor:${vendor}:${subject}:${id}`,
    title: ({ vendor, transactionId }) => `${vendor} ${transactionId} (vendor:${vendor})`,
    amount: ({ amountMinor, asset }) => ({ amountMinor: BigInt(amountMinor), asset }),
    details: ({ repair, memberId, amountMinor }) => [
      factLine('repair', repair),
      factLine('amount', formatMinor(BigInt(amountMinor))),
      factLine('memberId', memberId),
    ],
    execute: async (tx, input, { approvalId }) => {
      const subject = await find(tx, input.vendor, input);
      // Another outcome arrived meanwhile: the approved change would have a different effect.
      if (String(amountOf(subject, input)) !== input.amountMinor) throw new Refusal('request.invalid', CHANGED);
      if (input.subject === 'late') await endLateWin(tx, input);
      else if (input.repair !== 'close') await carryOut(tx, input, subject, approvalId);
      await resolve(tx, subject, `${input.repair}, request ${approvalId}`);
      const before = { subject: input.subject, transactionId: input.transactionId };
      return {
        action: 'vendor.repaired',
        before,
        after: { repair: input.repair, amount: formatMinor(BigInt(input.amountMinor)) },
      };
    },
  });

  return {
    approvals: [ending],
    routes: [
      route(contract.repair, async ({ operator, ip, params: { code: vendor }, body }) => {
        const { reason, requestKey, ...asked } = body;
        const subject = await find(db, vendor, asked);
        const { transactionId, memberId, asset } = subject;
        const payload: Input = {
          ...asked,
          vendor,
          transactionId,
          memberId: memberId === null ? null : String(memberId),
          amountMinor: String(amountOf(subject, asked)),
          asset: asset ?? '',
        };
        return requestApproval(platform, { operator, ip }, { reason, requestKey }, ending, payload);
      }),
    ],
  };
}

const CHANGED = { field: 'id', reason: 'changed' };

/** Amount for the member; negative is taken. @throws Refusal request.invalid for a win without an amount */
function amountOf(subject: Subject, { repair, amount }: Pick<Asked, 'repair' | 'amount'>): bigint {
  const { kind, oursMinor, theirsMinor } = subject;
  if (repair === 'win') {
    if (amount === undefined || parseMinor(amount) === 0n) throw invalidField('amount', 'positive');
    return parseMinor(amount);
  }
  if (repair === 'pay' || repair === 'adjust') return (theirsMinor ?? 0n) - (oursMinor ?? 0n);
  if (repair === 'refund') return kind === 'win' ? -(oursMinor ?? 0n) : (oursMinor ?? 0n);
  return 0n;
}

async function carryOut(tx: Tx, requested: Input, subject: Subject, approvalId: bigint): Promise<void> {
  const action = {
    ...actionOf(requested, subject, `repair:${approvalId}`),
    id: timeOrderedId(Date.now()),
    roundId: subject.roundId,
    gameId: subject.gameId,
    gameName: requested.vendor,
    product: 'slots',
    isClosing: false,
    detailUrl: null,
  };
  await orRefuse(
    tx.run(
      sql`
      select vendors_callback(${requested.vendor}, ${subject.memberId}::bigint, null, null,
        ${JSON.stringify([action])}::jsonb, ${JSON.stringify(POLICY)}::jsonb)`,
      { wakes: ['outbox', 'stream'] },
    ),
  );
}

/** Pays or refuses a held late win. */
function endLateWin(tx: Tx, { id, repair }: Input): Promise<void> {
  return orRefuse(
    tx.run(sql`select vendors_end_late_win(${id}::uuid, ${repair === 'pay'}::boolean)`, {
      wakes: ['outbox', 'stream'],
    }),
  );
}

/** @throws Refusal for an outcome, such as that of a call with other content that arrived meanwhile */
async function orRefuse(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (outcomeOf(error) === undefined || error instanceof Refusal) throw error;
    throw invalidField('id', String(outcomeOf(error)));
  }
}

/**
 * The call that the vendor would have made. A win that it already sent keeps its id, so that it is never paid twice.
 */
function actionOf({ repair, amountMinor }: Input, subject: Subject, name: string) {
  const own = { transactionId: name, hash: name };
  const { transactionId, payloadHash, problem, kind } = subject;
  const actions: Record<Exclude<Repair, 'close'>, () => object> = {
    lose: () => ({ ...own, kind: 'win', reference: transactionId, amountMinor: '0' }),
    win: () => ({ ...own, kind: 'win', reference: transactionId, amountMinor }),
    refund: () => ({
      ...own,
      kind: 'rollback',
      reference: problem === 'not-undone' ? subject.reference : transactionId,
      amountMinor: '0',
      undoes: kind,
    }),
    pay: () => ({ transactionId, hash: payloadHash ?? name, kind: 'win', reference: null, amountMinor }),
    adjust: () => ({ ...own, kind: 'adjust', reference: transactionId, amountMinor }),
  };
  return repair === 'close' ? {} : actions[repair]();
}
