import type { vendors } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const launchGame = defineCall<typeof vendors.launchGame>('POST /lgw/game/launchGameV3');
