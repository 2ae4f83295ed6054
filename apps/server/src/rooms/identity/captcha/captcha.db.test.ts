import { createTestDatabase } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import { createCaptchas } from './captcha.ts';
import { READABLE, strokesOf } from './glyphs.ts';

const db = await createTestDatabase();
afterAll(() => db.close());

/** Sets the answer of an issued captcha to a known one. */
async function answerWith(captchaId: string, answer: string): Promise<void> {
  await db.run(
    sql`
      update identity_captchas set salt = 'salt', answer_hash = ${hashSecret(`salt${answer}`)}
        where id = ${captchaId}`,
  );
}

describe('captcha', () => {
  it('is a PNG whose answer is not stored in plain text in the table', async () => {
    const { image, captchaId } = await createCaptchas(db, undefined).issue();
    const bytes = Buffer.from(image, 'base64');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([224, 88]);
    expect(captchaId).toMatch(/^[A-Za-z0-9_-]{32}$/);
    const { hash } = await db.one(sql<{ hash: string }>`
      select answer_hash as hash from identity_captchas where id = ${captchaId}`);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('accepts one answer, in either letter case', async () => {
    const captchas = createCaptchas(db, undefined);
    const { captchaId } = await captchas.issue();
    await answerWith(captchaId, 'A7KX');
    expect(await captchas.check(captchaId, ' a7kx ')).toBe(true);
    expect(await captchas.check(captchaId, 'A7KX')).toBe(false);
  });

  it('is consumed by a wrong answer', async () => {
    const captchas = createCaptchas(db, '24680');
    const { captchaId } = await captchas.issue();
    expect(await captchas.check(captchaId, 'wrong')).toBe(false);
    expect(await captchas.check(captchaId, '24680')).toBe(false);
  });

  it('is valid for five minutes', async () => {
    const captchas = createCaptchas(db, '24680');
    const { captchaId } = await captchas.issue();
    await db.run(sql`
      update identity_captchas set expires_at = expires_at - interval '5 minutes' where id = ${captchaId}`);
    expect(await captchas.check(captchaId, '24680')).toBe(false);
  });

  it('accepts the fixed answer where one is set, but only for issued captchas', async () => {
    const { captchaId } = await createCaptchas(db, undefined).issue();
    expect(await createCaptchas(db, '24680').check(captchaId, '24680')).toBe(true);
    expect(await createCaptchas(db, '24680').check('never-issued-000000', '24680')).toBe(false);
    const { captchaId: other } = await createCaptchas(db, undefined).issue();
    expect(await createCaptchas(db, undefined).check(other, '24680')).toBe(false);
  });

  it('shows no vowels, so that no text is an offensive word', () => {
    expect(READABLE).not.toMatch(/[AEIOU]/);
  });

  it('has strokes for every character that it can show', () => {
    for (const character of `${READABLE}0123456789+=?`) {
      const points = strokesOf(character).flat();
      expect(points.length, character).toBeGreaterThan(1);
      for (const [x, y] of points) expect(x >= 0 && x <= 4 && y >= 0 && y <= 6, character).toBe(true);
    }
  });
});
