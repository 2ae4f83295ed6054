import { detailNumbers, lastEvent, type ShownRound } from './shown-round.ts';

/** The known state of a mines field. */
export interface MinesField {
  mines: number;
  safe: ReadonlySet<number>;
  /** The cell opened last; null before the first. */
  last: number | null;
  /** Cells with mines, known once the round is over. */
  laid: ReadonlySet<number>;
  /** The mine that ended the round. */
  hit: number | null;
}

export function minesOf(round: ShownRound | null): MinesField {
  const opened = (round?.events ?? []).filter(({ kind }) => kind === 'open');
  const cellOf = (event: { [detail: string]: unknown }) => Number(event['cell']);
  const hit = opened.find((event) => event['isMine'] === true);
  const last = opened.at(-1);
  return {
    mines: Number(lastEvent(round, 'laid')?.['mines'] ?? 0),
    safe: new Set(opened.filter((event) => event['isMine'] !== true).map(cellOf)),
    last: last === undefined ? null : cellOf(last),
    laid: new Set(detailNumbers(round, 'shown', 'mines')),
    hit: hit === undefined ? null : cellOf(hit),
  };
}
