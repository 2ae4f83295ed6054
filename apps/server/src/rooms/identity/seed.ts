import type { Tx } from '../../platform/db/index.ts';
import { createMember } from './actions/create-member.ts';
import { markDisabled } from './members.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { IdentityServices } from './services.ts';

/** A member of the demonstration, as told to whoever equips them. */
export interface SeededMember {
  account: string;
  memberId: bigint;
  type: number;
  asset: string;
}

/** Password of every demonstration account; production seeds none of them. */
const DEMO_PASSWORD = 'Fairlot2026';
const DEMO_MEMBERS = [
  { account: 'demo01' },
  { account: 'demo02' },
  { account: 'first01', mustChangePassword: true },
  { account: 'frozen01', isDisabled: true },
];

/** Makes the demonstration accounts. */
export async function seedMembers(tx: Tx, services: Pick<IdentityServices, 'platform' | 'protection' | 'site'>): Promise<SeededMember[]> {
  const asset = await services.site.currency(tx);
  const seeded: SeededMember[] = [];
  for (const { account, mustChangePassword = false, isDisabled = false } of DEMO_MEMBERS) {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const memberId = await createMember(tx, services, { account, type: 0, asset, passwordHash, mustChangePassword });
    if (isDisabled) {
      await markDisabled(tx, memberId);
      await services.protection.disable(tx, memberId);
    }
    seeded.push({ account, memberId, type: 0, asset });
  }
  return seeded;
}
