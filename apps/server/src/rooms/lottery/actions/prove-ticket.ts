import type { lottery as contract, ValueOf } from '@fairlot/contract';
import { canonicalLines, type MerkleTree } from '@fairlot/fairness';
import type { Database } from '../../../platform/db/index.ts';
import { requireFound } from '../../../platform/refusal.ts';
import { findTicket } from '../repository.ts';
import { placeOfTicket, treeOfTickets } from '../tickets/ticket-tree.ts';

type TicketProof = ValueOf<typeof contract.ticketProof>;

/** Number of cached trees of the draws last requested; after the lock they never change. */
const KEPT_TREES = 4;

/**
 * Proof for the owner of a ticket that it was in the draw: salt, canonical lines, leaf, and after the lock the path
 * from the leaf to the published root.
 * @throws Refusal not.found when the member has no such ticket
 */
export function createProveTicket(db: Database): (memberId: bigint, ticketId: string) => Promise<TicketProof> {
  const trees = new Map<bigint, Promise<MerkleTree>>();

  function treeOf(drawId: bigint): Promise<MerkleTree> {
    const tree = trees.get(drawId) ?? treeOfTickets(db, drawId);
    trees.delete(drawId);
    trees.set(drawId, tree);
    tree.catch(() => trees.delete(drawId)); // waiting callers get the error; the next call builds the tree again
    for (const oldest of trees.keys()) if (trees.size > KEPT_TREES) trees.delete(oldest);
    return tree;
  }

  return async (memberId, ticketId) => {
    const found = requireFound(await findTicket(db, memberId, ticketId));
    const { ticket, lines } = found;
    return {
      ticketId,
      gameCode: ticket.gameCode,
      numero: ticket.issue,
      salt: Buffer.from(ticket.salt).toString('hex'),
      leaf: Buffer.from(ticket.leaf).toString('hex'),
      lines: canonicalLines(
        lines.map(({ play, picks, unitStakeMinor }) => ({ play, picks: picks.split(','), unitStakeMinor })),
      ),
      merkleRoot: ticket.merkleRoot,
      ticketCount: ticket.ticketCount,
      inclusion:
        ticket.merkleRoot === null || ticket.status === 'cancelled'
          ? null
          : (await treeOf(ticket.drawId)).proof(await placeOfTicket(db, ticket.drawId, ticketId)),
    };
  };
}
