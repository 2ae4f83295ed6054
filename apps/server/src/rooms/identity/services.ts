import type { EndpointSpec } from '@fairlot/contract';
import type { Counter } from 'prom-client';
import type { Context } from '../../platform/http/index.ts';
import type { IdentityPlatform } from './ports.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';
import type { Captchas } from './captcha/captcha.ts';
import type { FirebaseTokens } from './login/firebase.ts';
import type { HumanCheck } from './login/human.ts';
import type { LoginGuard } from './login/login-guard.ts';
import type { Messages } from './messages/outbox.ts';
import type { ProviderName } from './social/login-provider.ts';
import type { Sessions } from './sessions/sessions.ts';

/** Dependencies of this room's actions. */
export interface IdentityServices {
  platform: IdentityPlatform;
  site: Site;
  protection: Protection;
  sessions: Sessions;
  captchas: Captchas;
  human: HumanCheck;
  guard: LoginGuard;
  messages: Messages;
  firebase: FirebaseTokens;
  /** The issuer of a connected login provider. */
  issuerOf: (provider: ProviderName) => string | undefined;
  logins: Counter<'method' | 'outcome'>;
}

/** The origin of a call, its language, and the cookie of its answer. */
export type Origin = Pick<Context<EndpointSpec>, 'ip' | 'userAgent' | 'language' | 'cookie' | 'device'>;
