import type { IconName } from '@fairlot/ui';
import { isAgent, type Player } from '../../../shared/session/roles.ts';

export interface Shortcut {
  icon: IconName;
  /** Text key. */
  label: string;
  href: string;
}

/** Pages of the member centre; those with a flag only while it is on. Agents also have their own pages. */
export function shortcutsOf(flags: Readonly<Record<string, boolean>>, player: Player | null): Shortcut[] {
  const when = (isShown: boolean | undefined, entry: Shortcut) => (isShown === true ? [entry] : []);
  return [
    ...when(flags['TRANSREC3'], { icon: 'receipt', label: 'member.transactions', href: '/m/transaction/record' }),
    ...when(flags['TRANSBETREPMEM3'], { icon: 'ticket', label: 'member.bets', href: '/m/gameRecord' }),
    { icon: 'wallet', label: 'title.wallets', href: '/m/member/wallets' },
    ...when(flags['REWCEN3'], { icon: 'gift', label: 'member.rewards', href: '/m/rewardCenter' }),
    ...when(flags['MEMCLUB3'], { icon: 'crown', label: 'vip.title', href: '/m/vip' }),
    ...when(flags['MEMCLUB3'], { icon: 'star', label: 'benefits.title', href: '/m/member/benefits' }),
    { icon: 'heart', label: 'member.favourites', href: '/m/gameList?type=fav' },
    ...when(flags['MAILCEN'], { icon: 'inbox', label: 'member.inbox', href: '/m/webEmail' }),
    ...when(isAgent(player), { icon: 'user-plus', label: 'menu.agent', href: '/m/agent' }),
    ...when(flags['SECCEN'], { icon: 'shield', label: 'title.security', href: '/m/securityCenter' }),
    { icon: 'list', label: 'title.results', href: '/m/lottery/history' },
  ];
}
