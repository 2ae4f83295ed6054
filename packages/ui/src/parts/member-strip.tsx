import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { Icon, Mark } from './icon.tsx';

export type BalanceState = 'shown' | 'hidden' | 'refreshing' | 'unavailable';

/** What stands for a hidden amount, whatever its length. */
export const HIDDEN_AMOUNT = '*****';

export interface BalanceProps {
  /** Formatted amount; null when it is not known. */
  balance: string | null;
  currency: string;
  state: BalanceState;
  onToggle: () => void;
  onRefresh: () => void;
  labels: { balance: string; hide: string; show: string; refresh: string };
}

interface MemberStripProps extends BalanceProps {
  /** Display name; the account where there is none. */
  name: string;
  account: string;
  /** The member's picture; the flat bust without. */
  avatar?: ReactNode;
  vip?: string | undefined;
  /** A tag such as "Play money". */
  tag?: ReactNode;
}

/** The member's panel on home. */
export function MemberStrip({ name, account, avatar, vip, tag, ...balance }: MemberStripProps): ReactElement {
  return (
    <section className="deep mstrip" aria-label={name}>
      <Mark className="halo" flat />
      <div className="row gap3">
        {avatar ?? <Avatar />}
        <div className="grow">
          <div className="h3 trunc">{name}</div>
          {account !== name && <div className="cap mut trunc">{account}</div>}
        </div>
        {tag}
        {vip !== undefined && <VipBadge>{vip}</VipBadge>}
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
    <div className="row between bal">
      <div>
        {/* The eye stands with the label: amounts of ten digits and more need the line for themselves. */}
        <div className="cap mut row gap1">
          {labels.balance}
          <IconButton
            icon={isHidden ? 'eye-off' : 'eye'}
            size="s"
            className="eye"
            label={isHidden ? labels.show : labels.hide}
            onClick={onToggle}
          />
        </div>
        <div className="row gap1">
          <span className={cx('money num ltr', large && 'xl')} data-state={state}>
            {shownAmount(state, balance)}
          </span>
          <span className="label mut cur">{currency}</span>
        </div>
      </div>
      <IconButton
        icon="refresh"
        size="s"
        className="veil"
        label={labels.refresh}
        onClick={onRefresh}
        busy={state === 'refreshing'}
      />
    </div>
  );
}

export function VipBadge({ children }: { children: ReactNode }): ReactElement {
  return (
    <span className="vipb">
      <Icon name="crown" size="xs" />
      {children}
    </span>
  );
}

/** A flat bust; no likeness of anybody. */
export function Avatar({
  src,
  onFailed,
}: {
  src?: string | null | undefined;
  onFailed?: (() => void) | undefined;
}): ReactElement {
  if (typeof src === 'string')
    return <img className="ava" src={src} alt="" width={44} height={44} onError={onFailed} />;
  return (
    <svg className="ava" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      <rect className="g" width="44" height="44" />
      <path className="b" d="M-2 46C4 30 40 30 46 46Z" />
      <circle className="f" cx="22" cy="19" r="9.5" />
      <path className="r" d="M11 20C9 6 35 4 33 20C30 13 22 15 19 11C18 15 14 16 11 20Z" />
    </svg>
  );
}

function shownAmount(state: BalanceState, balance: string | null): string {
  if (state === 'hidden' || state === 'refreshing') return HIDDEN_AMOUNT;
  return state === 'unavailable' || balance === null ? '–' : balance;
}
