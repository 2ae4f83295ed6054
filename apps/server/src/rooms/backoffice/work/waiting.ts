import type { OperatorCaller } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type AnyDeskList, countRows, nameOfList, type WaitingWork } from '../../../platform/operators/index.ts';

/** Higher counts are shown as "more than". */
const MOST_WAITING = 999;

type Waits = Pick<WaitingWork, 'page' | 'tone'> & { count: number; countIsExact: boolean };

function mayRead({ permissions }: OperatorCaller, { endpoint: { permission } }: AnyDeskList): boolean {
  return permission === undefined || permissions.includes(permission);
}

/** Counts of pending work that the operator may read. */
export async function waitingFor({ db, collected }: Platform, operator: OperatorCaller): Promise<Waits[]> {
  const lists = new Map(collected.lists().map((list) => [nameOfList(list), list]));
  const waiting: Waits[] = [];
  for (const { page, list: name, filter, tone } of collected.all().flatMap(({ desk }) => desk?.waiting ?? [])) {
    const list = lists.get(name);
    if (list === undefined) throw new Error(`No desk has the list ${name}`);
    if (mayRead(operator, list))
      waiting.push({ page, tone, ...(await countRows(db, list, filter, operator, MOST_WAITING)) });
  }
  return waiting;
}
