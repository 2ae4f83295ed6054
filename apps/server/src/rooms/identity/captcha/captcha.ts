import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type Database, sql } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashSecret, randomText } from '../../../platform/secrets.ts';
import { drawCaptcha } from './draw.ts';
import { READABLE } from './glyphs.ts';

export interface Captchas {
  /** A new image (PNG, base64), valid for five minutes and one answer. */
  issue(): Promise<{ image: string; captchaId: string }>;
  /** Whether the answer is correct. The captcha is consumed in any case. */
  check(captchaId: string, answer: string): Promise<boolean>;
  /** @throws Refusal captcha.error when the answer is missing or wrong; makes the form show a captcha */
  requireAnswer(captchaId: string | undefined, answer: string | undefined): Promise<void>;
}

const GOOD_MINUTES = 5;

/** @param testAnswer is also accepted for every captcha; never set in production */
export function createCaptchas(db: Database, testAnswer: string | undefined): Captchas {
  async function check(captchaId: string, answer: string): Promise<boolean> {
    const found = await db.first(sql<{ salt: string; answerHash: string; isFresh: boolean }>`
      delete from identity_captchas where id = ${captchaId}
      returning salt, answer_hash as "answerHash", expires_at > clock_timestamp() as "isFresh"`);
    if (!found?.isFresh) return false;
    const given = normalise(answer);
    if (testAnswer !== undefined && given === normalise(testAnswer)) return true;
    return timingSafeEqual(Buffer.from(hashSecret(found.salt + given)), Buffer.from(found.answerHash));
  }
  return {
    check,
    requireAnswer: async (captchaId, answer) => {
      if (captchaId !== undefined && answer !== undefined && (await check(captchaId, answer))) return;
      throw new Refusal('captcha.error', { captcha: true });
    },
    issue: async () => {
      const { shown, answer } = randomInt(3) === 0 ? makeSum() : makeText();
      const image = await drawCaptcha(shown);
      const captchaId = randomBytes(24).toString('base64url');
      const salt = randomBytes(16).toString('hex');
      await db.run(sql`
        insert into identity_captchas (id, salt, answer_hash, expires_at)
        values (${captchaId}, ${salt}, ${hashSecret(salt + answer)},
          clock_timestamp() + make_interval(mins => ${GOOD_MINUTES}::int))`);
      return { image: image.toString('base64'), captchaId };
    },
  };
}

function makeText(): { shown: string; answer: string } {
  const shown = randomText(READABLE, randomInt(4, 6));
  return { shown, answer: shown };
}

function makeSum(): { shown: string; answer: string } {
  const first = randomInt(1, 10);
  const second = randomInt(1, 10);
  return { shown: `${first}+${second}=?`, answer: String(first + second) };
}

function normalise(answer: string): string {
  return answer.trim().toUpperCase();
}
