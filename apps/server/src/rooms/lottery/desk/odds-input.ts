import type { BodyOf, lotteryDesk as contract } from '@fairlot/contract';

/** Changes of a publication, described for the operators who decide. */
export type Changes = readonly { about: string; before: string; after: string }[];

/** The lottery of a request. */
export interface GameNamed {
  gameCode: string;
  /** Its name at the time of the request. */
  gameName: string;
}

/** Requested odds as decimal strings, with their changes. */
export type OddsInput = GameNamed &
  Omit<BodyOf<typeof contract.requestOdds>, 'version' | 'reason' | 'requestKey'> & {
    formerVersion: number;
    changes: Changes;
  };
