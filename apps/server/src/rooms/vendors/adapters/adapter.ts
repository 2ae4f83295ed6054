import type { VendorOpenMode, VendorProtocol, VendorSettings } from '../../../config-vendors.ts';
import type { InboundAdapter } from '../gateway/port.ts';
import type { Fields } from '../gateway/wire.ts';

/** A protocol: the calls that come in, and those that we make. */
export interface VendorAdapter {
  protocol: VendorProtocol;
  /** Null where money is moved by us alone. */
  inbound: InboundAdapter | null;
  outbound: OutboundAdapter;
}

export interface OutboundAdapter {
  /** A call as the protocol writes and signs it. @param now epoch ms */
  encode(fields: Fields, settings: VendorSettings, now: number): Encoded;
  launchPath: string;
  launchFields(wanted: LaunchRequest, settings: VendorSettings): Fields;
  readLaunch(answer: Fields): LaunchAnswer;
  /** Where the vendor tells its games: `{games: [{code, name, category}]}`. */
  gamesPath: string;
  /** Null where games play with money there, so that a free round is no business of ours. */
  freeRounds: FreeRoundCalls | null;
}

/** How rounds without a stake are given and taken back; what is told twice is done once. */
export interface FreeRoundCalls {
  grantPath: string;
  grantFields(grant: FreeRoundGrant, settings: VendorSettings): Fields;
  cancelPath: string;
  cancelFields(id: string, settings: VendorSettings): Fields;
  /** Why the vendor does not give them; null when it does. */
  refusalIn(answer: Fields): string | null;
}

export interface FreeRoundGrant {
  /** Our name of the grant, which its wins refer to. */
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
  /** What the vendor calls the session, where that is not our token. */
  session: string | null;
}

/** The address in an answer; null when there is none. */
export function urlOf(value: unknown): string | null {
  return typeof value === 'string' && URL.canParse(value) ? value : null;
}
