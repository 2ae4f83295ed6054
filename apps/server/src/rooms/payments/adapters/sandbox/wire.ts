import { ProviderUnavailable } from '../adapter.ts';

const TIMEOUT_MS = 5000;

/** One call of the sandbox's payment API. @throws ProviderUnavailable when no JSON comes back */
export async function callSandbox(
  { url, apiKey }: { url: string; apiKey: string },
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(`${url}/pay/v1${path}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(init.headers as Record<string, string> | undefined),
        authorization: `Bearer ${apiKey}`,
        ...(init.body ? { 'content-type': 'application/json' } : {}),
      },
    });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    throw new ProviderUnavailable('the sandbox does not answer', { cause: error });
  }
}

/** A text of an answer that is not too long to be kept, or null. */
export function textOf(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return null;
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' && value !== '' && value.length <= 2000 ? value : null;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // told by the review that an unreadable event opens
  }
}
