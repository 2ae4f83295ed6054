import { randomBytes } from 'node:crypto';
import type { identity, ValueOf } from '@fairlot/contract';
import { type Context, TRIAL_TYPE } from '../../../platform/http/index.ts';
import { requireFlag } from '../flags.ts';
import { presentLogin } from '../profile/present.ts';
import type { IdentityServices } from '../services.ts';
import { createMember } from './create-member.ts';

const TRIAL_HOURS = 24;
const PLAY_MONEY = 'FUN';
/** The answer while free play is closed (Z-62), with `trial` 0: no member is created or logged in. */
const CLOSED = { trial: 0, trialName: '', token: '', userName: '', customerType: TRIAL_TYPE, firstTimeLogin: false };

/** Creates a trial member with play money. Member, money and session are created in one transaction. */
export async function startTrial(
  services: IdentityServices,
  context: Context<typeof identity.testPlay>,
): Promise<ValueOf<typeof identity.testPlay>> {
  const { platform, site, sessions } = services;
  const { ip, userAgent, cookie } = context;
  await requireFlag(site, 'FREEPLAY3');
  if (!(await site.setting('identity')).trialOpen) return CLOSED;
  // The hyphen separates trial names from all names that can be registered.
  const account = `guest-${randomBytes(5).toString('hex')}`;
  const session = await platform.db.transaction(async (tx) => {
    const memberId = await createMember(tx, services, {
      account,
      type: TRIAL_TYPE,
      asset: PLAY_MONEY,
      passwordHash: null,
      trialHours: TRIAL_HOURS,
      ip,
    });
    await platform.person.equip(tx, { memberId, asset: PLAY_MONEY, as: 'trial' });
    return sessions.open(tx, memberId, { userAgent, ip });
  });
  cookie.set(session.cookie);
  return {
    ...presentLogin({ account, type: TRIAL_TYPE, mustChangePassword: false }, session.token),
    trialName: account,
    trial: 1,
  };
}
