import type { Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { closeSale } from '../actions/close-sale.ts';
import { type NumberOnSale, type NumberStop, resumeNumber, stopNumber } from '../actions/stop-number.ts';
import type { GameBook } from '../games/games.ts';
import { numberFigures, playFigures, saleFigures } from './sale-figures.ts';
import { usualFigures } from './usual-figures.ts';

/** Operators' functions for one draw on sale. */
export function createSaleDesk({ db, events }: Pick<Platform, 'db' | 'events'>, games: GameBook) {
  return {
    /** @throws Refusal draw.unknown */
    figures: (gameCode: string, issue: string) => saleFigures(db, games, gameCode, issue),
    /** The numbers of a play with the highest liability. @throws Refusal draw.unknown, not.found */
    play: (gameCode: string, issue: string, play: string) => playFigures(db, games, gameCode, issue, play),
    /** @throws Refusal draw.unknown, not.found */
    number: (number: NumberOnSale) => numberFigures(db, games, number),
    /** The number's figures at this time in earlier draws. @throws Refusal draw.unknown, not.found */
    usual: (number: NumberOnSale) => usualFigures(db, games, number),
    stop: (tx: Tx, number: NumberOnSale, stop: Pick<NumberStop, 'by' | 'reason'>) =>
      stopNumber(tx, { games, events }, number, stop),
    resume: (tx: Tx, number: NumberOnSale) => resumeNumber(tx, { games, events }, number),
    close: (tx: Tx, gameCode: string, issue: string) => closeSale(tx, events, gameCode, issue),
  };
}
