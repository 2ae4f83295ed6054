/** Whether the text is an http(s) address without credentials, as a link may have. */
export function isWebUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
}

/**
 * Whether the text is an http(s) address of this machine. The sandbox sends webhooks nowhere else, so a copy that runs
 * by mistake cannot be used against others.
 */
export function isLoopbackUrl(text: string): boolean {
  if (!isWebUrl(text)) return false;
  const { hostname } = new URL(text);
  // The URL parser has already turned every IPv4 spelling into four decimal numbers.
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
