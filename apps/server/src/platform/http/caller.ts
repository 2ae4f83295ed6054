import type { LoginStep, Permission } from '@fairlot/contract';

/** Who calls: travels in the request context, so that rooms do not ask identity for it. */
export interface Caller {
  memberId: bigint;
  userName: string;
  /** Customer type of the specification; 4 is a trial member. */
  type: number;
  /** Asset the member plays with: the merchant's currency, or FUN for trial members. */
  asset: string;
  labels: readonly string[];
  sessionId: string;
}

export const TRIAL_TYPE = 4;

/** What a form carries to show that a person sends it. */
export interface HumanProof {
  captcha?: string | undefined;
  captchaId?: string | undefined;
  altcha?: string | undefined;
}

/** What identity does for every request; registered once at start. */
export interface Verifiers {
  /** The caller of a token that is used with its own cookie, else null. */
  authenticate(token: string, cookie: string | undefined): Promise<Caller | null>;
  /** The member whose session the cookie names: enough to render pages and open events, for nothing else. */
  callerOfCookie(cookie: string): Promise<Caller | null>;
  /** Decrypts a payload; refuses unknown keys, stale and replayed ones. */
  decrypt(encryptionHeader: string | undefined, data: string): Promise<unknown>;
  /** Uses up a captcha, or work done instead of one. @throws Refusal captcha.error when neither is right */
  demandHuman(proof: HumanProof): Promise<void>;
  /** Whether this is the member's payment password; null when none was set. @throws Refusal login.locked */
  checkPaymentPassword(memberId: bigint, paymentPassword: string, ip: string): Promise<boolean | null>;
}

/** An operator, on a call that acts for one. */
export interface OperatorCaller {
  operatorId: bigint;
  name: string;
  role: string;
  permissions: readonly Permission[];
  /** Only `open` is logged in; the others may call what names their step. */
  step: LoginStep;
  sessionId: string;
  /** The token by which a program calls; a person has none. */
  tokenId?: bigint;
}

/** A call of operators, as it is kept where a program made it. */
export interface OperatorCall {
  id: string;
  ip: string;
  /** The console makes it by itself, and it does not count as use of the session. */
  isBackground: boolean;
}

/** Who knows operators; registered once at start. */
export interface OperatorVerifier {
  /** The operator of a token that is used with its own cookie, or of one that was made for a program; else null. */
  authenticate(token: string, cookie: string | undefined, call: OperatorCall): Promise<OperatorCaller | null>;
}

export const SESSION_COOKIE = 'fairlot_sid';
/** Names a browser without an account, for what one of its visitors began. */
export const VISITOR_COOKIE = 'fairlot_visit';
export const DEVICE_COOKIE = 'fairlot_dev';
export const OPERATOR_DEVICE_COOKIE = 'fairlot_opdev';
export const OPERATOR_COOKIE = 'fairlot_op';

/** What closes calls of members, and how they carry their token. */
export interface SiteSwitches {
  /** Whether the site is closed for maintenance, by hand or by a window. */
  isInMaintenance(): Promise<boolean>;
  /** Whether the site was opened; before that members and visitors change nothing. */
  isOpened(): Promise<boolean>;
  /** Whether money calls are refused because the system is being upgraded. */
  isUpgrading(): Promise<boolean>;
  /** Whether a session token may stand in the query or body of a call. */
  takesTokenInQuery(): Promise<boolean>;
}
