import type { LoginStep, Permission } from '@fairlot/contract';

/** The calling member. The request context carries it, so that rooms need not query identity. */
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

/** Proof in a form that a person submits it. */
export interface HumanProof {
  captcha?: string | undefined;
  captchaId?: string | undefined;
  altcha?: string | undefined;
}

/** The identity room's checks for every request; registered once at start. */
export interface Verifiers {
  /** The caller of a token that is used with the cookie it was issued with, else null. */
  authenticate(token: string, cookie: string | undefined): Promise<Caller | null>;
  /** The member whose session the cookie identifies. This is only enough to render pages and open event streams. */
  callerOfCookie(cookie: string): Promise<Caller | null>;
  /** Decrypts a payload; refuses unknown keys and stale or replayed payloads. */
  decrypt(encryptionHeader: string | undefined, data: string): Promise<unknown>;
  /** Consumes a captcha, or a proof of work in its place. @throws Refusal captcha.error when neither is valid */
  requireHuman(proof: HumanProof): Promise<void>;
  /** Whether this is the member's payment password; null when none is set. @throws Refusal login.locked */
  checkPaymentPassword(memberId: bigint, paymentPassword: string, ip: string): Promise<boolean | null>;
}

/** The operator of a call that requires one. */
export interface OperatorCaller {
  operatorId: bigint;
  name: string;
  role: string;
  permissions: readonly Permission[];
  /** Only `open` is logged in; in other steps only the calls that name the step are allowed. */
  step: LoginStep;
  sessionId: string;
  /** The API token of a program; absent for a person. */
  tokenId?: bigint;
}

/** An operator's call, as logged when a program made it. */
export interface OperatorCall {
  id: string;
  ip: string;
  /** The console makes the call on its own; it does not count as activity of the session. */
  isBackground: boolean;
}

/** Identifies operators; registered once at start. */
export interface OperatorVerifier {
  /** The operator of a session token that is used with its own cookie, or of an API token of a program; else null. */
  authenticate(token: string, cookie: string | undefined, call: OperatorCall): Promise<OperatorCaller | null>;
}

export const SESSION_COOKIE = 'fairlot_sid';
/** Cookie that identifies a browser without an account, for actions that its visitor began. */
export const VISITOR_COOKIE = 'fairlot_visit';
/** Cookie of an operator's browser that shows the pages of a site that is not open yet. */
export const PREVIEW_COOKIE = 'fairlot_preview';
export const DEVICE_COOKIE = 'fairlot_dev';
export const OPERATOR_DEVICE_COOKIE = 'fairlot_opdev';
export const OPERATOR_COOKIE = 'fairlot_op';

/** Site settings that block members' calls or determine how they carry their token. */
export interface SiteSwitches {
  /** Whether the site is closed for maintenance, manually or by a scheduled window. */
  isInMaintenance(): Promise<boolean>;
  /** Whether the site serves this address; false in a restricted region. */
  servesAddress(ip: string): Promise<boolean>;
  /** Whether the site was opened; before that, members and visitors cannot change anything. */
  isOpened(): Promise<boolean>;
  /** Whether money calls are refused because the system is being upgraded. */
  isUpgrading(): Promise<boolean>;
  /** Whether a call may carry its session token in the query or body. */
  takesTokenInQuery(): Promise<boolean>;
}
