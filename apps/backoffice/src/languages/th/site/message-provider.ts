import type { messageProviderTexts } from '../../../sections/site/message-texts.ts';

export const siteMessageProvider: typeof messageProviderTexts = {
  groups: { sms: 'SMS', mail: 'อีเมล' },
  names: { 'http-sms': 'เกตเวย์ SMS ของตนเอง', twilio: 'Twilio', smtp: 'เซิร์ฟเวอร์ SMTP' },
  notes: {
    'http-sms': 'เกตเวย์ที่รับการเรียก HTTP ของเรา ใช้ผู้ให้บริการ SMS ครั้งละหนึ่งรายเท่านั้น',
    twilio: 'ยังไม่ผ่านการรับรอง: ทดสอบด้วยบัญชีของคุณเองก่อนเปิดเว็บไซต์',
    smtp: 'เซิร์ฟเวอร์ที่ส่งอีเมลถึงสมาชิกและเจ้าหน้าที่ ชื่อโฮสต์ต้องเป็นสาธารณะ',
  },
  fields: {
    accountSid: 'Account SID',
    from: 'ผู้ส่ง',
    host: 'โฮสต์',
    port: 'พอร์ต',
    security: 'การเข้ารหัส',
    user: 'ชื่อผู้ใช้',
  },
  options: { starttls: 'STARTTLS (ปกติพอร์ต 587)', tls: 'TLS (ปกติพอร์ต 465)', none: 'ไม่มี' },
  keys: { apiKey: 'คีย์ API', authToken: 'โทเค็นยืนยัน', password: 'รหัสผ่าน' },
  offText: 'ข้อความรอจนกว่าจะเชื่อมต่อผู้ให้บริการรายอื่น หรือหมดอายุ จะไม่ส่งรหัสเข้าสู่ระบบอีก',
  recipients: { sms: 'ส่งข้อความทดสอบไปยังหมายเลข เช่น +84912345678', mail: 'ส่งข้อความทดสอบไปยังที่อยู่' },
};
