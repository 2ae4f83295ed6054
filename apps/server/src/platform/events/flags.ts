import { Type } from 'typebox';
import { defineEvent } from './catalogue.ts';

/** Something that a room offers began or ended; whoever keeps the flags of the site shows it by this one. */
export const flagChanged = defineEvent('flag.changed', Type.Object({ flag: Type.String(), isOn: Type.Boolean() }));
