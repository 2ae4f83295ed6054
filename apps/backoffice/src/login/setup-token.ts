/**
 * The token of the set-up address, removed immediately from the address bar and the browser's history; null without
 * one. It is kept only in the memory of this page.
 */
export function takeSetupToken(): string | null {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('token');
  if (address.pathname !== '/backoffice/setup' || token === null) return null;
  address.searchParams.delete('token');
  window.history.replaceState(null, '', address);
  return token;
}
