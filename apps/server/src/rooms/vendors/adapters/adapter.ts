import type { VendorOpenMode, VendorProtocol, VendorSettings } from '../../../config/vendors.ts';
import type { InboundAdapter } from '../gateway/port.ts';
import type { Fields } from '../gateway/wire.ts';

/** A vendor protocol: incoming calls, and the calls that we make. */
export interface VendorAdapter {
  protocol: VendorProtocol;
  /** Null if only we move money. */
  inbound: InboundAdapter | null;
  outbound: OutboundAdapter;
}

export interface OutboundAdapter {
  /** Encodes and signs a call for the protocol. @param now epoch ms */
  encode(fields: Fields, settings: VendorSettings, now: number): Encoded;
  launchPath: string;
  launchFields(wanted: LaunchRequest, settings: VendorSettings): Fields;
  readLaunch(answer: Fields): LaunchAnswer;
  /** Path of the vendor's list of games: `{games: [{code, name, category}]}`. */
  gamesPath: string;
  /** Null if games play with money at the vendor, so that free rounds do not concern us. */
  freeRounds: FreeRoundCalls | null;
}

/** Calls that grant and cancel rounds without a stake; repeated calls take effect once. */
export interface FreeRoundCalls {
  grantPath: string;
  grantFields(grant: FreeRoundGrant, settings: VendorSettings): Fields;
  cancelPath: string;
  cancelFields(id: string, settings: VendorSettings): Fields;
  /** Why the vendor refuses them; null when it does not. */
  refusalIn(answer: Fields): string | null;
}

export interface FreeRoundGrant {
  /** Our id of the grant, to which its wins refer. */
  id: string;
  user: string;
  gameId: string;
  currency: string;
  rounds: number;
  valueMinor: bigint;
  from: Date;
  until: Date;
}

export interface Encoded {
  body: string;
  headers: Readonly<Record<string, string>>;
}

export interface LaunchRequest {
  user: string;
  token: string;
  gameId: string;
  currency: string;
  /** Lowercase tag, such as en. */
  language: string;
  ip: string;
  balanceMinor: bigint;
  isPlayMoney: boolean;
  prizeMode: string | null;
  lobbyUrl: string;
  depositUrl: string;
}

export interface LaunchAnswer {
  url: string | null;
  openMode: VendorOpenMode;
  /** The vendor's session name, where that is not our token. */
  session: string | null;
}

/** The address in an answer; null when there is none. */
export function urlOf(value: unknown): string | null {
  return typeof value === 'string' && URL.canParse(value) ? value : null;
}
