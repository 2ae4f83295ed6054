import { Button } from '@fairlot/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { formatMinor, parseMinor } from '@fairlot/money';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { digitsOf, groupedDigits, hasDecimals, minorOf } from '../../../../shared/i18n/typed-amount.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { quickAmounts } from '../model/quick-amounts.ts';
import { useMove } from '../model/use-move.ts';
import type { WalletEnd } from '../model/wallet-end.ts';
import { WalletPair } from './wallet-pair.tsx';

interface MoveFormProps {
  main: WalletEnd;
  vendors: readonly WalletEnd[];
  /** The vendor whose wallet is one of the two sides. */
  vendor: WalletEnd;
  currency: string;
  onChoose: (vendor: string) => void;
  children: ReactNode;
}

/** Transfer form: the two wallets, an amount, and one button that names the action (mock-up 70). */
export function MoveForm({ main, vendors, vendor, currency, onChoose, children }: MoveFormProps) {
  const { t, tag } = useLocaleText();
  const [direction, setDirection] = useState<'in' | 'out'>('in');
  const [digits, setDigits] = useState('');
  const [exact, setExact] = useState<string | null>(null);
  const clear = () => {
    setDigits('');
    setExact(null);
  };
  const { move, isBusy } = useMove(clear);
  const [from, to] = direction === 'in' ? [main, vendor] : [vendor, main];
  const amount = exact ?? (digits === '' ? null : formatMinor(minorOf(digits)));
  const isTooMuch = amount !== null && from.balance !== undefined && parseMinor(amount) > parseMinor(from.balance);
  const isMovable = amount !== null && /[1-9]/.test(amount) && !isTooMuch;
  const type = (text: string) => {
    setExact(null);
    setDigits(digitsOf(text, tag));
  };
  const moveAll = () => {
    setDigits((from.balance ?? '').split('.')[0] ?? '');
    setExact(from.balance ?? null);
  };
  const choose = (side: 'from' | 'to', end: WalletEnd) => {
    // Choosing the main wallet for one side puts the vendor's on the other.
    const isMainFrom = (side === 'from') === (end.vendor === null);
    setDirection(isMainFrom ? 'in' : 'out');
    if (end.vendor !== null) onChoose(end.vendor);
    setExact(null);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isMovable && vendor.vendor !== null) move({ code: vendor.vendor, direction, amount });
  };
  return (
    <form className="wallet-form" onSubmit={send} noValidate>
      <div className="padded mt-3 stack">
        <WalletPair
          from={from}
          to={to}
          ends={[main, ...vendors]}
          currency={currency}
          onChoose={choose}
          onSwap={() => {
            setDirection(direction === 'in' ? 'out' : 'in');
            setExact(null);
          }}
        />
        <Amount
          value={exact === null ? groupedDigits(digits, tag) : formatAmount(exact, tag)}
          balance={from.balance}
          isTooMuch={isTooMuch}
          onType={type}
          onAll={moveAll}
        />
        {children}
      </div>
      <div className="wallet-foot">
        <Button type="submit" variant="fill" size="large" wide busy={isBusy} disabled={!isMovable}>
          {t('wallets.move', { amount: `${formatAmount(amount ?? '0.00', tag)} ${currency}`, name: to.name })}
        </Button>
        <p className="caption muted text-center">{t('wallets.hint')}</p>
      </div>
    </form>
  );
}

interface AmountProps {
  /** The amount in the member's format. */
  value: string;
  /** Balance of the wallet that pays; undefined until it is known. */
  balance: string | undefined;
  isTooMuch: boolean;
  onType: (text: string) => void;
  onAll: () => void;
}

function Amount({ value, balance, isTooMuch, onType, onAll }: AmountProps) {
  const { t, tag } = useLocaleText();
  return (
    <section className="card stack">
      <label className="wallet-amount">
        <span className="caption muted">{t('wallets.amount')}</span>
        <input
          inputMode={hasDecimals() ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder="0"
          aria-invalid={isTooMuch}
          aria-describedby={isTooMuch ? 'wallet-too-much' : undefined}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
      {isTooMuch && (
        <p id="wallet-too-much" className="caption text-center wallet-unknown" role="alert">
          {t('wallets.tooMuch')}
        </p>
      )}
      <div className="wallet-quick">
        {quickAmounts(balance).map((quick) => (
          <Button key={quick} variant="neutral" onClick={() => onType(String(quick))}>
            {groupedDigits(String(quick), tag)}
          </Button>
        ))}
        <Button variant="neutral" disabled={!Number(balance)} onClick={onAll}>
          {t('wallets.all')}
        </Button>
      </div>
    </section>
  );
}
