import { useLayoutEffect } from 'react';

const RENEWED_KEY = 'gameOriginRenewed';

/**
 * Reloads a page whose content security policy is older than the vendor and blocks the vendor's frame. Once per origin,
 * since the current policy may allow it.
 */
export function useFreshPolicy(origin: string): void {
  // Registered before the browser reports a blocked frame of this render.
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
