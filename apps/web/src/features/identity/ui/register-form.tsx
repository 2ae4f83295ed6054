import { Button, Checkbox, Skeleton, useToast } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useSettings } from '../../site/model/use-settings.ts';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { errorKey, useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { registerRulesQuery, type RegisterRules } from '../api/register-rules.ts';
import { checkField, checkFields, EMPTY_VALUES, fieldOfCode, shownFields, type RegisterErrors, type RegisterField } from '../model/register-fields.ts';
import { useRegister } from '../model/use-register.ts';
import { useUsernameCheck } from '../model/use-username-check.ts';
import type { AuthDialogProps } from './dialog-props.ts';
import { focusField } from './focus-field.ts';
import { RegisterInput } from './register-input.tsx';

interface RegisterFormProps {
  onDone: (account: string) => void;
  onSwitch: AuthDialogProps['onSwitch'];
}

export function RegisterForm(props: RegisterFormProps) {
  const t = useText();
  const { data: rules, isError, refetch } = useQuery(registerRulesQuery());
  if (rules !== undefined) return <Fields {...props} rules={rules} />;
  return isError ? <Button variant="soft" wide onClick={() => void refetch()}>{t('common.retry')}</Button> : <Skeleton shape="card" />;
}

function Fields({ rules, onDone, onSwitch }: RegisterFormProps & { rules: RegisterRules }) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const { age, registerAgreementDefault } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY_VALUES);
  const [errors, setErrors] = useState<RegisterErrors>({});
  const [isAgreed, setIsAgreed] = useState(registerAgreementDefault);
  const { send, isSending, captcha } = useRegister(true, onDone);
  const username = useUsernameCheck();
  const shown = shownFields(rules);
  const first = shown[0];
  // The fields come after the sheet has opened and given the focus to Close.
  useEffect(() => {
    if (first !== undefined) focusField(form.current, first);
  }, [first]);

  const set = (field: RegisterField, value: string) => {
    setValues((now) => ({ ...now, [field]: value }));
    setErrors((now) => ({ ...now, [field]: undefined }));
    if (field === 'username') username.clear();
  };
  const leave = (field: RegisterField) => {
    if (values[field] === '') return;
    const error = checkField(rules, field, values) ?? undefined;
    setErrors((now) => ({ ...now, [field]: error }));
    if (field === 'username' && error === undefined) username.check(values.username);
  };
  const show = (found: RegisterErrors) => {
    setErrors(found);
    const wrong = shown.find((field) => found[field] !== undefined);
    if (wrong !== undefined) focusField(form.current, wrong);
    return wrong !== undefined;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending || show(checkFields(rules, values))) return;
    send({ values, shown }, { onError: refuse });
  };
  const refuse = (failure: Error) => {
    setValues((now) => ({ ...now, captcha: '' }));
    const code = errorCodeOf(failure);
    const field = fieldOfCode(code);
    if (field === null) toast.error(errorText(failure));
    else show({ [field]: errorKey(code) });
  };
  return (
    <form ref={form} className="form tight" noValidate onSubmit={submit}>
      {shown.map((field) => (
        <RegisterInput
          key={field} field={field} value={values[field]} error={errors[field] ?? (field === 'username' ? username.error : undefined)} isRequired={rules[field]?.required === true}
          isValid={field === 'username' && username.isFree} captcha={captcha} onChange={(value) => set(field, value)} onLeave={() => leave(field)}
        />
      ))}
      <div className="row between top">
        <div className="grow">
          <Checkbox wraps checked={isAgreed} onChange={(event) => setIsAgreed(event.target.checked)}>{t('register.terms', { age: age.terms })}</Checkbox>
        </div>
        <a className="link u cap none" href="/m/help?tag=terms" target="_blank" rel="noreferrer">{t('register.readTerms')}</a>
      </div>
      <Button type="submit" variant="fill" size="lg" wide busy={isSending} disabled={!isAgreed}>{t('register.create')}</Button>
      <p className="row center label mut">
        {t('register.member')}
        <Button variant="text" onClick={() => onSwitch('login')}>{t('auth.login')}</Button>
      </p>
    </form>
  );
}
