import { useState } from 'react';
import type { RegisterRules } from '../api/register-rules.ts';
import { checkPhone, type Phone } from '../../contact/model/phone.ts';
import {
  checkField,
  checkFields,
  EMPTY_VALUES,
  shownFields,
  type RegisterErrors,
  type RegisterField,
  type RegisterMethod,
} from './register-fields.ts';
import { usePhone } from '../../contact/model/use-phone.ts';

const BAD_NUMBER = ['auth.error_phone_number_limit'] as const;

/**
 * What is typed into the form and what is wrong with it. Both ways of registering share it, so that switching loses
 * nothing.
 */
export function useRegisterForm(rules: RegisterRules, method: RegisterMethod, invitation: string | null) {
  const entry = usePhone();
  const [typed, setTyped] = useState({ ...EMPTY_VALUES, affiliateCode: invitation ?? '' });
  const [errors, setErrors] = useState<RegisterErrors>({});
  const values = { ...typed, mobileNum: entry.phone.number };
  const shown = shownFields(rules, method);

  const forget = (field: RegisterField) => setErrors((now) => ({ ...now, [field]: undefined }));
  const set = (field: RegisterField, value: string) => {
    setTyped((now) => ({ ...now, [field]: value }));
    forget(field);
    // Another password makes a confirmation wrong that was right.
    if (field === 'password' && values.confirmPassword !== '')
      note('confirmPassword', checkField(rules, method, 'confirmPassword', { ...values, password: value }));
  };
  const note = (field: RegisterField, found: readonly string[]) =>
    setErrors((now) => ({ ...now, [field]: found.length > 0 ? found : undefined }));

  /** Whether the number is right; says at the field when it is not. */
  const checkNumber = async (): Promise<boolean> => {
    const problem = await numberProblem(rules, entry.phone);
    note('mobileNum', problem);
    return problem.length === 0;
  };
  /**
   * Checks one field that its player leaves; empty ones are judged when the form is sent. Answers whether it is right.
   */
  const leave = (field: RegisterField): boolean => {
    if (values[field] === '') return false;
    if (field === 'mobileNum') {
      void checkNumber();
      return false;
    }
    const found = checkField(rules, method, field, values);
    note(field, found);
    return found.length === 0;
  };
  /** Checks all; answers what is wrong. */
  const checkAll = async (): Promise<RegisterErrors> => {
    const found = checkFields(rules, method, values);
    const isNumberDue = shown.includes('mobileNum') && values.mobileNum !== '' && found.mobileNum === undefined;
    if (isNumberDue && (await checkPhone(rules, 'mobileNum', entry.phone)) !== null) found.mobileNum = BAD_NUMBER;
    setErrors(found);
    return found;
  };
  return { entry, values, errors, shown, set, leave, forget, note, checkNumber, checkAll };
}

/** What is wrong with a number; empty when nothing is. */
async function numberProblem(rules: RegisterRules, phone: Phone): Promise<readonly string[]> {
  if (phone.number === '') return ['auth.needsMobile'];
  return (await checkPhone(rules, 'mobileNum', phone)) === null ? [] : BAD_NUMBER;
}
