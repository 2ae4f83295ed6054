import type { IncomingHttpHeaders } from 'node:http';
import type { ScreenedPerson } from '../../identity/ports.ts';

/** An external provider's answer to a read-only call. */
export interface Probe {
  /** 200 when it works; another status of HTTP when not. */
  status: number;
  /** The party's own text, empty without one. */
  detail: string;
  areKeysRefused: boolean;
}

/** Findings of a provider of identity checks; texts are as on the document. */
export type IdentityReport =
  | { state: 'pending' }
  | { state: 'unknown' }
  | { state: 'refused'; note: string | null }
  | { state: 'approved'; name: string; birthDate: string; expiresOn: string | null; postcode: string | null };

export interface IdentityQuestion {
  ref: string;
  /** identityCard, passport or drivingLicence. */
  kind: string;
  /** By side (front, back, face), JPEG in base64. */
  pictures: Readonly<Record<string, string>>;
  webhookUrl: string;
}

/** Checks members' documents. Calls reject with PartyUnavailable when there is no trustworthy answer. */
export interface IdentityProvider {
  /** Sends documents; the same `ref` again is the same check. */
  submit(question: IdentityQuestion): Promise<IdentityReport>;
  ask(ref: string): Promise<IdentityReport>;
  /**
   * Verifies a webhook over its exact bytes. Returns null when it is not authentic. `report` is null if the webhook
   * names only the check, which is then queried.
   */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders): { ref: string; report: IdentityReport | null } | null;
  probe(): Promise<Probe>;
}

/** An exclusion register's finding about a person; `until` is null if it names no end. */
export interface RegisterFinding {
  isExcluded: boolean;
  until: Date | null;
}

/** A register of excluded persons. Calls reject with PartyUnavailable when there is no trustworthy answer. */
export interface ExclusionRegister {
  /** Whether enough is known about a person to query the register. */
  canAsk(person: ScreenedPerson): boolean;
  /** Queries one person who waits for the answer. */
  ask(person: ScreenedPerson): Promise<RegisterFinding>;
  /** Queries many persons in one call; findings in the order of the persons. */
  askAll(people: readonly ScreenedPerson[]): Promise<readonly RegisterFinding[]>;
  probe(): Promise<Probe>;
}

/** A provider of sanctions lists. */
export interface SanctionList {
  /** Names of the lists with a matching person; empty when clear. @throws PartyUnavailable */
  search(person: { name: string; birthDate: string }): Promise<readonly string[]>;
  probe(): Promise<Probe>;
}

/** A provider's text without NUL, which the database does not store; any other value unchanged. */
export const storable = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '') : value);
