import { vendors as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Launch } from './launch/launch-game.ts';
import { isAutomatic, setAutomatic } from './wallets/transfer-rows.ts';
import type { VendorWallets } from './wallets/wallets.ts';

const PAGE_SIZE = 20;

export function createRoutes(db: Database, launch: Launch, wallets: VendorWallets): BoundRoute[] {
  return [
    route(contract.wallets, ({ caller }) => wallets.list(caller)),
    route(contract.walletTransfers, ({ caller, query: { pageNo = 1, pageSize = PAGE_SIZE } }) =>
      wallets.past(caller, { pageNo, pageSize }),
    ),
    route(contract.moveMoney, ({ caller, params, body, idempotency }) =>
      wallets.move(caller, params.code, params.direction, body.amount, idempotency),
    ),
    route(contract.collectMoney, ({ caller, body, idempotency }) => wallets.collect(caller, body?.vendor, idempotency)),
    route(contract.walletSettings, async ({ caller }) => ({ automatic: await isAutomatic(db, caller.memberId) })),
    route(contract.changeWalletSettings, async ({ caller, body: { automatic } }) => {
      await setAutomatic(db, caller.memberId, automatic);
      return { automatic };
    }),
    route(contract.launchGame, ({ caller, ip, language, body }) => launch({ caller, ip, language }, body)),
    route(contract.launch, ({ caller, ip, language, query }) => launch({ caller, ip, language }, query)),
  ];
}
