import { callProvider } from '../call.ts';

/** Calls the sandbox's payment API. @throws ProviderUnavailable when the answer is not JSON */
export function callSandbox(
  { url, apiKey }: { url: string; apiKey: string },
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; body: unknown }> {
  return callProvider('the sandbox', `${url}/pay/v1${path}`, {
    ...init,
    headers: {
      ...init.headers,
      authorization: `Bearer ${apiKey}`,
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
}
