/** Drawn scenes of the steps. */
export type Scene = 'scan' | 'allow' | 'dismiss' | 'settings' | 'install' | 'unlock' | 'share' | 'choose' | 'add';

/** How the profile for iPhone is installed (specification, section 2.8). */
export const TUTORIAL: readonly Scene[] = ['scan', 'allow', 'dismiss', 'settings', 'install', 'unlock'];

/** How the page comes to the home screen. Android asks by itself, or has the app (Z-81). */
export const HOME_GUIDE: Readonly<Record<'ios' | 'android', readonly Scene[]>> = {
  ios: ['share', 'choose', 'add'],
  android: [],
};
