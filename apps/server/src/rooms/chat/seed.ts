import type { Tx } from '../../platform/db/index.ts';
import { addAnswer } from './answers.ts';
import { type AnswerTexts, writeSettings } from './settings.ts';

/** Quick questions of the demonstration, by operator code of the language. */
const QUESTIONS: Record<string, readonly [string, string, string]> = {
  EN: ['Where is my withdrawal?', 'How do I set a limit?', 'My deposit has not arrived'],
  VI: ['Lệnh rút của tôi đến đâu rồi?', 'Làm sao đặt giới hạn?', 'Tiền nạp của tôi chưa đến'],
  PT: ['Onde está o meu saque?', 'Como defino um limite?', 'Meu depósito não chegou'],
  TY: ['เงินที่ถอนอยู่ที่ไหน', 'ตั้งขีดจำกัดอย่างไร', 'เงินฝากยังไม่เข้า'],
  TL: ['Nasaan na ang withdrawal ko?', 'Paano magtakda ng limitasyon?', 'Hindi pa dumarating ang deposito ko'],
  CN: ['我的提款到哪里了？', '如何设置限额？', '我的存款还没到账'],
  JA: ['出金の状況を知りたい', '上限の設定方法は？', '入金がまだ反映されません'],
  ES: ['¿Dónde está mi retiro?', '¿Cómo pongo un límite?', 'Mi depósito no ha llegado'],
  TR: ['Çekimim nerede?', 'Nasıl limit koyarım?', 'Para yatırma işlemim ulaşmadı'],
  AR: ['أين طلب السحب؟', 'كيف أضع حدًا للعب؟', 'لم يصل الإيداع'],
  RU: ['Где мой вывод средств?', 'Как установить лимит?', 'Пополнение не пришло'],
  FR: ['Où en est mon retrait ?', 'Comment fixer une limite ?', 'Mon dépôt n’est pas arrivé'],
  ID: ['Di mana penarikan saya?', 'Bagaimana cara memasang batas?', 'Deposit saya belum masuk'],
  KO: ['출금은 어디까지 진행됐나요?', '한도는 어떻게 설정하나요?', '입금이 아직 반영되지 않았어요'],
};

const ANSWERS: readonly AnswerTexts[] = [
  {
    EN: {
      title: 'Review time',
      text: 'Most reviews end within 30 minutes. You will get a message as soon as it is decided.',
    },
    VI: {
      title: 'Thời gian xét duyệt',
      text: 'Đa số lệnh được duyệt trong 30 phút. Bạn sẽ nhận tin nhắn ngay khi có kết quả.',
    },
  },
  {
    EN: {
      title: 'Set a limit',
      text: 'Open Account, Play limits, and choose how much you deposit, lose or stake in a day, week or month.',
    },
    VI: {
      title: 'Đặt giới hạn',
      text: 'Mở Tài khoản, Giới hạn chơi, rồi chọn mức nạp, thua hoặc cược trong ngày, tuần hay tháng.',
    },
  },
  {
    EN: {
      title: 'Identity check',
      text: 'To go on we need one more document. Open Account, Identity, and follow the steps.',
    },
    VI: {
      title: 'Xác minh danh tính',
      text: 'Để tiếp tục, chúng tôi cần thêm một giấy tờ. Mở Tài khoản, Danh tính và làm theo các bước.',
    },
  },
];

/** Quick questions and answers of the demonstration merchant. */
export async function seedChat(tx: Tx): Promise<void> {
  const questions = [0, 1, 2].map((place) =>
    Object.fromEntries(Object.entries(QUESTIONS).map(([language, texts]) => [language, texts[place] ?? ''])),
  );
  await writeSettings(tx, { chatUrl: null, hours: null, mostEach: 8, questions });
  for (const texts of ANSWERS) await addAnswer(tx, texts);
}
