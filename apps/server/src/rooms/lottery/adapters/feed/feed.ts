import type { DrawResult } from '@fairlot/lottery-maths';

/** A provider of official results. */
export interface ResultFeed {
  name: string;
  /** Its address, without secrets. */
  address: string;
  /**
   * Results of a day, YYYYMMDD, that have been drawn so far. @throws Error when the provider does not answer properly
   */
  results(day: string): Promise<FeedResult[]>;
}

/** The feed answered, but its answer is not authentic or not valid. */
export class FeedRefusal extends Error {
  /** Whether the answer shows that the shared secret is wrong. */
  readonly areKeysWrong: boolean;
  constructor(message: string, areKeysWrong = false) {
    super(message);
    this.areKeysWrong = areKeysWrong;
  }
}

/** The currently configured feeds. */
export type Feeds = () => readonly ResultFeed[];

/** Only its shape is validated; whether the numbers fit the game is checked later. */
export interface FeedResult {
  gameCode: string;
  /** Time of the draw in epoch milliseconds, if it is reported; needed where a lottery draws several times a day. */
  drawnAtMs: number | null;
  result: DrawResult;
}
