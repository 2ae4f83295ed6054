import { displayMinor } from '@fairlot/money';
import { Button, Field } from '@fairlot/ui';
import { type FormEvent, useState } from 'react';
import { useErrorText, useLocaleText } from '../../../shared/i18n/use-text.ts';
import { type SheetControl, TitledSheet } from '../../../shared/ui/titled-sheet.tsx';
import { readStake, wireAmount } from '../model/stake.ts';
import { useCurrency } from '../model/use-wallet.ts';
import { GameOption } from './game-option.tsx';

const COUNTS = ['10', '25', '50', '100'] as const;
/** Default loss stop: this many lost bets. */
const FIRST_LOSSES = 5n;

interface AutoSheetProps extends SheetControl {
  stakeMinor: bigint;
  onStart: (input: { stake: string; rounds: number; lossStop: string }) => Promise<void>;
}

/** Number of bets, and the loss at which they stop at the latest. */
export function AutoSheet({ open, onClose, stakeMinor, onStart }: AutoSheetProps) {
  const { t, tag } = useLocaleText();
  const errorText = useErrorText();
  const currency = useCurrency();
  const [count, setCount] = useState<(typeof COUNTS)[number]>('10');
  const [typed, setTyped] = useState(displayMinor(stakeMinor * FIRST_LOSSES, { locale: tag }));
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const stopMinor = readStake(typed, tag) ?? 0n;
  const isEnough = stopMinor >= stakeMinor;
  const stake = displayMinor(stakeMinor, { locale: tag });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEnough) return;
    setSending(true);
    setError(null);
    try {
      await onStart({ stake: wireAmount(stakeMinor), rounds: Number(count), lossStop: wireAmount(stopMinor) });
      onClose();
    } catch (refusal) {
      setError(refusal);
    } finally {
      setSending(false);
    }
  };
  return (
    <TitledSheet open={open} onClose={onClose} title={t('auto.title')}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p className="caption muted">{t('auto.intro')}</p>
        <GameOption
          label={t('auto.count')}
          options={COUNTS.map((value) => ({ value, label: value }))}
          value={count}
          isLocked={isSending}
          onChange={setCount}
        />
        <Field
          label={t('auto.lossStop')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          prefix={currency}
          error={isEnough ? undefined : t('auto.lossLow', { amount: stake })}
          help={t('auto.lossHelp')}
        />
        {error !== null && (
          <p className="note error" role="alert">
            {errorText(error)}
          </p>
        )}
        <Button type="submit" variant="fill" size="large" wide busy={isSending} disabled={!isEnough}>
          {t('auto.start', { count, amount: stake })}
        </Button>
      </form>
    </TitledSheet>
  );
}
