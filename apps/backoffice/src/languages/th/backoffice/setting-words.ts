import type { settingWords } from '../../../sections/backoffice/settings-words.ts';

export const backofficeSettingWords: typeof settingWords = {
  password: 'รหัสผ่าน เปลี่ยน',
  authenticator: 'แอปยืนยันตัวตน สองขั้นตอน รหัส',
  passkey: 'พาสคีย์ ลายนิ้วมือ กุญแจ',
};
