import type { originals, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';

export type AutoBet = ValueOf<typeof originals.startAuto>;

export const startAuto = defineCall<typeof originals.startAuto>()({
  method: 'POST',
  path: '/lgw/originals/:game/auto',
  auth: 'member',
});
export const playAuto = defineCall<typeof originals.playAuto>()({
  method: 'POST',
  path: '/lgw/originals/:game/auto/:autoId/rounds',
  auth: 'member',
  idempotent: true,
});
export const stopAuto = defineCall<typeof originals.stopAuto>()({
  method: 'POST',
  path: '/lgw/originals/:game/auto/:autoId/stop',
  auth: 'member',
});
