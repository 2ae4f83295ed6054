import type { backoffice, BodyOf, ValueOf } from '@fairlot/contract';
import { send } from '../shared/api.ts';
import type { Operator, Progress } from '../shared/operator.ts';

export type Begun = ValueOf<typeof backoffice.startPasskey>;
export type PasskeyAnswer = BodyOf<typeof backoffice.passkeyLogin>;

/** Calls of the log-in and of an operator's own credentials. All throw ApiError. */
export const loginApi = {
  login: (body: BodyOf<typeof backoffice.login>) => send<Progress>('POST', '/login', { body }),
  createFirstOperator: (body: BodyOf<typeof backoffice.createFirstOperator>) =>
    send<Progress>('POST', '/setup/operator', { body }),
  loginCode: (code: string) => send<Progress>('POST', '/login/code', { body: { code } }),
  logout: () => send<null>('POST', '/logout'),
  me: () => send<Operator>('GET', '/me'),
  changePassword: (body: BodyOf<typeof backoffice.changePassword>) => send<Progress>('POST', '/password', { body }),
  enrolTotp: (body: BodyOf<typeof backoffice.enrolTotp>) =>
    send<ValueOf<typeof backoffice.enrolTotp>>('POST', '/totp', { body }),
  confirmTotp: (code: string) => send<Progress>('POST', '/totp/confirm', { body: { code } }),
  passkeyLoginOptions: () => send<Begun>('POST', '/login/passkey/options'),
  passkeyLogin: (body: PasskeyAnswer) => send<Progress>('POST', '/login/passkey', { body }),
  passkeyFactorOptions: () => send<Begun>('POST', '/login/factor/options'),
  passkeyFactor: (body: PasskeyAnswer) => send<Progress>('POST', '/login/factor', { body }),
  passkeys: (signal: AbortSignal) => send<ValueOf<typeof backoffice.passkeys>>('GET', '/passkeys', { signal }),
  startPasskey: (password: string) => send<Begun>('POST', '/passkeys/options', { body: given(password) }),
  addPasskey: (body: BodyOf<typeof backoffice.addPasskey>) => send<Progress>('POST', '/passkeys', { body }),
  renamePasskey: (id: string, name: string) =>
    send<null>('PUT', `/passkeys/${encodeURIComponent(id)}`, { body: { name } }),
  removePasskey: (id: string, password: string) =>
    send<null>('POST', `/passkeys/${encodeURIComponent(id)}/remove`, { body: { password } }),
};

/** During account set-up the previous step was the password, so it is not asked for again. */
const given = (password: string) => (password === '' ? {} : { password });
