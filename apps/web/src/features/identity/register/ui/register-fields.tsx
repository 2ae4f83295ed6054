import { Button, Checkbox } from '@fairlot/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useSettings } from '../../../site/model/use-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { RegisterRules } from '../api/register-rules.ts';
import { usernameLength } from '../model/field-rules.ts';
import { readInvitation } from '../model/invitation-link.ts';
import { isNeeded, type RegisterField, type RegisterMethod } from '../model/register-model.ts';
import { useCaptcha } from '../../captcha/model/use-captcha.ts';
import { useHumanProof } from '../../captcha/model/use-human-proof.ts';
import { useInvitationCheck } from '../model/use-invitation-check.ts';
import { useRegisterForm } from '../model/use-register-form.ts';
import { useSmsCode } from '../../codes/model/use-sms-code.ts';
import { useUsernameCheck } from '../model/use-username-check.ts';
import type { AuthDialogProps } from '../../dialogs/ui/dialog-props.ts';
import { focusField } from '../../dialogs/ui/focus-field.ts';
import { RegisterInput } from './register-input.tsx';
import { useSubmit } from './use-submit.ts';

interface RegisterFieldsProps {
  rules: RegisterRules;
  method: RegisterMethod;
  onDone: (account: string) => void;
  onSwitch: AuthDialogProps['onSwitch'];
}

/** The fields of one registration method, the terms and the button. */
export function RegisterFields({ rules, method, onDone, onSwitch }: RegisterFieldsProps) {
  const t = useText();
  const { registerAgreementDefault } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const [invitation] = useState(readInvitation);
  const [isAgreed, setIsAgreed] = useState(registerAgreementDefault);
  const fields = useRegisterForm(rules, method, invitation);
  const { shown, values, errors, entry } = fields;
  const username = useUsernameCheck();
  const sms = useSmsCode('register');
  const captcha = useCaptcha('register', shown.includes('captcha'));
  const human = useHumanProof();
  const checkInvitation = useInvitationCheck(invitation, (found) => fields.note('affiliateCode', found));
  const { submit, isBusy } = useSubmit({ method, form, fields, sms, captcha, human, onDone });
  const length = usernameLength(rules);
  const first = shown[0];
  // The fields appear after the sheet has opened and focused Close.
  useEffect(() => {
    if (first !== undefined) focusField(form.current, first);
  }, [first]);

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
    const phone = await fields.checkNumber();
    if (phone !== null) sms.send(phone);
    else focusField(form.current, 'mobileNum');
  };
  const press = (event: SubmitEvent) => {
    event.preventDefault();
    if (isAgreed) void submit();
  };
  return (
    <form method="post" ref={form} className="form tight" noValidate onSubmit={press}>
      {shown.map((field) => (
        <RegisterInput
          key={field}
          field={field}
          value={values[field]}
          length={length}
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
      <Button type="submit" variant="fill" size="large" wide busy={isBusy} disabled={!isAgreed}>
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
