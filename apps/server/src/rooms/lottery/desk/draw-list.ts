import { lotteryDesk as contract, type ValueOf } from '@fairlot/contract';
import { type AnyDeskList, deskList } from '../../../platform/operators/index.ts';
import { DRAW_LIST_COLUMNS, DRAW_LIST_TABLES, type ListedDraw } from '../draws/draw-list.ts';
import type { Named } from '../games/names.ts';
import { presentDraw } from './present.ts';

/** Draws with their sales, the latest draw time first. */
export function createDrawList(named: Named): AnyDeskList {
  return deskList<ListedDraw, ValueOf<typeof contract.draws>['list'][number]>({
    endpoint: contract.draws,
    select: DRAW_LIST_COLUMNS,
    from: DRAW_LIST_TABLES,
    alias: 'd',
    present: (rows, { language = '' }) => rows.map((row) => presentDraw(named(language, row))),
  });
}
