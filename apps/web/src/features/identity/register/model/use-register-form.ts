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
} from './register-model.ts';
import { usePhone } from '../../contact/model/use-phone.ts';

const BAD_NUMBER = ['auth.error_phone_number_limit'] as const;

/** Values and problems of the form. Both methods of registering share them, so that switching loses nothing. */
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
    // A changed password may invalidate the confirmation.
    if (field === 'password' && values.confirmPassword !== '')
      note('confirmPassword', checkField(rules, method, 'confirmPassword', { ...values, password: value }));
  };
  const note = (field: RegisterField, found: readonly string[]) =>
    setErrors((now) => ({ ...now, [field]: found.length > 0 ? found : undefined }));

  /** The number if it is valid; shows the problem at the field otherwise. */
  const checkNumber = async (): Promise<Phone | null> => {
    const phone = await entry.settle();
    const found = await numberProblem(rules, phone);
    note('mobileNum', found);
    return found.length === 0 ? phone : null;
  };
  /** Validates a field on blur and returns whether it is valid; empty fields are validated on submit. */
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
  /** Validates all fields and returns the problems. */
  const checkAll = async (): Promise<RegisterErrors> => {
    const found = checkFields(rules, method, values);
    const isNumberDue = shown.includes('mobileNum') && values.mobileNum !== '' && found.mobileNum === undefined;
    const wrong = isNumberDue ? await numberProblem(rules, await entry.settle()) : [];
    if (wrong.length > 0) found.mobileNum = wrong;
    setErrors(found);
    return found;
  };
  return { entry, values, errors, shown, set, leave, forget, note, checkNumber, checkAll };
}

/** Problems of a number; empty when it is valid. */
async function numberProblem(rules: RegisterRules, phone: Phone): Promise<readonly string[]> {
  if (phone.number === '') return ['auth.needsMobile'];
  const found = await checkPhone(rules, 'mobileNum', phone);
  if (found === null) return [];
  return phone.dialingCode === '' ? [found.key] : BAD_NUMBER;
}
