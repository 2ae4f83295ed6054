import type { VendorSettings } from '../../../config/vendors.ts';
import { callOutside } from '../../../platform/outside/call-outside.ts';
import { type Fields, parseObject } from '../gateway/wire.ts';
import { lookupOutside } from '../../../platform/post-outside.ts';
import { ADAPTERS } from './index.ts';

/** Timeout of a call to a vendor. */
const TIMEOUT_MS = 4000;
/** Maximum size of an answer: a page of a vendor's report has thousands of transactions. */
const MOST_BYTES = 16_000_000;

/** A vendor did not answer, or not intelligibly; whether it acted is unknown. */
export class VendorUnavailable extends Error {
  /** HTTP status of an unsuccessful answer. */
  readonly status: number | null;
  constructor(message: string, { status = null, ...options }: ErrorOptions & { status?: number | null } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** A vendor refused, with an answer that its adapter reads. */
export class VendorRefused extends VendorUnavailable {
  readonly answer: Fields;
  constructor(message: string, answer: Fields, status: number) {
    super(message, { status });
    this.answer = answer;
  }
}

/** HTTP statuses of a definite answer: the same call gets the same answer again. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 409, 412, 422]);

/**
 * Calls a vendor in its protocol. Never inside a transaction.
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
