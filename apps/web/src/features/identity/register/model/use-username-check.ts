import { useMutation } from '@tanstack/react-query';
import { checkUsername } from '../api/check-username.ts';

const TAKEN = ['error.username.exists'] as const;

/** Checks on blur whether a username is available. A failed check is ignored; the name is checked again on submit. */
export function useUsernameCheck() {
  const { mutate, data, reset } = useMutation({
    mutationFn: (username: string) => checkUsername({ query: { username } }),
  });
  return {
    check: mutate,
    clear: reset,
    isFree: data?.available === true,
    /** Text key if the name is taken. */
    errors: data?.available === false ? TAKEN : undefined,
  };
}
