import { useToast } from '@fairlot/ui';
import { type RefObject, useState } from 'react';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
import { fieldOf } from '../../../../shared/errors/reactions.ts';
import { errorKey, useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import type { useCaptcha } from '../../captcha/model/use-captcha.ts';
import type { useHumanProof } from '../../captcha/model/use-human-proof.ts';
import type { useSmsCode } from '../../codes/model/use-sms-code.ts';
import { focusField } from '../../dialogs/ui/focus-field.ts';
import type { RegisterErrors, RegisterMethod } from '../model/register-model.ts';
import { useRegister } from '../model/use-register.ts';
import type { useRegisterForm } from '../model/use-register-form.ts';

interface Parts {
  method: RegisterMethod;
  form: RefObject<HTMLFormElement | null>;
  fields: ReturnType<typeof useRegisterForm>;
  sms: ReturnType<typeof useSmsCode>;
  captcha: ReturnType<typeof useCaptcha>;
  human: ReturnType<typeof useHumanProof>;
  onDone: (account: string) => void;
}

/** How long the message about a wrong invitation code is shown (specification, section 8). */
const INVITATION_TOAST_MS = 1000;

/** Checks all fields, sends the registration, and shows what is wrong at its field. */
export function useSubmit({ method, form, fields, sms, captcha, human, onDone }: Parts) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const [isChecking, setIsChecking] = useState(false);
  const { shown, values, entry } = fields;
  const focusFirst = (found: RegisterErrors) => {
    const wrong = shown.find((field) => found[field] !== undefined);
    // The code field is disabled until a code was sent, so the number is focused instead.
    if (wrong !== undefined)
      focusField(form.current, wrong === 'verificationCode' && sms.secondsLeft === 0 ? 'mobileNum' : wrong);
    return wrong !== undefined;
  };
  const refuse = (failure: Error) => {
    fields.set('captcha', '');
    human.drop();
    if (shown.includes('captcha')) captcha.refresh();
    const code = errorCodeOf(failure);
    const field = code === 'register.unsure' ? method : fieldOf(failure, shown);
    if (code === 'invitation.code.error') toast.error(t('auth.invitation_code_error'), INVITATION_TOAST_MS);
    if (field === null) return toast.error(errorText(failure));
    fields.note(field, [errorKey(code)]);
    focusField(form.current, field);
  };
  const { send, isSending } = useRegister(onDone, refuse);
  const submit = async () => {
    if (isSending || isChecking) return;
    setIsChecking(true);
    try {
      const { captcha: answer, ...found } = await fields.checkAll();
      if (focusFirst({ ...found, ...(human.altcha === undefined && answer && { captcha: answer }) })) return;
      const proof =
        values.mobileNum === '' || !shown.includes('mobileNum') ? {} : await sms.prove(values.verificationCode);
      if (proof === null) return;
      send({
        method,
        values,
        shown,
        captchaId: shown.includes('captcha') && human.altcha === undefined ? await captcha.loadedId() : null,
        altcha: human.altcha,
        dialingCode: (await entry.settle()).dialingCode,
        proof,
      });
    } finally {
      setIsChecking(false);
    }
  };
  return { submit, isBusy: isSending || isChecking };
}
