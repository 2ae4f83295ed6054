import type { Tx } from '../../platform/db/index.ts';
import { createMember } from './actions/create-member.ts';
import { markDisabled } from '../people/index.ts';
import { expirePassword } from './passwords/password-rows.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { IdentityServices } from './services.ts';

/** Password of every demonstration account; none are created in production. */
const DEMO_PASSWORD = 'Fairlot2026';
/** Age of the accounts in a demonstration with a past; the team of agents is a day younger. */
const REGISTERED_DAYS = 38;
const DAY_MS = 86_400_000;
const DEMO_MEMBERS: readonly DemoMember[] = [
  { account: 'demo01', isEquipped: true },
  { account: 'demo02' },
  { account: 'vip01', isEquipped: true },
  { account: 'first01', mustChangePassword: true },
  { account: 'frozen01', isDisabled: true },
  { account: 'expired01', isExpired: true },
  { account: 'nochat01', labels: ['nochat'] },
  { account: 'agent01', type: 1 },
  ...[2, 3, 40, 41, 42].map((type) => ({ account: `type${String(type).padStart(2, '0')}`, type })),
  { account: 'limit01', depositLimitMinor: 10_000_000n },
];

interface DemoMember {
  account: string;
  /** Minor units per day. */
  depositLimitMinor?: bigint;
  type?: number;
  labels?: readonly string[];
  mustChangePassword?: boolean;
  isDisabled?: boolean;
  isExpired?: boolean;
  /** Whether the other rooms give the member an opening balance and data. */
  isEquipped?: boolean;
}

/**
 * Creates the demonstration accounts.
 * @param setClock sets the transaction's clock, for a demonstration with a past: the members registered before it, but
 * everything that they were given, such as free rounds, is new
 */
export async function seedMembers(
  tx: Tx,
  services: Pick<IdentityServices, 'platform' | 'protection' | 'site'>,
  setClock?: (ms: number) => Promise<void>,
): Promise<void> {
  const asset = await services.site.currency(tx);
  const nowMs = Date.now();
  // One hash for all, because each takes 25 ms and the password is published.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const {
    account,
    type = 0,
    labels = [],
    mustChangePassword = false,
    isDisabled = false,
    isExpired = false,
    isEquipped = false,
    depositLimitMinor = null,
  } of DEMO_MEMBERS) {
    await setClock?.(nowMs - REGISTERED_DAYS * DAY_MS);
    const memberId = await createMember(tx, services, {
      account,
      type,
      asset,
      passwordHash,
      labels,
      mustChangePassword,
    });
    await setClock?.(nowMs);
    if (isExpired) await expirePassword(tx, memberId);
    if (isDisabled) {
      await markDisabled(tx, memberId);
      await services.protection.disable(tx, memberId);
    }
    if (depositLimitMinor !== null)
      await services.protection.changeLimit(tx, memberId, {
        kind: 'deposit',
        period: 'day',
        wanted: depositLimitMinor,
      });
    if (isEquipped) await services.platform.person.equip(tx, { memberId, asset, as: 'demonstration' });
  }
}
