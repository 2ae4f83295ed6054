import { Button, Icon, type IconName, IconButton } from '@fairlot/ui';
import { type FormEvent, useState } from 'react';
import { formatAmount, typedDigits } from '../../../../shared/i18n/format.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { VendorWallet } from '../api/wallets.ts';
import { useMove } from '../model/use-move.ts';

const QUICK = [50_000, 100_000, 500_000] as const;
const MOST_DIGITS = 13;

interface MoveFormProps {
  wallet: VendorWallet;
  /** Decimal string; undefined while it is not known. */
  mainBalance: string | undefined;
  currency: string;
}

/** From one wallet to the other, an amount, and one button that says what it does (mock-up 70). */
export function MoveForm({ wallet, mainBalance, currency }: MoveFormProps) {
  const t = useText();
  const { tag } = useLocale();
  const [direction, setDirection] = useState<'in' | 'out'>('in');
  const [digits, setDigits] = useState('');
  const [exact, setExact] = useState<string | null>(null);
  const { move, isBusy } = useMove(() => {
    setDigits('');
    setExact(null);
  });
  const main = { name: t('wallets.main'), balance: mainBalance, icon: 'wallet' as const };
  const vendor = { name: wallet.name, balance: wallet.balance, icon: 'play' as const };
  const [from, to] = direction === 'in' ? [main, vendor] : [vendor, main];
  const amount = exact ?? (digits === '' ? null : `${digits}.00`);
  const isMovable = amount !== null && /[1-9]/.test(amount);
  const type = (text: string) => {
    setExact(null);
    setDigits(
      typedDigits(text, tag)
        .replace(/^0+(?=\d)/, '')
        .slice(0, MOST_DIGITS),
    );
  };
  const moveAll = () => {
    setDigits((from.balance ?? '').split('.')[0] ?? '');
    setExact(from.balance ?? null);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isMovable) move({ code: wallet.vendor, direction, amount });
  };
  return (
    <form className="stack" onSubmit={send} noValidate>
      <section className="card card--flush wallet-pair">
        <Side term={t('wallets.from')} currency={currency} {...from} />
        <Side term={t('wallets.to')} currency={currency} {...to} />
        <IconButton
          icon="shuffle"
          label={t('wallets.swap')}
          className="wallet-pair__swap"
          onClick={() => setDirection(direction === 'in' ? 'out' : 'in')}
        />
      </section>
      <section className="card stack">
        <label className="wallet-amount">
          <span className="caption muted">{t('wallets.amount')}</span>
          <input
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={exact === null ? grouped(digits, tag) : formatAmount(exact, tag)}
            onChange={({ target }) => type(target.value)}
          />
        </label>
        <div className="wallet-quick">
          {QUICK.map((value) => (
            <Button key={value} variant="neutral" onClick={() => type(String(value))}>
              {grouped(String(value), tag)}
            </Button>
          ))}
          <Button variant="neutral" disabled={from.balance === undefined} onClick={moveAll}>
            {t('wallets.all')}
          </Button>
        </div>
      </section>
      <Button type="submit" variant="fill" size="large" wide busy={isBusy} disabled={!isMovable}>
        {t('wallets.move', { amount: formatAmount(amount ?? '0.00', tag), name: to.name })}
      </Button>
      <p className="caption muted text-center">{t('wallets.hint')}</p>
    </form>
  );
}

function grouped(digits: string, tag: string): string {
  return digits === '' ? '' : formatAmount(`${digits}.00`, tag, { decimals: 0 });
}

interface SideProps {
  term: string;
  name: string;
  balance: string | undefined;
  currency: string;
  icon: IconName;
}

function Side({ term, name, balance, currency, icon }: SideProps) {
  const { tag } = useLocale();
  return (
    <div className="list-row">
      <span className="icon-box">
        <Icon name={icon} size="small" />
      </span>
      <span className="grow">
        <span className="caption faint block">{term}</span>
        <span className="h3 truncate block">{name}</span>
      </span>
      <span className="end">
        <span className="label numeric ltr block">{balance === undefined ? '–' : formatAmount(balance, tag)}</span>
        <span className="caption faint">{currency}</span>
      </span>
    </div>
  );
}
