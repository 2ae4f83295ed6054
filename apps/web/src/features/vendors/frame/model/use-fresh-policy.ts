import { useLayoutEffect } from 'react';

const RENEWED_KEY = 'gameOriginRenewed';

/**
 * A page that was loaded before its vendor was added does not allow the vendor's frame. It is loaded again, once for
 * each origin, since the policy of now may allow it.
 */
export function useFreshPolicy(origin: string): void {
  // Before the browser reports what it blocked in the frame of this render.
  useLayoutEffect(() => {
    const renew = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      const isOurs = effectiveDirective === 'frame-src' && blockedURI.startsWith(origin);
      if (!isOurs || sessionStorage.getItem(RENEWED_KEY) === origin) return;
      sessionStorage.setItem(RENEWED_KEY, origin);
      window.location.reload();
    };
    document.addEventListener('securitypolicyviolation', renew);
    return () => document.removeEventListener('securitypolicyviolation', renew);
  }, [origin]);
}
