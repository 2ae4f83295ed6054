/**
 * The token of the set-up address, taken out of the address bar and the browser's history at once; null without one.
 * It lives in the memory of this page alone.
 */
export function takeSetupToken(): string | null {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('token');
  if (address.pathname !== '/backoffice/setup' || token === null) return null;
  address.searchParams.delete('token');
  window.history.replaceState(null, '', address);
  return token;
}
