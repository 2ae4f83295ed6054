import type { site, ValueOf } from '@fairlot/contract';
import type { FastifyRequest } from 'fastify';
import type { ProfileSigning } from './install/profile-signer.ts';
import type { Asking, PageAsk } from '@fairlot/web/app/page-ask';

export type SiteStatus = Pick<ValueOf<typeof site.systemStatus>, 'status' | 'location' | 'maintenanceUntil' | 'opened'>;

/** Lets a page call the rooms while it is rendered; the web app declares which answers its pages need. */
export type AskAs = (asking: Asking) => PageAsk;

/** The member of a session cookie. */
export interface WebCaller {
  memberId: string;
  userName: string;
  /** Customer type; 4 is a trial member. */
  type: number;
  nickname: string | null;
  currency: string;
}

export interface WebLog {
  error: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
}

export interface WebDeps {
  log: WebLog;
  isProduction: boolean;
  /** Folder of the built web app, with `client` and `server` in it. */
  distDir: string;
  /** Origins of vendors whose games are shown in a frame; vendors may be added at any time. */
  frameOrigins: () => readonly string[];
  /** Origin that players open. */
  publicOrigin: string;
  /** Files for signing iPhone profiles. */
  profileSigning: ProfileSigning | undefined;
  /** The merchant's Android app; null if there is none. */
  androidApp: () => Promise<{ packageName: string; fingerprints: readonly string[] } | null>;
  /** Text in the user agent of the merchant's own app. */
  appMarker: () => Promise<string>;
  /** Counts a page rendered for a visitor. @throws Refusal rate.limited */
  countPage: (request: FastifyRequest) => void;
  /** Counts a visit that a page begins. */
  countVisit: () => void;
  askAs: AskAs;
  /** Whether the member is on a break or excluded, and must get no marketing. */
  isAway: (member: WebCaller) => Promise<boolean>;
  /** Whether the site serves the visitor who sends this request. */
  siteStatus: (request: FastifyRequest) => Promise<SiteStatus>;
  /** Null without a cookie and for an ended session. */
  sessionFromCookie: (request: FastifyRequest) => Promise<WebCaller | null>;
}
