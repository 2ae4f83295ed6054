import type { BoxTone, IconName } from '@fairlot/ui';

export interface MenuEntry {
  /** Text key. */
  label: string;
  icon: IconName;
  tone?: BoxTone;
  href: string;
  /** A visitor has to log in first and is then taken to the page. */
  needsLogin?: boolean;
}

export interface MenuFacts {
  flags: Readonly<Record<string, boolean>>;
  isMember: boolean;
  hasAgentEntry: boolean;
  /** True in the native app and in an app started from the home screen: there is nothing to download. */
  isInstalled: boolean;
}

/** Entries of the side menu in two groups. Members have Deposit and Withdraw as buttons above. */
export function groupsOf({ flags, isMember, hasAgentEntry, isInstalled }: MenuFacts): MenuEntry[][] {
  const when = (isShown: boolean | undefined, entry: MenuEntry) => (isShown === true ? [entry] : []);
  return [
    [
      ...when(!isMember, { label: 'header.deposit', icon: 'wallet', href: '/m/voucherCenter', needsLogin: true }),
      ...when(!isMember, { label: 'header.withdraw', icon: 'upload', href: '/m/withdraw', needsLogin: true }),
      ...when(flags['MEMCLUB3'], { label: 'vip.title', icon: 'crown', tone: 'gold', href: '/m/vip' }),
      { label: 'menu.promotions', icon: 'gift', href: '/m/activity' },
      ...when(flags['REWCEN3'], { label: 'rewards.title', icon: 'star', href: '/m/rewardCenter', needsLogin: true }),
      ...when(hasAgentEntry, { label: 'menu.agent', icon: 'user-plus', href: '/m/agent', needsLogin: true }),
    ],
    [
      ...when(flags['TRANSREC3'], {
        label: 'title.transactions',
        icon: 'receipt',
        href: '/m/transaction/record',
        needsLogin: true,
      }),
      ...when(flags['TRANSBETREPMEM3'], {
        label: 'title.bets',
        icon: 'ticket',
        href: '/m/gameRecord',
        needsLogin: true,
      }),
      ...when(flags['MAILCEN'], { label: 'inbox.title', icon: 'inbox', href: '/m/webEmail', needsLogin: true }),
      { label: 'menu.help', icon: 'help', href: '/m/help' },
      { label: 'feedback.title', icon: 'message', href: '/m/feedback', needsLogin: true },
      { label: 'service.title', icon: 'headset', href: '/m/customer' },
      ...when(!isInstalled, { label: 'menu.download', icon: 'download', href: '/m/app' }),
      { label: 'other.title', icon: 'list', href: '/m/other' },
    ],
  ];
}
