import { Button, Field, Icon, Sheet } from '@fairlot/ui';
import { type FormEvent, useState } from 'react';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { typedDigits } from '../../../shared/i18n/format.ts';
import type { Limit } from '../api/limits.ts';
import { valueText } from '../model/limit-words.ts';
import { useChangeLimit } from '../model/use-change-limit.ts';

/** Sets one limit, and says beforehand whether it starts at once or waits. */
export function LimitSheet({ limit, onClose }: { limit: Limit | null; onClose: () => void }) {
  const t = useText();
  const [shown, setShown] = useState(limit);
  if (limit !== null && limit !== shown) setShown(limit);
  if (shown === null) return null;
  const title = `${t(`limits.${shown.kind}`)} · ${t(`limits.${shown.period}`)}`;
  return (
    <Sheet open={limit !== null} onClose={onClose} name={title} title={title} closeLabel={t('common.close')}>
      <LimitForm key={`${shown.kind} ${shown.period}`} limit={shown} onDone={onClose} />
    </Sheet>
  );
}

function LimitForm({ limit, onDone }: { limit: Limit; onDone: () => void }) {
  const t = useText();
  const { tag } = useLocale();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { change, isChanging } = useChangeLimit(onDone);
  const isTime = limit.kind === 'session';
  const digits = typedDigits(text, tag).replace(/^0+(?=\d)/, '');
  const amount = isTime ? Number(digits) : `${digits}.00`;
  const isHigher = limit.limit !== null && digits !== '' && Number(digits) > Number(limit.limit);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (digits === '' || digits.length > (isTime ? 4 : 13)) return setIsWrong(true);
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
        inputMode="numeric"
        autoComplete="off"
        maxLength={isTime ? 6 : 20}
        value={text}
        error={isWrong ? t('limits.wrong') : undefined}
        data-autofocus
        onChange={({ target }) => {
          setText(target.value);
          setIsWrong(false);
        }}
      />
      <div className="note" role="status">
        {isHigher ? (
          <ul className="limit-steps">
            {(['limits.higher', 'limits.higherAgain', 'limits.higherBack'] as const).map((key) => (
              <li key={key} className="row top gap-3">
                <Icon name={key === 'limits.higher' ? 'clock' : 'info'} size="small" className="brand" />
                <span>{t(key)}</span>
              </li>
            ))}
          </ul>
        ) : (
          t('limits.lower')
        )}
      </div>
      <Button type="submit" variant="fill" size="large" wide busy={isChanging}>
        {t(isHigher ? 'limits.ask' : 'limits.save')}
      </Button>
      {limit.limit !== null && (
        <Button variant="neutral" wide busy={isChanging} onClick={() => change({ limit, wanted: null })}>
          {t('limits.remove')}
        </Button>
      )}
    </form>
  );
}
