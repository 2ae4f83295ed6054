import type { FlagTone, IconName } from '@fairlot/ui';
import type { Card } from '../api/cards.ts';

interface KindLook {
  icon: IconName;
  tone: 'info' | 'brand' | 'plain';
  /** Text key of a status. */
  stateKey: (status: string) => string;
  path: (ref: string) => string;
}

export const KINDS: Record<Card['kind'], KindLook> = {
  withdrawal: {
    icon: 'upload',
    tone: 'info',
    stateKey: (status) => `withdraw.status.${status}`,
    path: (ref) => `/m/withdraw?orderId=${ref}`,
  },
  deposit: {
    icon: 'download',
    tone: 'brand',
    stateKey: (status) => `deposit.status.${status}`,
    path: (ref) => `/m/voucherCenter?orderId=${ref}`,
  },
  bet: {
    icon: 'ticket',
    tone: 'plain',
    stateKey: (status) => `lottery.status.${status}`,
    path: (ref) => `/m/gameRecord?ticket=${ref}`,
  },
};

const GOOD = ['paid', 'succeeded', 'won'];
const BAD = ['refused', 'failed', 'reversed'];
const PLAIN = ['cancelled', 'lost', 'expired'];

export function toneOfCard({ status }: Pick<Card, 'status'>): FlagTone {
  if (GOOD.includes(status)) return 'pos';
  if (BAD.includes(status)) return 'hot';
  return PLAIN.includes(status) ? 'neutral' : 'gold';
}

/** The three steps of a withdrawal that proceeds normally, and the number reached; null for everything else. */
export function stepsOfCard({
  kind,
  status,
}: Pick<Card, 'kind' | 'status'>): { names: string[]; reached: number } | null {
  if (kind !== 'withdrawal') return null;
  if (status === 'requested' || status === 'review')
    return { names: ['requested', 'review', 'paid'], reached: status === 'review' ? 2 : 1 };
  if (['approved', 'submitted', 'unknown'].includes(status))
    return { names: ['requested', status, 'paid'], reached: 2 };
  return status === 'paid' ? { names: ['requested', 'approved', 'paid'], reached: 3 } : null;
}

/** The end of a number in two halves that can be read out. Numbers of the same minute have the same beginning. */
export function shortNumber(ref: string): string {
  const end = ref.slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}
