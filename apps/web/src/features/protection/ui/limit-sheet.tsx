import { Button, Field, Icon } from '@fairlot/ui';
import { formatMinor, parseMinor } from '@fairlot/money';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useMinute } from '../../../shared/clock/use-now.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { formatAmount, formatDateTime, typedDigits } from '../../../shared/i18n/format.ts';
import { digitsOf, groupedDigits, hasDecimals, minorOf } from '../../../shared/i18n/typed-amount.ts';
import { methodsQuery } from '../../payments/api/deposit.ts';
import type { Limit } from '../api/limits.ts';
import { presetsOf } from '../model/limit-presets.ts';
import { valueText } from '../model/limit-words.ts';
import { useChangeLimit } from '../model/use-change-limit.ts';
import { TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

/** Same as on the server: an increase can be confirmed after a day. */
const RAISE_WAITS_MS = 86_400_000;

/** Sets one limit, and states in advance whether it takes effect immediately or waits. */
export function LimitSheet({ limit, onClose }: { limit: Limit | null; onClose: () => void }) {
  const t = useText();
  const [shown, setShown] = useState(limit);
  if (limit !== null && limit !== shown) setShown(limit);
  if (shown === null) return null;
  const title = `${t(`limits.${shown.kind}`)} · ${t(`limits.${shown.period}`)}`;
  return (
    <TitledSheet open={limit !== null} onClose={onClose} title={title}>
      <LimitForm key={`${shown.kind} ${shown.period}`} limit={shown} onDone={onClose} />
    </TitledSheet>
  );
}

function LimitForm({ limit, onDone }: { limit: Limit; onDone: () => void }) {
  const { t, tag } = useLocaleText();
  const [digits, setDigits] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { change, isChanging } = useChangeLimit(onDone);
  const isTime = limit.kind === 'session';
  const amount = isTime ? Number(digits) : formatMinor(minorOf(digits));
  const keep = limit.limit === null ? null : valueText(limit.limit, tag, t);
  const isHigher = limit.limit !== null && parseMinor(String(amount)) > parseMinor(String(limit.limit));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (digits === '') return setIsWrong(true);
    change({ limit, wanted: amount });
  };
  return (
    <form className="stack" onSubmit={send} noValidate>
      {limit.limit !== null && (
        <p className="caption muted">
          {t('limits.now', { limit: valueText(limit.limit, tag, t), used: valueText(limit.used, tag, t) })}
        </p>
      )}
      <Field
        label={t(isTime ? 'limits.minutes' : 'limits.amount')}
        inputMode={!isTime && hasDecimals() ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={isTime ? digits : groupedDigits(digits, tag)}
        error={isWrong ? t(isTime ? 'limits.wrong' : 'limits.enter') : undefined}
        data-autofocus
        onChange={({ target }) => {
          setDigits(isTime ? minutesOf(target.value, tag) : limitOf(target.value, tag));
          setIsWrong(false);
        }}
      />
      <Presets
        limit={limit}
        value={digits}
        onChoose={(chosen) => {
          setDigits(chosen);
          setIsWrong(false);
        }}
      />
      <div className="note" role="status">
        {isHigher ? <RaiseSteps /> : t('limits.lower')}
      </div>
      <Button type="submit" variant="fill" size="large" wide busy={isChanging}>
        {isHigher ? t('limits.askFor', { limit: valueText(amount, tag, t) }) : t('limits.save')}
      </Button>
      {keep !== null && (
        <>
          <Button variant="neutral" wide onClick={onDone}>
            {t('limits.keep', { limit: keep })}
          </Button>
          <Button variant="text" wide busy={isChanging} onClick={() => change({ limit, wanted: null })}>
            {t('limits.remove')}
          </Button>
        </>
      )}
    </form>
  );
}

/** Typed minutes, at most four digits. */
const minutesOf = (text: string, tag: string) =>
  typedDigits(text, tag)
    .replace(/^0+(?=\d)/, '')
    .slice(0, 4);

/** A typed amount; unlike payments, a limit may be zero. */
const limitOf = (text: string, tag: string) => digitsOf(text, tag) || typedDigits(text, tag).slice(0, 1);

/** How an increase is confirmed a day later. */
function RaiseSteps() {
  const { t, ...locale } = useLocaleText();
  const now = useMinute();
  return (
    <ul className="limit-steps">
      {(['limits.higher', 'limits.higherAgain', 'limits.higherBack'] as const).map((key) => (
        <li key={key} className="row top gap-3">
          <Icon name={key === 'limits.higher' ? 'clock' : 'info'} size="small" className="brand" />
          <span>
            {t(key)}
            {key === 'limits.higher' && (
              <span className="caption muted numeric limit-steps__more">
                {t('limits.earliest', { time: formatDateTime(now + RAISE_WAITS_MS, locale) })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PresetsProps {
  limit: Limit;
  /** The typed digits. */
  value: string;
  onChoose: (digits: string) => void;
}

/** Preset amounts or times. */
function Presets({ limit, value, onChoose }: PresetsProps) {
  const { t, tag } = useLocaleText();
  const { data: ways } = useQuery(methodsQuery(limit.limit === null && limit.kind !== 'session'));
  const presets = presetsOf(limit, ways?.[0]?.suggested);
  if (presets.length === 0) return null;
  return (
    <div
      className="presets limit-presets"
      role="group"
      aria-label={t(limit.kind === 'session' ? 'limits.minutes' : 'limits.amount')}
    >
      {presets.map((digits) => (
        <button
          key={digits}
          type="button"
          className="preset numeric"
          aria-pressed={digits === value}
          onClick={() => onChoose(digits)}
        >
          {limit.kind === 'session' ? valueText(Number(digits), tag, t) : formatAmount(digits, tag, { decimals: 0 })}
        </button>
      ))}
    </div>
  );
}
