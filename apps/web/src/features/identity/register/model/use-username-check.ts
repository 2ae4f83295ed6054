import { useMutation } from '@tanstack/react-query';
import { checkUsername } from '../api/check-username.ts';

const TAKEN = ['error.username.exists'] as const;

/**
 * Asks whether a username is free, when the player leaves the field. A failed question says nothing: the form asks
 * again when sent.
 */
export function useUsernameCheck() {
  const { mutate, data, reset } = useMutation({
    mutationFn: (username: string) => checkUsername({ query: { username } }),
  });
  return {
    check: mutate,
    clear: reset,
    isFree: data?.available === true,
    /** Text key when the name is taken. */
    errors: data?.available === false ? TAKEN : undefined,
  };
}
