import type { FastifyRequest } from 'fastify';
import type { ProfileSigning } from './install/profile-signer.ts';
import type { Asking, PageAsk } from '@fairlot/web/app/page-ask';

/** How a page asks the rooms while it is rendered; the web app says which answers its pages are made of. */
export type AskAs = (asking: Asking) => PageAsk;

/** The member that a session cookie belongs to. */
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
  /** Origins of vendors whose games stand in a frame of ours; vendors may be added at any time. */
  frameOrigins: () => readonly string[];
  /** Origin that players open. */
  publicOrigin: string;
  /** Files that profiles for iPhone are signed with. */
  profileSigning: ProfileSigning | undefined;
  /** The merchant's Android app; null without. */
  androidApp: () => Promise<{ packageName: string; fingerprints: readonly string[] } | null>;
  /** Counts a page that is made for a visitor. @throws Refusal rate.limited */
  countPage: (request: FastifyRequest) => void;
  askAs: AskAs;
  /** Null without a cookie and with one that is over. */
  sessionFromCookie: (request: FastifyRequest) => Promise<WebCaller | null>;
}
