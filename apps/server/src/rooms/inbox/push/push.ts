import { inbox as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { InboxPlatform } from '../ports.ts';
import { createLanes } from '../../../platform/jobs/lanes.ts';
import type { Job } from '../../../platform/jobs/loop.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { presentMail } from '../present.ts';
import { isOutsideAddress, postOutside } from '../../../platform/post-outside.ts';
import { openPushKeys } from './keys.ts';
import { minuteOfDay, minutesOfSilence } from './quiet.ts';
import {
  dropDevice,
  dropPush,
  type DuePush,
  forgetDevice,
  keepDevice,
  postponePush,
  readQuiet,
  takeDue,
  writeQuiet,
} from './store.ts';
import { encryptPush, vapidHeader, type VapidKeys } from './web-push.ts';

const EVERY_MS = 2000;
const AT_ONCE = 20;
/** Longer than the deadline of a call to a push service. */
const LEASE_SECONDS = 60;
const MOST_TRIES = 5;
const FIRST_PAUSE_SECONDS = 30;
/** Time for which a push service keeps a message that a browser does not fetch. */
const KEPT_SECONDS = 86_400;
const GONE = new Set([404, 410]);

export interface Push {
  routes: readonly BoundRoute[];
  job: Job;
  prepare(): Promise<void>;
}

/** Sends push messages to members' browsers while the site is closed. */
export function createPush({ config, db, log, secrets, reach, site }: InboxPlatform): Push {
  // The sandbox simulates a push service on this machine; not in production.
  const allowed = config.isProduction || config.sandbox === undefined ? undefined : new URL(config.sandbox.url).origin;
  const subject = config.publicOrigin.startsWith('https:') ? config.publicOrigin : 'mailto:push@fairlot.example';
  let keys: Promise<VapidKeys> | undefined;
  const pair = () => {
    keys ??= openPushKeys(db, secrets);
    return keys;
  };

  async function tell(push: DuePush): Promise<void> {
    const { endpoint, language, mail, memberId, quiet, tries } = push;
    if (mail.kind === 'news' && (await reach.away(db, [memberId])).has(memberId)) return dropPush(db, push);
    const minutes =
      quiet === null || mail.kind === 'security'
        ? 0
        : minutesOfSilence(quiet, minuteOfDay(new Date(), await site.timeZone()));
    if (minutes > 0) return postponePush(db, push, minutes * 60, false);
    const { title, preview } = presentMail(mail, language);
    const content = Buffer.from(JSON.stringify({ title, body: preview, tag: `mail-${mail.id}` }));
    const headers = {
      authorization: vapidHeader(endpoint, await pair(), subject),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      urgency: mail.kind === 'security' ? 'high' : 'normal',
    };
    try {
      const status = await postOutside(endpoint, { headers, body: encryptPush(content, push) }, allowed);
      if (GONE.has(status)) return await forgetDevice(db, push.deviceId);
      if (status >= 200 && status < 300) return await dropPush(db, push);
      throw new Error(`the push service answered ${status}`);
    } catch (error) {
      const isLast = tries >= MOST_TRIES;
      log.warn({ err: error, service: new URL(endpoint).host, tries, isLast }, 'a push message could not be delivered');
      if (isLast) await dropPush(db, push);
      else await postponePush(db, push, FIRST_PAUSE_SECONDS * 2 ** tries, true);
    }
  }

  return {
    prepare: async () => void (await pair()),
    job: {
      name: 'inbox-push',
      everyMs: EVERY_MS,
      ...createLanes({
        most: AT_ONCE,
        take: (limit) => takeDue(db, limit, LEASE_SECONDS),
        work: tell,
        onError: (error) => log.error({ err: error }, 'a push could not be processed'),
      }),
    },
    routes: deviceRoutes({ db, log }, allowed, pair),
  };
}

function deviceRoutes(
  { db, log }: Pick<InboxPlatform, 'db' | 'log'>,
  allowed: string | undefined,
  pair: () => Promise<VapidKeys>,
): Push['routes'] {
  return [
    route(contract.push, async ({ caller }) => ({
      publicKey: (await pair()).publicKey,
      quiet: await readQuiet(db, caller.memberId),
    })),
    route(contract.pushHere, async ({ caller, language, body: { endpoint, keys: theirs } }) => {
      if (!isOutsideAddress(endpoint, allowed)) {
        log.warn({ memberId: String(caller.memberId) }, 'a browser registered a push address that is not allowed');
        throw new Refusal('request.invalid', { field: 'endpoint', reason: 'address' });
      }
      const { memberId, type: memberType, sessionId } = caller;
      const device = { memberId, memberType, sessionId, endpoint, language, ...theirs };
      try {
        encryptPush(Buffer.from(''), device);
      } catch {
        throw new Refusal('request.invalid', { field: 'keys', reason: 'p256dh' });
      }
      await db.transaction((tx) => keepDevice(tx, device));
      return null;
    }),
    route(contract.pushNoMore, async ({ caller, body: { endpoint } }) => {
      await dropDevice(db, caller.memberId, endpoint);
      return null;
    }),
    route(contract.changeQuiet, async ({ caller, body: { quiet } }) => {
      if (quiet !== null && quiet.from === quiet.to)
        throw new Refusal('request.invalid', { field: 'quiet', reason: 'empty' });
      await writeQuiet(db, caller.memberId, quiet);
      return { quiet: await readQuiet(db, caller.memberId) };
    }),
  ];
}
