import type { Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';
import type { Captchas } from './captcha/captcha.ts';
import type { LoginGuard } from './login-guard.ts';
import type { Sessions } from './sessions.ts';

/** Gives a new trial member the play money, inside the transaction that makes the member. */
export type FundTrial = (tx: Tx, memberId: bigint) => Promise<void>;

/** What the actions of this room work with. */
export interface IdentityServices {
  platform: Platform;
  site: Site;
  protection: Protection;
  sessions: Sessions;
  captchas: Captchas;
  guard: LoginGuard;
}
