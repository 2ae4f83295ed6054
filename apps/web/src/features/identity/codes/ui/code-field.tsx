import { Button, CodeField } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { SmsCode } from '../model/use-sms-code.ts';

interface SmsCodeFieldProps {
  sms: SmsCode;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  /** Beside the label of a code that may be left out. */
  optional?: string | undefined;
}

/** Field for the SMS code, named `SMS code`; enabled while the sent code is valid. */
export function SmsCodeField({ sms, value, onChange, error, optional }: SmsCodeFieldProps) {
  const t = useText();
  const left = sms.secondsLeft;
  const timer = left > 0 && (
    <span className="muted" role="timer">
      {t('auth.codeAgain', { seconds: left })}
    </span>
  );
  return (
    <CodeField
      label={t('auth.code')}
      name="verificationCode"
      value={value}
      onChange={onChange}
      length={sms.codeLength}
      disabled={left === 0}
      error={error}
      optional={optional}
      labelEnd={timer}
    />
  );
}

/** The button `Get code`, hidden while a code is valid. `onPress` validates the number and sends the code. */
export function GetCodeButton({ sms, onPress }: { sms: SmsCode; onPress: () => void }) {
  const t = useText();
  if (sms.secondsLeft > 0) return null;
  return (
    <Button variant="text" busy={sms.isSending} onClick={onPress}>
      {t('auth.getCode')}
    </Button>
  );
}
