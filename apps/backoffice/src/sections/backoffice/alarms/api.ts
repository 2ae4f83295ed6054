import type { backoffice, BodyOf, ValueOf } from '@fairlot/contract';
import { send } from '../../../shared/api.ts';

export type Alarm = ValueOf<typeof backoffice.alarms>['list'][number];
export type AlarmRules = ValueOf<typeof backoffice.alarmRules>;

/** Calls about alarms; types come from the contract. All throw ApiError. */
export const alarmsApi = {
  rules: (signal: AbortSignal) => send<AlarmRules>('GET', '/alarmRules', { signal }),
  add: (body: BodyOf<typeof backoffice.addAlarmRule>) =>
    send<ValueOf<typeof backoffice.addAlarmRule>>('POST', '/alarmRules', { body }),
  end: (ruleId: string, body: BodyOf<typeof backoffice.endAlarmRule>) =>
    send<ValueOf<typeof backoffice.endAlarmRule>>('POST', `/alarmRules/${ruleId}/end`, { body }),
  acknowledge: (alarmId: string, note: string) =>
    send<null>('POST', `/alarms/${alarmId}/acknowledge`, { body: { note } }),
};
