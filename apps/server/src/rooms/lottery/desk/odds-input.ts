/** Changes of a publication, described for the operators who decide. */
export type Changes = readonly { about: string; before: string; after: string }[];

/** The lottery of a request. */
export interface GameNamed {
  gameCode: string;
  /** Its name at the time of the request. */
  gameName: string;
}

/** Requested odds as decimal strings, with their changes. */
export interface OddsInput extends GameNamed {
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
