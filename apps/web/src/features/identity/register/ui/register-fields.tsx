import { Button, Checkbox, useToast } from '@fairlot/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useSettings } from '../../../site/model/use-settings.ts';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
import { fieldOf } from '../../../../shared/errors/reactions.ts';
import { errorKey, useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import type { RegisterRules } from '../api/register-rules.ts';
import { readInvitation } from '../model/invitation-link.ts';
import { isNeeded, type RegisterErrors, type RegisterField, type RegisterMethod } from '../model/register-model.ts';
import { useCaptcha } from '../../captcha/model/use-captcha.ts';
import { useHumanProof } from '../../captcha/model/use-human-proof.ts';
import { useInvitationCheck } from '../model/use-invitation-check.ts';
import { useRegister } from '../model/use-register.ts';
import { useRegisterForm } from '../model/use-register-form.ts';
import { useSmsCode } from '../../codes/model/use-sms-code.ts';
import { useUsernameCheck } from '../model/use-username-check.ts';
import type { AuthDialogProps } from '../../dialogs/ui/dialog-props.ts';
import { focusField } from '../../dialogs/ui/focus-field.ts';
import { RegisterInput } from './register-input.tsx';

interface RegisterFieldsProps {
  rules: RegisterRules;
  method: RegisterMethod;
  onDone: (account: string) => void;
  onSwitch: AuthDialogProps['onSwitch'];
}

/** How long the message about a wrong invitation code is shown (specification, section 8). */
const INVITATION_TOAST_MS = 1000;

/** The fields of one registration method, the terms and the button. */
export function RegisterFields({ rules, method, onDone, onSwitch }: RegisterFieldsProps) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const { registerAgreementDefault } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const [invitation] = useState(readInvitation);
  const [isAgreed, setIsAgreed] = useState(registerAgreementDefault);
  const [isChecking, setIsChecking] = useState(false);
  const fields = useRegisterForm(rules, method, invitation);
  const { shown, values, errors, entry } = fields;
  const username = useUsernameCheck();
  const sms = useSmsCode('register');
  const captcha = useCaptcha('register', shown.includes('captcha'));
  const human = useHumanProof();
  const checkInvitation = useInvitationCheck(invitation, (found) => fields.note('affiliateCode', found));
  const first = shown[0];
  // The fields appear after the sheet has opened and focused Close.
  useEffect(() => {
    if (first !== undefined) focusField(form.current, first);
  }, [first]);

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
    const field = fieldOf(failure, shown);
    if (code === 'invitation.code.error') toast.error(t('auth.invitation_code_error'), INVITATION_TOAST_MS);
    if (field === null) return toast.error(errorText(failure));
    fields.note(field, [errorKey(code)]);
    focusField(form.current, field);
  };
  const { send, isSending } = useRegister(onDone, refuse);
  const submit = async () => {
    if (isSending || isChecking || !isAgreed) return;
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
        dialingCode: entry.phone.dialingCode,
        proof,
      });
    } finally {
      setIsChecking(false);
    }
  };
  const leave = (field: RegisterField) => {
    if (!fields.leave(field)) return;
    if (field === 'username') username.check(values.username.trim());
    if (field === 'affiliateCode') checkInvitation(values.affiliateCode);
  };
  const set = (field: RegisterField, value: string) => {
    fields.set(field, value);
    if (field === 'username') username.clear();
  };
  const getCode = async () => {
    if (await fields.checkNumber()) sms.send(entry.phone);
    else focusField(form.current, 'mobileNum');
  };
  const press = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form method="post" ref={form} className="form tight" noValidate onSubmit={press}>
      {shown.map((field) => (
        <RegisterInput
          key={field}
          field={field}
          value={values[field]}
          errors={errors[field] ?? (field === 'username' ? username.errors : undefined)}
          isRequired={isNeeded(rules, method, field, values)}
          isValid={field === 'username' && username.isFree}
          account={method === 'username' ? values.username.trim() : ''}
          captcha={captcha}
          human={human}
          entry={entry}
          sms={sms}
          onGetCode={() => void getCode()}
          onChange={(value) => set(field, value)}
          onLeave={() => leave(field)}
        />
      ))}
      <Terms isAgreed={isAgreed} onChange={setIsAgreed} />
      <Button type="submit" variant="fill" size="large" wide busy={isSending || isChecking} disabled={!isAgreed}>
        {t('register.create')}
      </Button>
      <LoginHint onLogin={() => onSwitch('login')} />
    </form>
  );
}

interface TermsProps {
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
}

function Terms({ isAgreed, onChange }: TermsProps) {
  const t = useText();
  const { age } = useSettings();
  return (
    <div className="row between top">
      <div className="grow">
        <Checkbox wraps checked={isAgreed} onChange={(event) => onChange(event.target.checked)}>
          {t('register.terms', { age: age.terms })}
        </Checkbox>
      </div>
      <a
        className="link link--underlined caption no-shrink tap-line"
        href="/m/help?tag=terms"
        target="_blank"
        rel="noreferrer"
      >
        {t('register.readTerms')}
      </a>
    </div>
  );
}

function LoginHint({ onLogin }: { onLogin: () => void }) {
  const t = useText();
  return (
    <p className="row center label muted">
      {t('register.member')}
      <Button variant="text" onClick={onLogin}>
        {t('auth.login')}
      </Button>
    </p>
  );
}
