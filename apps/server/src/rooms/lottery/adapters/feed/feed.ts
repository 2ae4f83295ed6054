import type { DrawResult } from '@fairlot/lottery-maths';

/** A party that tells official results. */
export interface ResultFeed {
  name: string;
  /** Where it is asked, without secrets. */
  address: string;
  /** Results of a day, YYYYMMDD, as far as they are drawn. @throws Error when the party does not answer properly */
  results(day: string): Promise<FeedResult[]>;
}

/** The feeds that are configured now. */
export type Feeds = () => readonly ResultFeed[];

/** Only its shape has been looked at; whether the numbers fit the game is judged later. */
export interface FeedResult {
  gameCode: string;
  result: DrawResult;
}
