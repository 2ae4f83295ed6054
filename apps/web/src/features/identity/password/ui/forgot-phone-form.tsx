import { Button } from '@fairlot/ui';
import type { SubmitEvent } from 'react';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
import { fieldOf, reactionTo } from '../../../../shared/errors/reactions.ts';
import { errorKey, useText } from '../../../../shared/i18n/use-text.ts';
import { checkRule } from '../../register/model/field-rules.ts';
import { requiresTotp } from '../../login/model/login-answers.ts';
import { usePhoneReset } from '../model/use-phone-reset.ts';
import { NumberAndCode } from '../../codes/ui/number-and-code.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { TotpInput } from '../../codes/ui/totp-input.tsx';
import { useCodeForm } from '../../codes/ui/use-code-form.ts';

/** Sets a new password with a code sent to the mobile number; the member is then logged in. */
export function ForgotPhoneForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const codeForm = useCodeForm('password', 'mobileNum', { verificationCode: '', newPassword: '', totp: '' });
  const { form, entry, sms, rules, values, setValues, set, say, checkNumberAndCode, text } = codeForm;
  const { mutate, isPending, needsTotp } = usePhoneReset(onDone);
  const isBusy = isPending || sms.isProving;

  const save = async () => {
    if (!(await checkNumberAndCode())) return;
    const wrongPassword =
      values.newPassword === '' ? 'auth.needsPassword' : checkRule(rules, 'password', values.newPassword);
    if (wrongPassword !== null) return say('newPassword', { key: wrongPassword, values: {} });
    const proven = await sms.prove(values.verificationCode);
    if (proven === null) return;
    const { number, dialingCode } = entry.phone;
    mutate(
      {
        newPassword: values.newPassword,
        mobileNum: number,
        countryDialingCode: dialingCode,
        ...proven,
        ...(values.totp !== '' && { totp: values.totp.trim() }),
      },
      { onError: refuse },
    );
  };
  const refuse = (failure: Error) => {
    const code = errorCodeOf(failure);
    const isSame = reactionTo(failure).form === 'empty';
    const asksTotp = requiresTotp(failure);
    setValues((now) => ({
      verificationCode: isSame || asksTotp ? now.verificationCode : '',
      newPassword: isSame ? '' : now.newPassword,
      totp: '',
    }));
    if (asksTotp) return say('totp', { key: errorKey(code), values: {} });
    say(fieldOf(failure, ['newPassword']) ?? 'verificationCode', { key: errorKey(code), values: {} });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) void save();
  };
  return (
    <form method="post" ref={form} className="form" noValidate onSubmit={submit}>
      <NumberAndCode {...codeForm} />
      <NewPasswordField
        label={t('password.new')}
        name="newPassword"
        value={values.newPassword}
        onChange={(event) => set('newPassword')(event.target.value)}
        error={text('newPassword')}
      />
      {needsTotp && <TotpInput value={values.totp} error={text('totp')} onChange={set('totp')} />}
      <Button type="submit" variant="fill" size="large" wide busy={isBusy}>
        {t('forgot.set')}
      </Button>
    </form>
  );
}
