import type { Wiring } from './wallet.ts';

const TIMEOUT_MS = 8000;

export type Request = {
  code: string;
  /** Path below the vendor's callbacks, such as `/transaction/bet`. */
  path: string;
  /** Short description of the call. */
  what: string;
  contentType: string;
  body: string;
  /** Signs the body; called again for each attempt, because some signatures contain the time. */
  sign(body: string): Record<string, string>;
};

export type Reply = { status: number; value: Record<string, unknown> };

/** Calls the operator; null when the answer is unreadable. Transport faults are applied here. */
export async function send(wiring: Wiring, request: Request): Promise<Reply | null> {
  const { faults } = wiring;
  const { code } = request;
  const delay = faults.take(code, 'delay');
  if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay.ms));
  const isForged = faults.take(code, 'wrongSignature') !== undefined;
  const isTwice = faults.take(code, 'duplicate') !== undefined;
  const flood = faults.take(code, 'flood');
  const copies = flood === undefined ? Number(isTwice) : 30;
  const others = Array.from({ length: copies }, () => once(wiring, request, isForged, flood ? 'flood' : 'duplicate'));
  const reply = await once(wiring, request, isForged, faultWord(delay !== undefined, isForged));
  await Promise.all(others);
  return faults.take(code, 'dropAnswer') === undefined ? reply : null;
}

function faultWord(isLate: boolean, isForged: boolean): string {
  if (isForged) return 'wrongSignature';
  return isLate ? 'delay' : '';
}

async function once(wiring: Wiring, request: Request, isForged: boolean, fault: string): Promise<Reply | null> {
  const { code, path, what, body, contentType, sign } = request;
  const startedAt = Date.now();
  const note = (status: string) =>
    wiring.faults.note({ at: startedAt, code, what, fault, status, tookMs: Date.now() - startedAt });
  try {
    const response = await fetch(`${wiring.callbackBase}/${code}${path}`, {
      method: 'POST',
      headers: { 'content-type': contentType, ...sign(isForged ? `${body} ` : body) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const value: unknown = await response.json();
    note(`${response.status} ${shortly(value)}`);
    return { status: response.status, value: asRecord(value) };
  } catch (error) {
    // No connection, timeout or invalid JSON: the caller rolls back what may have happened.
    note(error instanceof Error ? error.name : 'no answer');
    return null;
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function shortly(value: unknown): string {
  const { status, error_code: slotegrator, code } = asRecord(value);
  const said = status ?? slotegrator ?? code ?? 'OK';
  return typeof said === 'string' || typeof said === 'number' ? String(said) : 'unreadable';
}
