/** What a publication changes, in the words of those who decide. */
export type Changes = readonly { about: string; before: string; after: string }[];

/** Odds as they were asked for, as decimal texts, with what they change. */
export interface OddsWish {
  gameCode: string;
  formerVersion: number;
  memberDraw: string | null;
  drawExposure: string;
  plays: readonly {
    play: string;
    odds: string;
    minUnitStake: string;
    maxUnitStake: string;
    memberNumber: string | null;
    memberPlay: string | null;
    liability: string | null;
  }[];
  changes: Changes;
}
