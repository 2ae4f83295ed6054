import type { DrawCheck, DrawEvidence, TicketEvidence } from '@fairlot/fairness';
import { parseMinor } from '@fairlot/money';
import type { Draw } from '../../results/api/draw.ts';
import type { TicketProof } from '../api/ticket-proof.ts';
import type { Ticket } from '../../tickets/api/tickets.ts';

/** Published values by phase: sale: the commitment only; locked: also the root; drawn: everything. */
export type ProofPhase = 'sale' | 'locked' | 'drawn' | 'void';

export function phaseOf({
  result,
  merkleRoot,
  voidReason,
}: Pick<Draw, 'result' | 'merkleRoot' | 'voidReason'>): ProofPhase {
  if (voidReason !== null) return 'void';
  if (result !== null) return 'drawn';
  return merkleRoot === null ? 'sale' : 'locked';
}

/** The evidence to check: public values of the draw, and the ticket's own data if there is a ticket. */
export function evidenceOf(draw: Draw, ticket?: TicketEvidence): DrawEvidence {
  const { seed, result, avoided, beacon, lockAt } = draw;
  return {
    gameCode: draw.gameCode,
    numero: draw.numero,
    rulesVersion: draw.rulesVersion,
    structure: draw.structure,
    commitment: draw.commitment,
    merkleRoot: draw.merkleRoot,
    ticketCount: draw.ticketCount,
    seed,
    // For a void draw, the numbers that its seed would have drawn are checked in the same way.
    result: result ?? (seed === null ? null : (avoided ?? null)),
    beacon: beacon.mode === 'off' ? { mode: 'off' } : { ...beacon, lockAt },
    ...(ticket && { ticket }),
  };
}

/** The lines come from the ticket as displayed to its owner, not from the proof's own text. */
export function ticketEvidence(ticket: Ticket, { leaf, inclusion }: TicketProof): TicketEvidence {
  return {
    ticketId: ticket.ticketId,
    salt: ticket.salt,
    leaf,
    inclusion,
    lines: ticket.lines.map(({ play, picks, unitStake }) => ({
      play,
      picks,
      unitStakeMinor: String(parseMinor(unitStake)),
    })),
  };
}

/** Overall state of several checks. */
export function summaryOf(checks: readonly DrawCheck[]): DrawCheck['state'] {
  if (checks.some(({ state }) => state === 'failed')) return 'failed';
  return checks.some(({ state }) => state === 'waiting') ? 'waiting' : 'passed';
}

export const isTicketCheck = ({ id }: DrawCheck): boolean => id === 'leaf' || id === 'inclusion';

/** Name of the downloaded file. */
export const DRAW_FILE_NAME = 'draw.json';
