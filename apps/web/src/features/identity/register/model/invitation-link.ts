/** Query parameters that may contain the code of an affiliate link. */
const PARAMETERS = ['affiliateCode', 'code'] as const;
const CODE = /^[A-Za-z0-9]{4,32}$/;

/** The invitation code in an address; null without one. */
export function invitationOf(address: string): string | null {
  const { searchParams } = new URL(address, 'http://fairlot.invalid');
  const found = PARAMETERS.map((name) => searchParams.get(name)).find((code) => code !== null);
  return found !== undefined && found !== null && CODE.test(found) ? found : null;
}

/** The code in the current address, else in the address with which the visitor opened this tab. */
export function readInvitation(): string | null {
  const [landing] = performance.getEntriesByType('navigation');
  return invitationOf(location.href) ?? (landing === undefined ? null : invitationOf(landing.name));
}
