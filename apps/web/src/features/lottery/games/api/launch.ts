import type { lottery } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const launchLottery = defineCall<typeof lottery.launchLott>('POST /lgw/lottery/launchLott');
