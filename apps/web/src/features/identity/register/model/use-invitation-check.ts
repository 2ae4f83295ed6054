import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
import { errorKey } from '../../../../shared/i18n/use-text.ts';
import { checkAffiliate } from '../api/affiliate.ts';

/** Error codes about the invitation code or its link. Other errors are ignored; the code is checked again on submit. */
const ABOUT_CODE: ReadonlySet<string> = new Set(['invitation.code.error', 'referrer.invalid']);

/**
 * Checks whether an invitation code exists on this domain. The code of the visitor's link is checked immediately, a
 * typed one on blur. `onBad` gets the text keys.
 */
export function useInvitationCheck(
  invitation: string | null,
  onBad: (keys: readonly string[]) => void,
): (code: string) => void {
  const { mutate } = useMutation({
    mutationFn: (code: string) => checkAffiliate({ query: { code, domain: location.hostname } }),
    onError: (failure) => {
      const code = errorCodeOf(failure);
      if (ABOUT_CODE.has(code)) onBad([errorKey(code)]);
    },
  });
  useEffect(() => {
    if (invitation !== null) mutate(invitation);
  }, [invitation, mutate]);
  return mutate;
}
