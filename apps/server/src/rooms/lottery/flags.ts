import type { FeatureFlag } from '../site/index.ts';
import { FOLLOW_UP_FLAG } from './follow-ups/decide.ts';

export const FLAGS: readonly FeatureFlag[] = [{ name: FOLLOW_UP_FLAG, isOn: true }];
