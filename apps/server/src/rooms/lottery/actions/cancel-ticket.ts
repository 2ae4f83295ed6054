import type { lottery as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';

type Cancelled = ValueOf<typeof contract.cancelTicket>;

/**
 * Cancels a ticket before the sale closes; a repeated call returns the same answer.
 * @throws Refusal not.found, cancel.refused when the game does not allow it, draw.closed
 */
export async function cancelTicket({ db }: Pick<Platform, 'db'>, caller: Caller, ticketId: string): Promise<Cancelled> {
  const { balanceMinor } = await db.one(
    sql<{
      balanceMinor: bigint;
    }>`select lottery_cancel_ticket(${caller.memberId}::bigint, ${ticketId}::uuid) as "balanceMinor"`,
    { wakes: ['outbox', 'stream'] },
  );
  return { ticketId, status: 'cancelled', balance: formatMinor(balanceMinor) };
}
