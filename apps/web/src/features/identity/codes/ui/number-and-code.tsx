import { PhoneField } from '../../contact/ui/phone-field.tsx';
import { GetCodeButton, SmsCodeField } from './code-field.tsx';
import type { useCodeForm } from './use-code-form.ts';

type CodeForm<Values extends { verificationCode: string }> = ReturnType<typeof useCodeForm<Values>>;

/** The mobile number with the button that sends its code, and the code field. */
export function NumberAndCode<Values extends { verificationCode: string }>({
  entry,
  sms,
  values,
  set,
  forgive,
  getCode,
  text,
}: Pick<CodeForm<Values>, 'entry' | 'sms' | 'values' | 'set' | 'forgive' | 'getCode' | 'text'>) {
  return (
    <>
      <PhoneField
        entry={entry}
        error={text('mobileNum')}
        onChange={forgive}
        action={<GetCodeButton sms={sms} onPress={getCode} />}
      />
      <SmsCodeField
        sms={sms}
        value={values.verificationCode}
        error={text('verificationCode')}
        onChange={set('verificationCode')}
      />
    </>
  );
}
