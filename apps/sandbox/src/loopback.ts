/**
 * Whether the text is an http(s) address of this machine. The sandbox sends webhooks and visitors
 * nowhere else, so a copy that runs by mistake cannot be used against others.
 */
export function isLoopbackUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (username !== '' || password !== '') return false;
  // The URL parser has already turned every IPv4 spelling into four decimal numbers.
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
