import type { PersonalData } from '../api/personal.ts';

/** Fields that a member may edit, including contacts that the account does not have yet. */
export const EDITABLE = ['nickname', 'email', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'] as const;
export type Editable = (typeof EDITABLE)[number];
export type EditableValues = Record<Editable, string>;

export function editableOf({ nickname, email, contacts }: PersonalData): EditableValues {
  const contact = (name: string) => contacts[name] ?? '';
  return {
    nickname: nickname ?? '',
    email: email ?? '',
    qqNum: contact('qqNum'),
    facebook: contact('facebook'),
    wechat: contact('wechat'),
    line: contact('line'),
    whatsapp: contact('whatsapp'),
    zalo: contact('zalo'),
  };
}

/** The changed fields, which are all that is sent; an empty text removes a value. */
export function changesOf(data: PersonalData, values: EditableValues): Partial<EditableValues> {
  const before = editableOf(data);
  return Object.fromEntries(
    EDITABLE.filter((name) => values[name].trim() !== before[name]).map((name) => [name, values[name].trim()]),
  );
}

/** The visible fields: contacts only if the merchant asks for them or the account has one. */
export function shownFields(data: PersonalData, isAsked: (name: Editable) => boolean): Editable[] {
  const values = editableOf(data);
  return EDITABLE.filter((name) => name === 'nickname' || name === 'email' || values[name] !== '' || isAsked(name));
}
