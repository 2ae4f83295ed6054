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
