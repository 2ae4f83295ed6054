import { Type } from 'typebox';
import { EpochMs, Id } from '../shapes.ts';
import { FEEDBACK_TYPES, MAIL_KINDS } from './rules.ts';

export const Kind = Type.Enum([...MAIL_KINDS]);

export const FeedbackType = Type.Enum(Object.values(FEEDBACK_TYPES));

/** A message without its text. */
export const MailRow = Type.Object({
  id: Id,
  kind: Kind,
  title: Type.String(),
  preview: Type.String(),
  createdAt: EpochMs,
  read: Type.Boolean(),
});
