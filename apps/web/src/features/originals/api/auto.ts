import type { originals, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';

export type AutoBet = ValueOf<typeof originals.startAuto>;

export const startAuto = defineCall<typeof originals.startAuto>('POST /lgw/originals/:game/auto');
export const playAuto = defineCall<typeof originals.playAuto>('POST /lgw/originals/:game/auto/:autoId/rounds', {
  idempotent: true,
});
export const stopAuto = defineCall<typeof originals.stopAuto>('POST /lgw/originals/:game/auto/:autoId/stop');
