import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, StrictObject } from '../shapes.ts';
import { APPLICATION_COMMENT_MAX, APPLICATION_PICTURE_BYTES_MAX } from './rules.ts';

export const apply = endpoint({
  id: 'content.apply',
  method: 'POST',
  path: '/wps/activity/application',
  moduleId: 'REWCEN3',
  summary:
    'Apply for a promotion, as a form: `announcementId`, `comment` and up to three files `images`, ' +
    'PNG or JPEG of at most 5 MB each',
  body: StrictObject({
    announcementId: Type.String({ pattern: '^\\d{1,18}$' }),
    comment: Type.String({ maxLength: APPLICATION_COMMENT_MAX }),
  }),
  errors: ['not.found', 'permission.denied', 'request.invalid', 'application.exists', 'server.busy'],
  policies: {
    realAccount: true,
    rateLimit: { max: 20, windowSeconds: 3600, by: 'member', shared: true },
    form: { maxBytes: 4 * APPLICATION_PICTURE_BYTES_MAX + 65_536 },
  },
});

export const applications = endpoint({
  id: 'content.applications',
  path: '/wps/activity/applications',
  moduleId: 'REWCEN3',
  summary: "The member's applications, newest first",
  value: Type.Array(
    Type.Object({
      announcementId: Type.String(),
      state: Type.Union([Type.Literal('open'), Type.Literal('accepted'), Type.Literal('refused')]),
      createdAt: EpochMs,
    }),
  ),
  errors: ['permission.denied'],
  policies: { realAccount: true },
});
