import type { IncomingHttpHeaders } from 'node:http';
import type { ScreenedPerson } from '../../identity/ports.ts';

/** What a party answered to a call that changes nothing. */
export interface Probe {
  status: number;
  /** Words of the party, empty for none. */
  detail: string;
  areKeysRefused: boolean;
}

/** What a provider of identity checks found; texts are as the document has them. */
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

/** Checks documents of members. Calls reject with PartyUnavailable when no trustworthy answer comes. */
export interface IdentityProvider {
  /** Sends documents; the same `ref` again is the same check. */
  submit(question: IdentityQuestion): Promise<IdentityReport>;
  ask(ref: string): Promise<IdentityReport>;
  /**
   * Verifies a webhook over its exact bytes. Returns null for one that is not the provider's own. `report` is null
   * where the webhook names the check alone, which is then asked about.
   */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders): { ref: string; report: IdentityReport | null } | null;
  probe(): Promise<Probe>;
}

/** What a register of exclusions answers about a person; `until` is null where it names no end. */
export interface RegisterFinding {
  isExcluded: boolean;
  until: Date | null;
}

/** A register of excluded persons. Calls reject with PartyUnavailable when no trustworthy answer comes. */
export interface ExclusionRegister {
  /** Whether enough is known of a person for the register to answer. */
  canAsk(person: ScreenedPerson): boolean;
  /** Asks about a person who waits for the answer. */
  ask(person: ScreenedPerson): Promise<RegisterFinding>;
  /** Asks about many persons at once; findings in the order of the persons. */
  askAll(people: readonly ScreenedPerson[]): Promise<readonly RegisterFinding[]>;
  probe(): Promise<Probe>;
}

/** Lists of sanctions. */
export interface SanctionList {
  /** Names of the lists that have such a person; none is clear. @throws PartyUnavailable */
  search(person: { name: string; birthDate: string }): Promise<readonly string[]>;
  probe(): Promise<Probe>;
}
