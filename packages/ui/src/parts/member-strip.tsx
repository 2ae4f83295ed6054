import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { Icon, Mark } from './icon.tsx';

export type BalanceState = 'shown' | 'hidden' | 'refreshing' | 'unavailable';

/** Placeholder of a hidden amount, whatever its length. */
const HIDDEN_AMOUNT = '*****';

export interface BalanceProps {
  /** Formatted amount; null when unknown. */
  balance: string | null;
  currency: string;
  state: BalanceState;
  onToggle: () => void;
  onRefresh: () => void;
  labels: { balance: string; hide: string; show: string; refresh: string };
}

interface MemberStripProps extends BalanceProps {
  /** Display name; the account when there is none. */
  name: string;
  account: string;
  /** The member's picture; the flat bust when absent. */
  avatar?: ReactNode;
  /** Tags such as "Play money" and the VIP level. */
  tags?: ReactNode;
}

/** The member's panel on home. */
export function MemberStrip({ name, account, avatar, tags, ...balance }: MemberStripProps): ReactElement {
  return (
    <section className="deep member-strip" aria-label={name}>
      <Mark className="halo" flat />
      <div className="row gap-3">
        {avatar ?? <Avatar />}
        <div className="grow">
          <div className="h3 truncate">{name}</div>
          {account !== name && <div className="caption muted truncate">{account}</div>}
        </div>
        {tags}
      </div>
      <BalanceLine {...balance} />
    </section>
  );
}

/** Amount, eye and refresh; also in the head of the member centre (`large`). */
export function BalanceLine({
  balance,
  currency,
  state,
  onToggle,
  onRefresh,
  labels,
  large,
}: BalanceProps & { large?: boolean | undefined }): ReactElement {
  const isHidden = state === 'hidden';
  return (
    <div className="row between balance">
      <div>
        {/* The eye is placed beside the label: amounts of ten or more digits need the whole line. */}
        <div className="caption muted row gap-1">
          {labels.balance}
          <IconButton
            icon={isHidden ? 'eye-off' : 'eye'}
            size="small"
            className="eye"
            label={isHidden ? labels.show : labels.hide}
            onClick={onToggle}
          />
        </div>
        <div className="row gap-1">
          <span className={cx('money numeric ltr', large && 'money--large')} data-state={state}>
            {shownAmount(state, balance)}
          </span>
          <span className="label muted balance__currency">{currency}</span>
        </div>
      </div>
      <IconButton
        icon="refresh"
        size="small"
        className="icon-button--veil"
        label={labels.refresh}
        onClick={onRefresh}
        busy={state === 'refreshing'}
      />
    </div>
  );
}

/** The VIP level of a member. */
export function VipBadge({ children }: { children: ReactNode }): ReactElement {
  return (
    <span className="vip-badge">
      <Icon name="crown" size="tiny" />
      {children}
    </span>
  );
}

/** A flat, anonymous bust. */
export function Avatar({
  src,
  onFailed,
}: {
  src?: string | null | undefined;
  onFailed?: (() => void) | undefined;
}): ReactElement {
  if (typeof src === 'string')
    return <img className="avatar" src={src} alt="" width={44} height={44} onError={onFailed} />;
  return (
    <svg className="avatar" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      <rect className="avatar__ground" width="44" height="44" />
      <path className="avatar__body" d="M-2 46C4 30 40 30 46 46Z" />
      <circle className="avatar__face" cx="22" cy="19" r="9.5" />
      <path className="avatar__hair" d="M11 20C9 6 35 4 33 20C30 13 22 15 19 11C18 15 14 16 11 20Z" />
    </svg>
  );
}

function shownAmount(state: BalanceState, balance: string | null): string {
  if (state === 'hidden' || state === 'refreshing') return HIDDEN_AMOUNT;
  return state === 'unavailable' || balance === null ? '–' : balance;
}
