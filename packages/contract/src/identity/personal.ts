import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Maybe, StrictObject } from '../shapes.ts';
import { MEMBER_PICTURE_BYTES_MAX } from './rules.ts';
import { byMember, ContactFields } from './shapes.ts';

export const memberInfo = endpoint({
  id: 'identity.memberInfo',
  path: '/wps/member/info',
  summary: 'The member of this session',
  value: Type.Object({
    id: Type.String(),
    account: Type.String(),
    nickname: Type.Union([Type.String(), Type.Null()]),
    type: Type.Integer(),
    currency: Type.String(),
    memberLabel: Type.Array(Type.Object({ labelName: Type.String() })),
    clubLabel: Type.Union([Type.Object({ labelName: Type.String() }), Type.Null()], {
      description: 'label of the club level, null where the level has none',
    }),
    registeredAt: EpochMs,
    trialExpiresAt: Maybe(EpochMs),
  }),
});

const OptionalText = Type.Union([Type.String(), Type.Null()]);

const Password = Type.Optional(Type.String({ minLength: 1, maxLength: 64 }));

const Personal = {
  account: Type.String(),
  nickname: OptionalText,
  email: OptionalText,
  mobile: OptionalText,
  payeeName: OptionalText,
  idNumber: Type.Union([Type.String({ description: 'masked except its last digits' }), Type.Null()]),
  contacts: Type.Record(Type.String(), Type.String()),
  registeredAt: EpochMs,
};

export const personalData = endpoint({
  id: 'identity.personalData',
  path: '/wps/account/personal',
  summary: 'Personal data of the account',
  value: Type.Object(Personal),
  errors: ['module.disabled'],
  policies: { realAccount: true },
});

export const correctPersonalData = endpoint({
  id: 'identity.correctPersonalData',
  method: 'POST',
  path: '/wps/account/personal',
  summary:
    'Change personal data; an empty text removes a value. A new e-mail needs the password and ' +
    'notifies the previous one; it is refused while the exclusion register lists the member or does not answer',
  body: StrictObject({
    password: Password,
    nickname: Type.Optional(Type.String({ maxLength: 64 })),
    email: Type.Optional(Type.String({ maxLength: 254 })),
    ...ContactFields,
  }),
  value: Type.Object(Personal),
  errors: [
    'name.format',
    'email.format',
    'email.locked',
    'contact.format',
    'login.invalid',
    'login.locked',
    'reauth.required',
    'module.disabled',
    'rate.limited',
  ],
  policies: { encrypted: true, realAccount: true, rateLimit: byMember(20, 600) },
});

export const exportPersonalData = endpoint({
  id: 'identity.exportPersonalData',
  method: 'POST',
  path: '/wps/account/export',
  summary: 'All stored data about the person, with bets, movements and deposits, as one document',
  body: StrictObject({ password: Password }),
  value: Type.Record(Type.String(), Type.Unknown()),
  errors: ['login.invalid', 'login.locked', 'reauth.required', 'module.disabled', 'rate.limited'],
  policies: { encrypted: true, realAccount: true, rateLimit: byMember(5, 3600) },
});

export const closeAccount = endpoint({
  id: 'identity.closeAccount',
  method: 'POST',
  path: '/wps/account/close',
  summary: 'Close the account permanently: data that the law does not require is erased',
  body: StrictObject({ password: Password, confirm: Type.Literal(true) }),
  errors: [
    'account.balance.left',
    'account.tickets.open',
    'account.bets.open',
    'account.deposit.pending',
    'account.withdrawal.open',
    'round.open',
    'login.invalid',
    'login.locked',
    'reauth.required',
    'module.disabled',
    'rate.limited',
  ],
  policies: { encrypted: true, realAccount: true, rateLimit: byMember(10, 600) },
});

const AvatarValue = Type.Object({
  avatar: OptionalText,
  avatarType: Type.Union([Type.Literal('STATIC'), Type.Literal('CUSTOM')]),
});

export const avatar = endpoint({
  id: 'identity.avatar',
  path: '/wps/member/avatar',
  moduleId: 'PROFPIC3',
  summary:
    'Picture of the member: a name on the image server (STATIC), the address of an uploaded one (CUSTOM), ' +
    'or null for the generated one',
  value: AvatarValue,
});

export const headIcon = endpoint({
  id: 'identity.headIcon',
  path: '/wps/member/headIcon',
  moduleId: 'PROFPIC3',
  summary: 'Avatar of the member, by another path',
  value: AvatarValue,
});

export const setHeadIcon = endpoint({
  id: 'identity.setHeadIcon',
  method: 'POST',
  path: '/wps/member/headIcon',
  moduleId: 'PROFPIC3',
  summary: 'Choose a picture by name; an uploaded one is removed',
  body: StrictObject({ avatar: Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' }) }),
  value: AvatarValue,
});

export const sendPicture = endpoint({
  id: 'identity.sendPicture',
  method: 'POST',
  path: '/wps/member/picture',
  moduleId: 'PROFPIC3',
  summary: 'Upload a picture, as a form with one file `picture`: PNG, JPEG or WebP of at most 1 MB',
  body: StrictObject({}),
  value: AvatarValue,
  errors: ['request.invalid', 'permission.denied', 'module.disabled', 'rate.limited', 'server.busy'],
  policies: { realAccount: true, rateLimit: byMember(20, 3600), form: { maxBytes: MEMBER_PICTURE_BYTES_MAX + 65_536 } },
});

export const removePicture = endpoint({
  id: 'identity.removePicture',
  method: 'DELETE',
  path: '/wps/member/picture',
  moduleId: 'PROFPIC3',
  summary: 'Restore the generated picture; the uploaded one is erased',
  value: AvatarValue,
  errors: ['module.disabled'],
  policies: { realAccount: true },
});
