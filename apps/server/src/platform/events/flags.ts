import { Type } from 'typebox';
import { defineEvent } from './catalogue.ts';

/** An offer of a room began or ended; the room that keeps the site's flags updates this flag. */
export const flagChanged = defineEvent('flag.changed', Type.Object({ flag: Type.String(), isOn: Type.Boolean() }));
