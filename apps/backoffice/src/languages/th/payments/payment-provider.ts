import type { paymentProviderTexts } from '../../../sections/payments/connection-texts.ts';

export const paymentsPaymentProvider: typeof paymentProviderTexts = {
  groups: { in: 'ฝากเงิน', out: 'จ่ายเงิน' },
  names: {
    payos: 'payOS: คิวอาร์โค้ดธนาคาร (VietQR)',
    stripe: 'Stripe: กระเป๋าเงินออนไลน์และบัตร',
    'payos-payout': 'payOS: โอนเข้าบัญชีธนาคาร',
    'stripe-payout': 'Stripe Connect: จ่ายเงินเข้าบัญชี Stripe',
    'by-hand': 'การจ่ายเงินด้วยตนเอง',
    sandbox: 'แซนด์บ็อกซ์: ฝากเงิน',
    'sandbox-payout': 'แซนด์บ็อกซ์: จ่ายเงิน',
  },
  notes: {
    'payos-payout': 'ยังไม่ผ่านการรับรอง จ่ายเป็นจำนวนเต็ม VND ไปยังธนาคารที่รองรับ รายการถอนอื่นจ่ายด้วยตนเองหากเปิดไว้',
    'stripe-payout': 'ยังไม่ผ่านการรับรอง จ่ายให้สมาชิกที่กรอกรหัสบัญชี Stripe ของตน (acct_…) โดยตั้งการจ่ายเงินเป็นแบบทำเอง',
    'by-hand': 'เจ้าหน้าที่โอนเงินและทำเครื่องหมายแต่ละรายการถอนว่าจ่ายแล้ว ใช้เมื่อไม่มีผู้ให้บริการจ่ายเงิน',
  },
  fields: { clientId: 'รหัสไคลเอนต์', paymentMethod: 'วิธีชำระเงิน เช่น alipay หรือ card' },
  keys: {
    apiKey: 'คีย์ API',
    checksumKey: 'คีย์เช็กซัม',
    secretKey: 'คีย์ลับ',
    webhookSecret: 'รหัสลับลงนามของเว็บฮุก',
  },
  facts: { currencies: 'สกุลเงิน', webhookUrl: 'ที่อยู่เว็บฮุก', waiting: 'รายการถอนที่รออยู่' },
  warnings: { currency: 'ผู้ให้บริการรายนี้ไม่รองรับสกุลเงินของเว็บไซต์นี้' },
  offText: 'จะไม่ส่งคำสั่งใหม่ไปยังผู้ให้บริการรายนี้ คำสั่งที่เปิดอยู่รอจนกว่าจะเปิดอีกครั้ง',
};
