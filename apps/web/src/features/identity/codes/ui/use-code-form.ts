import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { registerRulesQuery } from '../../register/api/register-rules.ts';
import { checkCode, checkPhone, type PhoneProblem } from '../../contact/model/phone.ts';
import { usePhone } from '../../contact/model/use-phone.ts';
import { useSmsCode } from '../model/use-sms-code.ts';
import { focusField } from '../../dialogs/ui/focus-field.ts';

/**
 * Shared state of forms with a mobile number and its code: the fields, the one visible problem, and the checks.
 * @param rule rule of the registration configuration that applies to the number
 * @param empty initial values of the other fields
 */
export function useCodeForm<Values extends { verificationCode: string }>(
  scene: 'login' | 'password',
  rule: 'mobileNum' | 'loginMobileNum',
  empty: Values,
) {
  type Name = 'mobileNum' | (keyof Values & string);
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const entry = usePhone();
  const sms = useSmsCode(scene);
  const { data: rules = {} } = useQuery(registerRulesQuery());
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<(PhoneProblem & { name: Name }) | null>(null);

  const set = (name: keyof Values) => (value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setProblem(null);
  };
  const say = (name: Name, { key, values: parts }: PhoneProblem) => {
    setProblem({ name, key, values: parts });
    focusField(form.current, name);
  };
  /** The number if it may be sent; shows the problem otherwise. */
  const checkNumber = async () => {
    const phone = await entry.settle();
    const wrong = await checkPhone(rules, rule, phone);
    if (wrong === null) setProblem(null);
    else say('mobileNum', wrong);
    return wrong === null ? phone : null;
  };
  /** Whether number and code may be sent; shows the problem otherwise. */
  const checkNumberAndCode = async () => {
    if ((await checkNumber()) === null) return false;
    const wrong = checkCode(rules, values.verificationCode);
    if (wrong !== null) say('verificationCode', wrong);
    return wrong === null;
  };
  const getCode = async () => {
    const phone = await checkNumber();
    if (phone !== null) sms.send(phone);
  };
  const text = (name: Name) => (problem?.name === name ? t(problem.key, problem.values) : undefined);
  return {
    form,
    entry,
    sms,
    rules,
    values,
    setValues,
    set,
    say,
    forgive: () => setProblem(null),
    checkNumberAndCode,
    getCode: () => void getCode(),
    text,
  };
}
