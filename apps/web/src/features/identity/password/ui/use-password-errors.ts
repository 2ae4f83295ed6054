import { type RefObject, useState } from 'react';
import { focusField } from '../../dialogs/ui/focus-field.ts';
import type { PasswordErrors } from '../model/password-change.ts';

/** The problems that a form for a new password shows. */
export function usePasswordErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<PasswordErrors>({});
  /** Shows the problems and focuses the first wrong field. @returns whether there is one */
  const say = (found: PasswordErrors): boolean => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) focusField(form.current, first);
    return first !== undefined;
  };
  return { errors, say };
}
