import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
import { errorKey } from '../../../../shared/i18n/use-text.ts';
import { checkAffiliate } from '../api/affiliate.ts';

/** Refusals that are about the code or its link; any other says nothing, the form asks again when it is sent. */
const ABOUT_CODE: ReadonlySet<string> = new Set(['invitation.code.error', 'referrer.invalid']);

/**
 * Asks whether an invitation code is somebody's: the one of the link that brought the visitor at once, with the domain
 * of that link, one that is typed when its player leaves the field. `onBad` gets the text keys.
 */
export function useInvitationCheck(
  invitation: string | null,
  onBad: (keys: readonly string[]) => void,
): (code: string) => void {
  const { mutate } = useMutation({
    mutationFn: ({ code, domain }: { code: string; domain?: string }) =>
      checkAffiliate({ query: { code, ...(domain !== undefined && { domain }) } }),
    onError: (failure) => {
      const code = errorCodeOf(failure);
      if (ABOUT_CODE.has(code)) onBad([errorKey(code)]);
    },
  });
  useEffect(() => {
    if (invitation !== null) mutate({ code: invitation, domain: location.hostname });
  }, [invitation, mutate]);
  return (code) => mutate({ code });
}
