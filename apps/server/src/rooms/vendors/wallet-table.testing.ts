import { randomUUID } from 'node:crypto';
import { callSite, createMember, type DeskAnswer, type TestApp, type TestMember } from '@fairlot/testkit';
import { beforeEach } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { startVendorSide, type VendorCall, type VendorSide } from './vendor-side.testing.ts';
import { openVendors } from './vendors.testing.ts';

type Fields = Record<string, string>;
type Method = 'GET' | 'POST' | 'PUT';

/** The app with a vendor that has its own player wallets; one member plays at a time. */
export interface WalletTable {
  app: TestApp;
  vendor: VendorSide;
  member: TestMember;
  /** The member's balance at the vendor. */
  held: number;
  /** Seats another member with 1,000.00 and nothing at the vendor, which answers properly. */
  sitDown(): Promise<void>;
  honest(call: VendorCall): object;
  /** Calls below `/wps/wallet/vendors` as the member. */
  send<T>(method: Method, path: string, payload?: object, key?: string): Promise<DeskAnswer<T>>;
  call(method: Method, url: string, payload?: object): Promise<DeskAnswer<unknown>>;
  /** Makes transfers with an unknown outcome due for a check, as if they had begun two minutes ago. */
  makeTransfersDue(): Promise<void>;
  balance(): Promise<bigint>;
}

/** Each test has a new member. After the last test the books are audited and everything is closed. */
export async function openWalletTable(): Promise<WalletTable> {
  const vendor = await startVendorSide();
  const app = await openVendors({}, vendor.url);
  /** Outcome of each transfer, by its reference. */
  let done = new Map<string, string>();
  const table: WalletTable = {
    app,
    vendor,
    member: undefined as never,
    held: 0,
    sitDown: async () => {
      table.held = 0;
      done = new Map();
      vendor.answer = table.honest;
      table.member = await createMember(app, { balance: '1000.00' });
    },
    honest: ({ path, body }) => {
      const { reference = '', amount = '0' } = JSON.parse(body) as Fields;
      const what = path.split('/').at(-1) ?? '';
      const reported = (status: string) => ({ reference, status, balance: table.held.toFixed(2) });
      if (what === 'status') return reported(done.get(reference) ?? 'notFound');
      if (what !== 'in' && what !== 'out') return what === 'launch' ? { url: `${vendor.url}/play` } : reported('');
      if (!done.has(reference)) {
        const isPossible = what === 'in' || table.held >= Number(amount);
        if (isPossible) table.held += what === 'in' ? Number(amount) : -Number(amount);
        done.set(reference, isPossible ? 'done' : 'failed');
      }
      return { ...reported(done.get(reference) ?? ''), reason: 'insufficient' };
    },
    send: (method, path, payload, key = randomUUID()) => {
      const headers = { ...table.member.headers, 'idempotency-key': key };
      return callSite(app, headers, method, `/wps/wallet/vendors${path}`, payload);
    },
    call: (method, url, payload) => callSite(app, table.member.headers, method, url, payload),
    makeTransfersDue: async () => {
      await app.platform.db.run(sql`
        update vendors_transfers set next_try_at = clock_timestamp(), created_at = created_at - interval '2 minutes'
         where state = 'pending'`);
    },
    balance: () => app.rooms.wallet.balance(table.member.memberId, 'VND'),
  };
  beforeEach(() => table.sitDown());
  return table;
}
