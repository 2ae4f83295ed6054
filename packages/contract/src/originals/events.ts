/** Live events of in-house games. */
export interface StreamEvents {
  /**
   * A flight of crash opens for stakes, takes off or crashes. `startsAt` is the take-off (epoch ms). `multiplier` is
   * null while stakes are taken, "1.00" at take-off and the crash point at the end. While betting and flying, `hash` is
   * the commitment of the flight; at the crash it is the link, whose SHA-256 equals the commitment.
   */
  crash: {
    round: string;
    state: 'betting' | 'flying' | 'crashed';
    startsAt: number;
    multiplier: string | null;
    hash: string;
  };
}
