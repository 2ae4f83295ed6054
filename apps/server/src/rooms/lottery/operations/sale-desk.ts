import type { Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type ClosedSale, closeSale } from '../actions/close-sale.ts';
import { type NumberOnSale, type NumberStop, resumeNumber, stopNumber } from '../actions/stop-number.ts';
import type { GameBook } from '../games/games.ts';
import {
  type NumberFigures,
  numberFigures,
  type NumberLiability,
  playFigures,
  type SaleFigures,
  saleFigures,
} from './sale-figures.ts';
import { type UsualFigures, usualFigures } from './usual-figures.ts';

/** Operators' functions for one draw on sale. */
export interface SaleDesk {
  /** @throws Refusal draw.unknown */
  figures(gameCode: string, issue: string): Promise<SaleFigures>;
  /** The numbers of a play with the highest liability. @throws Refusal draw.unknown, not.found */
  play(gameCode: string, issue: string, play: string): Promise<NumberLiability[]>;
  /** @throws Refusal draw.unknown, not.found */
  number(gameCode: string, issue: string, play: string, number: string): Promise<NumberFigures>;
  /** The number's figures at this time in earlier draws. @throws Refusal draw.unknown, not.found */
  usual(gameCode: string, issue: string, play: string, number: string): Promise<UsualFigures>;
  /**
   * Stops the sale of a number of a play.
   * @throws Refusal draw.unknown, draw.not.on.sale, not.found, row.unchanged
   */
  stop(tx: Tx, number: NumberOnSale, stop: Pick<NumberStop, 'by' | 'reason'>): Promise<NumberStop>;
  /** Returns the stop that ends. @throws Refusal draw.unknown, draw.not.on.sale, not.found, row.unchanged */
  resume(tx: Tx, number: NumberOnSale): Promise<NumberStop>;
  /** Closes a sale early. @throws Refusal draw.unknown, draw.not.on.sale {state} */
  close(tx: Tx, gameCode: string, issue: string): Promise<ClosedSale>;
}

export function createSaleDesk({ db, events }: Pick<Platform, 'db' | 'events'>, games: GameBook): SaleDesk {
  return {
    figures: (gameCode, issue) => saleFigures(db, games, gameCode, issue),
    play: (gameCode, issue, play) => playFigures(db, games, gameCode, issue, play),
    number: (gameCode, issue, play, number) => numberFigures(db, games, { gameCode, issue, play, number }),
    usual: (gameCode, issue, play, number) => usualFigures(db, games, { gameCode, issue, play, number }),
    stop: (tx, number, stop) => stopNumber(tx, { games, events }, number, stop),
    resume: (tx, number) => resumeNumber(tx, { games, events }, number),
    close: (tx, gameCode, issue) => closeSale(tx, events, gameCode, issue),
  };
}
