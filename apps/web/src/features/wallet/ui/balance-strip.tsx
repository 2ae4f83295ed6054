import { MemberStrip } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { useMember } from '../../../shared/session/use-session.ts';
import { useBalanceLine } from '../model/use-balance-line.ts';
import { PlayMoney } from './play-money.tsx';

/**
 * The member's panel on home; nothing for visitors. `name` is the display name, `avatar` the member's picture once it
 * is loaded.
 */
export function BalanceStrip({ name, avatar }: { name: string | null; avatar: ReactNode }) {
  const member = useMember();
  const line = useBalanceLine();
  if (member === null || name === null) return null;
  return <MemberStrip name={name} account={member.userName} avatar={avatar} tag={<PlayMoney />} {...line} />;
}
