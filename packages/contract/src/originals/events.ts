/** What is heard live of in-house games. */
export interface StreamEvents {
  /**
   * A flight of crash begins to take stakes, takes off or crashes. `startsAt` is the take-off (epoch ms), `multiplier`
   * null, "1.00" and the point of the crash. While betting and flying `hash` is the promise of the flight, at the crash
   * its link, whose SHA-256 the promise is.
   */
  crash: {
    round: string;
    state: 'betting' | 'flying' | 'crashed';
    startsAt: number;
    multiplier: string | null;
    hash: string;
  };
}
