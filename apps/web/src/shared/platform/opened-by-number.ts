type Place = Pick<Location, 'hostname' | 'port' | 'protocol'>;

/** Whether the page was opened by an IP address, for which browsers create no passkeys. */
export function isOpenedByNumber({ hostname }: Place): boolean {
  return hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);
}

/** The same site under the local machine's name (localhost); null for the address of another machine. */
export function namedOrigin({ hostname, port, protocol }: Place): string | null {
  const isOwn = hostname === '[::1]' || hostname.startsWith('127.');
  return isOwn ? `${protocol}//localhost${port === '' ? '' : `:${port}`}` : null;
}
