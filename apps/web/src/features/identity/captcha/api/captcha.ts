import type { identity } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const fetchCaptcha = defineCall<typeof identity.captcha>('GET /wps/captcha', {
  auth: 'public',
  moduleId: 'VALID_CAPTCHA3',
});

/**
 * A one-time image (PNG, base64); never shared between forms, never cached. Only the form replaces it: a change of the
 * language must not invalidate a typed answer.
 */
export const captchaQuery = (form: string, isNeeded: boolean) =>
  queryOptions({
    queryKey: ['identity', 'captcha', form],
    queryFn: ({ signal }) => fetchCaptcha({}, { signal }),
    enabled: isNeeded,
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
