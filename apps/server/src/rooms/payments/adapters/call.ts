import type { IncomingHttpHeaders } from 'node:http';
import { amountDecimals } from '@fairlot/money';
import { callOutside } from '../../../platform/outside/call-outside.ts';
import { lookupOutside } from '../../../platform/post-outside.ts';
import { ProviderUnavailable } from './adapter.ts';

const TIMEOUT_MS = 5000;

/**
 * Calls a provider that answers JSON.
 * @param isPublicOnly refuses names that resolve to private addresses
 * @throws ProviderUnavailable when it does not
 */
export async function callProvider(
  name: string,
  address: string,
  init: { method?: string; headers: Record<string, string>; body?: string },
  isPublicOnly = false,
): Promise<{ status: number; body: unknown; headers: IncomingHttpHeaders }> {
  try {
    const { status, body, headers } = await callOutside(address, {
      ...init,
      deadlineMs: TIMEOUT_MS,
      ...(isPublicOnly ? { lookup: lookupOutside } : {}),
    });
    return { status, body: JSON.parse(body.toString()), headers };
  } catch (error) {
    throw new ProviderUnavailable(`${name} does not answer`, { cause: error });
  }
}

/** A field of an answer, undefined if there is none. */
export function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;
}

/** A text of an answer that can be stored, or null: not too long, without NUL and halves of characters. */
export function textOf(body: unknown, name: string): string | null {
  const value = fieldOf(body, name);
  if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed()) return null;
  return value !== '' && value.length <= 2000 ? value : null;
}

/** A whole number of an answer without loss of precision, or null. */
export function wholeOf(body: unknown, name: string): number | null {
  const value = fieldOf(body, name);
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the review that an unreadable event opens reports this
  }
}

/** The address to which the player is sent: only http(s) is accepted from a provider's answer. */
export function webAddress(text: string | null): string | null {
  return text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}

/**
 * Converts amounts of a provider that uses units with this number of decimals to our minor units and back.
 * @throws RangeError when an amount is finer than the provider's unit
 */
export function unitsToMinor(units: number | bigint, decimals: number): bigint {
  return shift(BigInt(units), amountDecimals() - decimals);
}

export function minorToUnits(amountMinor: bigint, decimals: number): number {
  return Number(shift(amountMinor, decimals - amountDecimals()));
}

function shift(amount: bigint, places: number): bigint {
  const factor = 10n ** BigInt(Math.abs(places));
  if (places >= 0) return amount * factor;
  if (amount % factor !== 0n) throw new RangeError('The amount is finer than the unit it is counted in');
  return amount / factor;
}
