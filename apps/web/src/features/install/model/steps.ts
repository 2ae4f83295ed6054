/** Illustrations of the steps. */
export type Scene = 'scan' | 'allow' | 'dismiss' | 'settings' | 'install' | 'unlock' | 'share' | 'choose' | 'add';

/** Steps to install the iPhone profile (specification, section 2.8). */
export const TUTORIAL: readonly Scene[] = ['scan', 'allow', 'dismiss', 'settings', 'install', 'unlock'];

/** Steps to add the page to the home screen. Android prompts itself, or has the app (Z-81). */
export const HOME_GUIDE: Readonly<Record<'ios' | 'android', readonly Scene[]>> = {
  ios: ['share', 'choose', 'add'],
  android: [],
};
