import type { EndpointSpec } from '@fairlot/contract';
import type { Counter } from 'prom-client';
import type { Tx } from '../../platform/db/index.ts';
import type { Context } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';
import type { Captchas } from './captcha/captcha.ts';
import type { FirebaseTokens } from './firebase.ts';
import type { HumanCheck } from './human.ts';
import type { LoginGuard } from './login-guard.ts';
import type { Messages } from './messages/outbox.ts';
import type { Sessions } from './sessions.ts';

/** Gives a new trial member the play money, inside the transaction that makes the member. */
export type FundTrial = (tx: Tx, memberId: bigint) => Promise<void>;
/** @throws Refusal when the member may not leave yet, such as account.balance.left */
export type MayClose = (tx: Tx, memberId: bigint, asset: string) => Promise<void>;

/** Removes what other rooms keep about the person, in the transaction that closes the account. */
export type EraseOthers = (tx: Tx, memberId: bigint) => Promise<void>;

/** What leaving an account depends on outside this room. */
export interface Closing {
  mayClose: MayClose;
  eraseOthers: EraseOthers;
}

/** What other rooms keep about a member, part by part, for the export of personal data. */
export type ExportOthers = (memberId: bigint, asset: string) => Promise<Record<string, unknown>>;

/** What the actions of this room work with. */
export interface IdentityServices {
  platform: Platform;
  site: Site;
  protection: Protection;
  sessions: Sessions;
  captchas: Captchas;
  human: HumanCheck;
  guard: LoginGuard;
  messages: Messages;
  firebase: FirebaseTokens;
  logins: Counter<'method' | 'outcome'>;
}

/** Where a call comes from, its language, and the cookie of its answer. */
export type Origin = Pick<Context<EndpointSpec>, 'ip' | 'userAgent' | 'language' | 'cookie'>;
