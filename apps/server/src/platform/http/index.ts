export { networkOf } from './network.ts';
export { type Ask, createAsk } from './ask.ts';
export {
  type Caller,
  type HumanProof,
  OPERATOR_COOKIE,
  type OperatorCall,
  type OperatorCaller,
  type OperatorVerifier,
  type SiteSwitches,
  PREVIEW_COOKIE,
  SESSION_COOKIE,
  TRIAL_TYPE,
  type Verifiers,
  VISITOR_COOKIE,
} from './caller.ts';
export { accepted } from './envelope.ts';
export type { FormFile } from './form.ts';
export { once } from './idempotency.ts';
export { prepared } from './prepared.ts';
export { createRateLimiter, type RateLimiter } from './rate-limit.ts';
export { isInheritedName } from './readable.ts';
export { registerRoute } from './register.ts';
export { type BoundRoute, type Context, fileRoute, type IdempotencyKey, route } from './route.ts';
export { createServer, hasKey } from './http-server.ts';
