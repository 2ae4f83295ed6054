import { type Database, sql } from '../../../platform/db/index.ts';
import { networkOf } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashSecret } from '../../../platform/secrets.ts';

/**
 * The purpose and the name that guesses are counted for. The purpose is part of the key, so that text typed by an
 * outsider for one purpose (a name, a number) never counts for another.
 */
export interface GuardSubject {
  purpose: 'login' | 'number' | 'device' | 'reauth' | 'totp' | 'totp-setup' | 'payment';
  name: string;
}

export interface LoginGuard {
  /**
   * Counts an attempt before the secret is checked. Non-existent accounts are counted in the same way.
   * @returns whether the next attempt needs a captcha, if this one fails
   * @throws Refusal login.locked with the seconds to wait, or captcha.error when a captcha is needed now
   */
  begin(subject: GuardSubject, ip: string, hasCaptcha: boolean): Promise<{ nextNeedsCaptcha: boolean }>;
  /**
   * Handles an attempt with a secret that this process has cached as correct: it is not counted, and failures are
   * cleared. @returns false when the stored secret has changed
   * @throws Refusal login.locked as `begin` does
   */
  passKnown(subject: GuardSubject, memberId: bigint, storedHash: string): Promise<boolean>;
  /** Clears the failures of a subject after a correct secret. */
  succeed(subject: GuardSubject): Promise<void>;
}

/** Slows down guessing (Z-52). Attempts are counted in the database, so that the limit covers all processes. */
export function createLoginGuard(db: Database): LoginGuard {
  return {
    begin: async (subject, ip, hasCaptcha) => {
      const { verdict, waitSeconds, nextNeedsCaptcha } = await db.one(sql<{
        verdict: string;
        waitSeconds: number;
        nextNeedsCaptcha: boolean;
      }>`
        select verdict, wait_seconds as "waitSeconds", next_needs_captcha as "nextNeedsCaptcha"
          from identity_begin_login(${hashOf(subject)}, ${networkOf(ip)}, ${hasCaptcha}::boolean)`);
      if (verdict === 'locked') throw locked(waitSeconds);
      if (verdict === 'captcha') throw new Refusal('captcha.error', { captcha: true });
      return { nextNeedsCaptcha };
    },
    passKnown: async (subject, memberId, storedHash) => {
      const { seconds } = await db.one(sql<{ seconds: number }>`
        select identity_pass_known(${memberId}::bigint, ${hashOf(subject)}, ${storedHash}) as seconds`);
      if (seconds > 0) throw locked(seconds);
      return seconds === 0;
    },
    succeed: async (subject) => {
      await db.run(sql`delete from identity_login_failures where account_hash = ${hashOf(subject)}`);
    },
  };
}

function locked(retryAfterSeconds: number): Refusal {
  return new Refusal('login.locked', { captcha: true, retryAfterSeconds }, retryAfterSeconds);
}

function hashOf({ purpose, name }: GuardSubject): string {
  return hashSecret(`${purpose}:${name}`);
}
