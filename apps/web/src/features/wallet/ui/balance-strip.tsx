import { MemberStrip } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { useMember } from '../../../shared/session/use-session.ts';
import { useBalanceLine } from '../model/use-balance-line.ts';
import { PlayMoney } from './play-money.tsx';

/**
 * The member's panel on home; nothing for visitors. `name` is the display name; `avatar` is the member's picture and
 * `level` the VIP level, once they are loaded.
 */
export function BalanceStrip({ name, avatar, level }: { name: string | null; avatar: ReactNode; level: ReactNode }) {
  const member = useMember();
  const line = useBalanceLine();
  if (member === null || name === null) return null;
  const tags = (
    <>
      <PlayMoney />
      {level}
    </>
  );
  return <MemberStrip name={name} account={member.userName} avatar={avatar} tags={tags} {...line} />;
}
