/** Live events of draws, and for members of their tickets. */
export interface StreamEvents {
  'draw.opened': { gameCode: string; numero: string };
  'draw.locked': { gameCode: string; numero: string };
  'draw.drawn': { gameCode: string; numero: string };
  'draw.settled': { gameCode: string; numero: string };
  'draw.void': { gameCode: string; numero: string };
  'draw.stops': { gameCode: string; numero: string };
  /** Jackpots that grew. */
  jackpot: { gameCode: string; pools: readonly { level: string; amount: string }[] };
  'ticket.settled': { ticketId: string; status: string };
}
