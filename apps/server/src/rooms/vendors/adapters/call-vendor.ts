import type { VendorSettings } from '../../../config-vendors.ts';
import { callOutside } from '../../../platform/outside/call-outside.ts';
import { type Fields, parseObject } from '../gateway/wire.ts';
import { lookupOutside } from '../../../platform/post-outside.ts';
import { ADAPTERS } from './index.ts';

/** Longest wait for an answer of a vendor. */
const TIMEOUT_MS = 4000;
/** A page of a vendor's report has thousands of transactions. */
const MOST_BYTES = 16_000_000;

/** A vendor did not answer, or not what can be understood; what it has done is not known. */
export class VendorUnavailable extends Error {
  /** HTTP status of an answer that is no success. */
  readonly status: number | null;
  constructor(message: string, { status = null, ...options }: ErrorOptions & { status?: number | null } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** A vendor answered that it will not, in words that its adapter reads. */
export class VendorRefused extends VendorUnavailable {
  readonly answer: Fields;
  constructor(message: string, answer: Fields, status: number) {
    super(message, { status });
    this.answer = answer;
  }
}

/** HTTP states by which a call is answered, not lost: the same call again is told the same. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 409, 412, 422]);

/**
 * Calls a vendor's side in its protocol. Never inside a transaction.
 * @throws VendorRefused, VendorUnavailable
 */
export async function callVendor(settings: VendorSettings, path: string, fields: Fields): Promise<Fields> {
  const { body, headers } = ADAPTERS[settings.protocol].outbound.encode(fields, settings, Date.now());
  let text: Buffer;
  try {
    const response = await callOutside(`${settings.url}${path}`, {
      method: 'POST',
      body,
      headers,
      deadlineMs: TIMEOUT_MS,
      ...(settings.isPublicOnly ? { lookup: lookupOutside } : {}),
      mostBytes: MOST_BYTES,
    });
    text = response.body;
    if (!response.isOk) {
      const said = REFUSALS.has(response.status) ? parseObject(text) : null;
      const what = `${path} was answered with ${response.status}`;
      const { status } = response;
      throw said === null ? new VendorUnavailable(what, { status }) : new VendorRefused(what, said, status);
    }
  } catch (error) {
    if (error instanceof VendorUnavailable) throw error;
    throw new VendorUnavailable(`${path} was not answered`, { cause: error });
  }
  const answer = parseObject(text);
  if (answer === null) throw new VendorUnavailable(`${path} was answered with something unreadable`);
  return answer;
}
