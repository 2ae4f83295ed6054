import { setTimeout as sleep } from 'node:timers/promises';
import { operatorHeaders, type TestApp } from '@fairlot/testkit';
import { Secret, TOTP } from 'otpauth';

/** Logs in with name and password and returns the headers for the next calls. */
export async function logIn(app: TestApp, name: string, password: string, remoteAddress = '10.1.0.1') {
  const response = await app.server.inject({
    method: 'POST',
    url: '/backoffice/api/login',
    remoteAddress,
    payload: { name, password },
  });
  const answer = response.json<{
    success: boolean;
    errorCode: string | null;
    value: { token?: string; operator?: { step: string } } | null;
  }>();
  const cookie = response.cookies.find((one) => one.name === 'fairlot_op');
  const headers = operatorHeaders(answer.value?.token ?? '', cookie?.value ?? '');
  return { response, answer, cookie, headers, step: answer.value?.operator?.step, errorCode: answer.errorCode };
}

/** The code of an authenticator, `offset` periods from now. Waits if the period is about to change. */
export async function codeOf(secret: string, offset = 0): Promise<string> {
  const intoPeriodMs = Date.now() % 30_000;
  if (intoPeriodMs > 24_000) await sleep(30_050 - intoPeriodMs);
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + offset * 30_000 });
}
