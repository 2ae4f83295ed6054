import type { backoffice, BodyOf, ValueOf } from '@fairlot/contract';
import { send } from '../shared/api.ts';
import type { Operator, Progress } from '../shared/operator.ts';

/** Calls of the log-in and of an operator's own credentials. All throw ApiError. */
export const loginApi = {
  login: (body: BodyOf<typeof backoffice.login>) => send<Progress>('POST', '/login', { body }),
  loginCode: (code: string) => send<Progress>('POST', '/login/code', { body: { code } }),
  logout: () => send<null>('POST', '/logout'),
  me: () => send<Operator>('GET', '/me'),
  changePassword: (body: BodyOf<typeof backoffice.changePassword>) => send<Progress>('POST', '/password', { body }),
  enrolTotp: () => send<ValueOf<typeof backoffice.enrolTotp>>('POST', '/totp'),
  confirmTotp: (code: string) => send<Progress>('POST', '/totp/confirm', { body: { code } }),
};
