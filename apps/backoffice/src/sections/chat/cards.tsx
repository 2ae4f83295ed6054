import { Icon, type IconName } from '@fairlot/ui';
import { IconButton } from '../../parts/icon-button.tsx';
import { external } from '@fairlot/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import { betStates, PAYMENT_STATE_CLASSES, paymentStates } from '../../shared/payment-states.ts';
import type { Operator } from '../../shared/operator.ts';
import type { PageProps } from '../../shared/section.ts';
import { type Card, type CardRef, cardKey, type Chat, chatApi, latestCardsQuery } from './api.ts';
import { cardTexts as texts } from './card-texts.ts';

const ICONS: Readonly<Record<Card['kind'], IconName>> = { withdrawal: 'upload', deposit: 'download', bet: 'ticket' };
const STATE_CLASSES: Readonly<Record<string, string>> = {
  ...PAYMENT_STATE_CLASSES,
  won: 'state state--good',
  open: 'state state--info',
};
const STATES: Readonly<Record<string, string>> = {
  ...paymentStates.withdrawal,
  ...paymentStates.deposit,
  ...betStates,
};
const PERMISSIONS = { withdrawal: 'withdrawals.read', deposit: 'payments.read', bet: 'bets.read' } as const;
/** Polling interval for changes without a live event. */
const AGAIN_MS = 15_000;

/** Console path of a member's record. */
export interface CardPlace {
  operator: Operator;
  chat: Pick<Chat, 'id' | 'language' | 'memberId'>;
  onGo: PageProps['onGo'];
}

/** A withdrawal, deposit or bet within a conversation with its current status and a link to its page. */
export function ChatCard({ chatId, card, place }: { chatId: string; card: CardRef; place: CardPlace }) {
  const { data, isError } = useQuery({
    queryKey: cardKey(chatId, card),
    queryFn: ({ signal }) => chatApi.card(chatId, card, signal),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.isOver ? false : AGAIN_MS),
  });
  const title = data === undefined ? texts.kinds[card.kind] : titleOf(data);
  const open = wayTo(card, place);
  return (
    <div className="chat-card">
      <Icon name={ICONS[card.kind]} />
      <span>
        <b>{title}</b>
        <small>{data === undefined && isError ? texts.gone : shortNumber(card.ref)}</small>
      </span>
      {data !== undefined && <CardState status={data.status} />}
      {open !== null && <IconButton icon={external} label={texts.open(title)} onClick={open} />}
    </div>
  );
}

/** The member's newest withdrawals, deposits and bets that the operator may read. */
export function LatestCards({ chatId, children }: { chatId: string; children: (card: Card) => ReactNode }) {
  const { data } = useQuery(latestCardsQuery(chatId));
  if (data === undefined) return null;
  if (data.list.length === 0) return <small>{texts.none}</small>;
  return <>{data.list.map((card) => children(card))}</>;
}

/** One of them as a line. */
export function CardLine({ card }: { card: Card }) {
  return (
    <>
      <span className="chat-cut">
        <b>{titleOf(card)}</b>
        <small>
          <Time at={card.at} />
        </small>
      </span>
      <CardState status={card.status} />
    </>
  );
}

function CardState({ status }: { status: string }) {
  return <span className={STATE_CLASSES[status] ?? 'state'}>{STATES[status] ?? status}</span>;
}

export const titleOf = ({ kind, name, amount }: Card): string => `${name ?? texts.kinds[kind]} ${formatAmount(amount)}`;

/** Returns a function that opens its page; null if the operator may not see it. */
export function wayTo({ kind, ref }: CardRef, { operator, chat: { memberId }, onGo }: CardPlace): (() => void) | null {
  if (!operator.permissions.includes(PERMISSIONS[kind])) return null;
  if (kind !== 'bet') return () => onGo(`${kind}s`, `?filter=orderId:eq:${ref}`);
  if (memberId === null || !operator.permissions.includes('members.read')) return null;
  return () => onGo('member', `?memberId=${memberId}&tab=bets`);
}

/** The end of a number in two halves, as the member reads it out. */
function shortNumber(ref: string): string {
  const end = ref.slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}
