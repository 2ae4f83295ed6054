import { pick } from '../../shared/language.ts';

/** Texts of the section about identities. */
export const verificationTexts = pick(
  {
    find: 'Member',
    findHint: 'The number of a member, as the list of members shows it.',
    open: 'Open',
    member: 'Member',
    state: 'Identity',
    states: { none: 'Not looked at', verified: 'Verified', refused: 'Refused' },
    name: 'Name on the document',
    nameHint: 'As it stands there. Money leaves to accounts in this name alone.',
    nameMissing: 'Please enter the name on the document',
    decided: 'Decided',
    refusing: 'The document is refused',
    verify: 'Verify',
    refuse: 'Refuse',
  },
  {
    find: 'Hội viên',
    findHint: 'Số của hội viên, như danh sách hội viên hiện.',
    open: 'Mở',
    member: 'Hội viên',
    state: 'Danh tính',
    states: { none: 'Chưa xem', verified: 'Đã xác minh', refused: 'Bị từ chối' },
    name: 'Tên trên giấy tờ',
    nameHint: 'Đúng như trên giấy tờ. Tiền chỉ được chuyển đến tài khoản mang tên này.',
    nameMissing: 'Vui lòng nhập tên trên giấy tờ',
    decided: 'Quyết định',
    refusing: 'Giấy tờ bị từ chối',
    verify: 'Xác minh',
    refuse: 'Từ chối',
  },
);
