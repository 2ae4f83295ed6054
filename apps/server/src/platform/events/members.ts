import { Type } from 'typebox';
import { defineEvent } from './catalogue.ts';

/** Somebody looked at a member's document: `verified` says what came of it. The name is asked for, never told. */
export const memberVerified = defineEvent('member.verified', Type.Object({ verified: Type.Boolean() }));
