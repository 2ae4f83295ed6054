import type { Job } from '../jobs/loop.ts';
import type { SealedColumn } from '../reseal.ts';
import { isLoopback } from '../outside/is-loopback.ts';
import { isOutsideAddress } from '../post-outside.ts';
import { invalidField } from '../refusal.ts';

/** The settings of one connection; keys are in clear text. */
export interface Settings {
  url: string;
  fields: Readonly<Record<string, string>>;
  keys: Readonly<Record<string, string>>;
}

/** A setting that is not secret. Without a default it is required, unless it is optional. */
export interface FieldRule {
  default?: string;
  isOptional?: true;
  /** The accepted values. */
  options?: readonly string[];
  /** Whether an entered value is usable; not called without a value. */
  accepts?: (value: string) => boolean;
}

/** The result of a test. `detail` is the provider's answer. */
export interface Outcome {
  result: 'passed' | 'keys' | 'refused' | 'unanswered' | 'notConnected';
  detail: string;
}

/** A provider that operators can connect. A room lists its kinds. */
export interface Kind<Client> {
  provider: string;
  /** Purpose of the provider, if a room has several; see `oneOfGroup`. */
  group: string;
  /** Its published address, which an operator may replace; empty if there is none. */
  url: string;
  /** An operator must enter the address. */
  needsUrl?: true;
  fields: Readonly<Record<string, FieldRule>>;
  /** Names of its keys. They are stored and replaced together. */
  keys: readonly string[];
  /** It can be used without keys. */
  hasOptionalKeys?: true;
  /** Shortest accepted key. */
  shortestKey?: number;
  /**
   * Makes the client that calls the provider with these settings; absent if nothing is called. With `isPublicOnly`,
   * which holds for an address that operators entered, calls use `lookupOutside`.
   */
  createClient?: (settings: Settings, isPublicOnly: boolean) => Client;
  /** The settings that the environment variables give, which apply until an operator stores others. */
  environment: Settings | undefined;
  /** Codes of the reasons why the settings cannot be used; the console has their texts. */
  warnings?: (client: Client | undefined) => Promise<string[]>;
  /** Further values that the console shows, such as the address that the provider sends events to. */
  facts?: (client: Client | undefined) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
}

/** The connections of one room, as this process uses them. */
export interface Connections<Client> {
  room: string;
  kinds: readonly Kind<Client>[];
  /** The client of a provider; undefined while the provider is off or not connected. */
  clientOf(provider: string): Client | undefined;
  /** Clients with previous keys, which verify calls that the provider signed before it received the new ones. */
  formerOf(provider: string): readonly Client[];
  /**
   * The active provider of a group that allows only one; a provider from the console has precedence over one from the
   * environment.
   */
  oneOfGroup(group: string): { provider: string; client: Client } | undefined;
  isOn(provider: string): boolean;
  /** Whether a provider was ever connected; one that is off may still have open orders. */
  wasConnected(provider: string): boolean;
  refresh(): Promise<void>;
  /** Refreshes without waiting, after a change has committed; logs a failure. */
  refreshSoon(): void;
  /** To be contributed by the room: `jobs`, `sealed`. */
  job: Job;
  sealed: SealedColumn;
}

/** Any kind: for code that makes no client. */
export type AnyKind = Omit<Kind<never>, 'createClient' | 'warnings' | 'facts'>;

const SHORTEST_KEY = 8;

/**
 * The address that a connection calls: the entered one, or the published one where none was entered.
 * @throws Refusal request.invalid for one that we must not call
 */
export function addressOf({ url: published, needsUrl }: AnyKind, entered: string, isProduction: boolean): string {
  if (needsUrl === true && entered.trim() === '') throw invalidField('url', 'required');
  if (needsUrl !== true && (published === '' || entered.trim() === '')) return published;
  const url = entered.trim().replace(/\/+$/, '');
  const isNear = !isProduction && isLoopback(url) && /^https?:/.test(url);
  // Paths are appended to it. A query often holds a key, which packs and the audit trail would show.
  if (/[?#]/.test(url) || (!isNear && !isOutsideAddress(url, undefined))) throw invalidField('url', 'address');
  return url;
}

/** The entered fields, with defaults where nothing was entered. @throws Refusal request.invalid */
export function fieldsOf({ fields: rules }: AnyKind, entered: Readonly<Record<string, string>>) {
  for (const name of Object.keys(entered))
    if (!Object.hasOwn(rules, name)) throw invalidField(`fields.${name}`, 'unknown');
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => {
      const value = entered[name]?.trim() || (rule.default ?? '');
      if (value === '' && rule.isOptional !== true) throw invalidField(`fields.${name}`, 'required');
      const isKnown = rule.options?.includes(value) ?? true;
      if (value !== '' && (!isKnown || rule.accepts?.(value) === false)) throw invalidField(`fields.${name}`, 'format');
      return [name, value];
    }),
  );
}

/** The entered keys, or null when none was entered. @throws Refusal request.invalid */
export function keysOf(
  { keys: names, shortestKey = SHORTEST_KEY }: AnyKind,
  given: Readonly<Record<string, string>>,
): Record<string, string> | null {
  for (const name of Object.keys(given)) if (!names.includes(name)) throw invalidField(`keys.${name}`, 'unknown');
  const entered = names.map((name) => [name, (given[name] ?? '').trim()] as const);
  if (entered.every(([, value]) => value === '')) return null;
  for (const [name, value] of entered) {
    if (value === '') throw invalidField(`keys.${name}`, 'required');
    if (value.length < shortestKey) throw invalidField(`keys.${name}`, `at least ${shortestKey} characters`);
  }
  return Object.fromEntries(entered);
}
