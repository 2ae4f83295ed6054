import type { loginProviderTexts } from '../../../sections/identity/login-provider-texts.ts';

export const identityLoginProvider: typeof loginProviderTexts = {
  groups: { login: 'เข้าสู่ระบบด้วยบัญชีอื่น' },
  names: { google: 'Google', facebook: 'Facebook' },
  notes: {
    google: 'สร้างไคลเอนต์ OAuth ประเภท “Web application” ใน Google Cloud ด้วยที่อยู่เปลี่ยนเส้นทางด้านล่าง',
    facebook: 'สร้างแอปที่มี Facebook Login ที่ Meta ด้วยที่อยู่เปลี่ยนเส้นทางด้านล่าง รหัสไคลเอนต์และรหัสลับคือรหัสและรหัสลับของแอป',
  },
  fields: { clientId: 'รหัสไคลเอนต์', tokenEndpoint: 'ที่อยู่โทเค็น' },
  keys: { clientSecret: 'รหัสลับไคลเอนต์' },
  facts: { callback: 'ที่อยู่เปลี่ยนเส้นทาง' },
  warnings: { flag: 'การเข้าสู่ระบบด้วยบัญชีนี้ปิดอยู่ในเว็บไซต์ ฟีเจอร์' },
  offText: 'สมาชิกที่สมัครด้วยวิธีนี้จะเข้าสู่ระบบไม่ได้จนกว่าจะเชื่อมต่ออีกครั้งหรือมีรหัสผ่าน',
};
