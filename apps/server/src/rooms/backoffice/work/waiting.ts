import type { OperatorCaller } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type AnyDeskList, countRows, nameOfList, type WaitingWork } from '../../../platform/operators/index.ts';

/** Higher counts are shown as "more than". */
const MOST_WAITING = 999;

type Waits = Pick<WaitingWork, 'page' | 'tone'> & { count: number; countIsExact: boolean };

/** Pending work that the operator may read, with its lists. */
export function readableWork(
  { collected }: Pick<Platform, 'collected'>,
  { permissions }: OperatorCaller,
): { work: WaitingWork; list: AnyDeskList }[] {
  const lists = new Map(collected.lists().map((list) => [nameOfList(list), list]));
  return collected
    .ofDesks('waiting')
    .map((work) => {
      const list = lists.get(work.list);
      if (list === undefined) throw new Error(`No desk has the list ${work.list}`);
      return { work, list };
    })
    .filter(({ list: { endpoint } }) => endpoint.permission === undefined || permissions.includes(endpoint.permission));
}

/** Counts of pending work that the operator may read. */
export async function waitingFor(platform: Platform, operator: OperatorCaller): Promise<Waits[]> {
  const waiting: Waits[] = [];
  for (const { work, list } of readableWork(platform, operator))
    waiting.push({
      page: work.page,
      tone: work.tone,
      ...(await countRows(platform.db, list, work.filter, operator, MOST_WAITING)),
    });
  return waiting;
}
