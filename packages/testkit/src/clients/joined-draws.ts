/** Draws of two southern stations and the draw that joins them, for tests outside the server. */
export {
  awaitPair,
  createPairIssue,
  endingIn,
  enterStation,
  FIRST,
  PAIR,
  SECOND,
} from '@fairlot/server/rooms/lottery/joined/joined.testing';
