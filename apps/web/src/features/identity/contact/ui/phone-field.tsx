import { Field, Icon } from '@fairlot/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { PhoneEntry } from '../model/use-phone.ts';

/** The list with its flags is loaded when it is first opened. */
const CountrySheet = lazy(() => import('./country-sheet.tsx'));

interface PhoneFieldProps {
  entry: PhoneEntry;
  error?: string | undefined;
  isRequired?: boolean;
  /** Beside the label of a number that may be left out. */
  optional?: string | undefined;
  /** Element beside the number, such as the button `Get code`. */
  action?: ReactNode;
  onChange?: () => void;
  onLeave?: () => void;
}

/** Field for a mobile number with its country's dialling code, named `Mobile number`. */
export function PhoneField({ entry, error, isRequired = true, optional, action, onChange, onLeave }: PhoneFieldProps) {
  const t = useText();
  const [picker, setPicker] = useState<'unused' | 'open' | 'closed'>('unused');
  const { phone, setNumber, setCountry, countries } = entry;
  const choose = (code: string) => {
    setCountry(code);
    setPicker('closed');
    onChange?.();
  };
  const dial = (
    <button
      type="button"
      className="dial numeric"
      aria-haspopup="dialog"
      aria-label={t('auth.country', { code: `+${phone.dialingCode}` })}
      onClick={() => setPicker('open')}
    >
      +{phone.dialingCode}
      <Icon name="down" size="tiny" />
    </button>
  );
  return (
    <>
      <Field
        label={t('auth.mobile')}
        name="mobileNum"
        type="tel"
        data-autofocus
        inputMode="tel"
        dir="ltr"
        autoComplete="tel-national"
        required={isRequired}
        optional={optional}
        prefix={dial}
        action={action}
        value={phone.number}
        error={error}
        onBlur={onLeave}
        onChange={(event) => {
          setNumber(event.target.value);
          onChange?.();
        }}
      />
      {picker !== 'unused' && (
        <Suspense>
          <CountrySheet
            open={picker === 'open'}
            current={phone.country}
            countries={countries}
            onChoose={choose}
            onClose={() => setPicker('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
