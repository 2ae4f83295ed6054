import { records as contract } from '@fairlot/contract';
import { inBatches } from '../../platform/events/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Platform, RoomParts } from '../../platform/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { readDays } from './days.ts';
import { exportRecords, type MemberRecords } from './export.ts';
import { presentBet, presentMovement } from './present.ts';
import { findBets, recordPaid, recordPlaced } from './repository.ts';

export type { MemberRecords } from './export.ts';

export interface Records {
  parts: RoomParts;
  /** Everything in a member's two records, newest first, as the pages show it. */
  exportOf(memberId: bigint, asset: string): Promise<MemberRecords>;
}

export interface RecordsDeps {
  wallet: Wallet;
  /** IANA name of the zone in which days are filtered: the merchant's. */
  timeZone: () => Promise<string>;
}

const PAGE_SIZE = 25;

export function createRecords({ db }: Platform, { wallet, timeZone }: RecordsDeps): Records {
  return {
    exportOf: (memberId, asset) => exportRecords(db, wallet, memberId, asset),
    parts: {
      name: 'records',
      routes: [
        route(
          contract.bets,
          async ({ caller, query: { pageNo = 1, pageSize = PAGE_SIZE, type, startDate, endDate } }) => {
            const days = readDays(startDate, endDate, await timeZone());
            const { list, total } = await findBets(db, caller.memberId, caller.asset, {
              ...days,
              status: type,
              offset: (pageNo - 1) * pageSize,
              limit: pageSize,
            });
            return { list: list.map(presentBet), totalPages: Math.ceil(total / pageSize) };
          },
        ),
        route(
          contract.transactions,
          async ({ caller, query: { pageNo = 1, pageSize = PAGE_SIZE, type, startDate, endDate } }) => {
            const days = readDays(startDate, endDate, await timeZone());
            const { list, total } = await wallet.movements(caller.memberId, caller.asset, {
              ...days,
              kind: type,
              offset: (pageNo - 1) * pageSize,
              limit: pageSize,
            });
            return {
              list: list.map((movement) => presentMovement(movement, caller.asset)),
              totalPages: Math.ceil(total / pageSize),
            };
          },
        ),
      ],
      listeners: [
        { topic: 'ticket.placed', name: 'betting-record', listener: inBatches(recordPlaced) },
        { topic: 'draw.paid', name: 'betting-record', listener: recordPaid },
      ],
    },
  };
}
