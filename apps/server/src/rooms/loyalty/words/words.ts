/** Titles of our own rewards by language, with the parameters `{level}` and `{day}`. */
type Words = Record<'upgrade' | 'birthday' | 'monthly' | 'rebate' | 'rebateCorrected' | 'gift', string>;

const EN: Words = {
  upgrade: 'Welcome to VIP {level}',
  birthday: 'Birthday gift, VIP {level}',
  monthly: 'Monthly gift, VIP {level}',
  rebate: 'Rebate of {day}',
  rebateCorrected: 'Rebate of {day}, with corrections of earlier days',
  gift: 'A gift for you',
};

/** By operator code. TH is another code of TY (Z-02). */
const WORDS: Readonly<Record<string, Words>> = {
  EN,
  VI: {
    upgrade: 'Chào mừng lên VIP {level}',
    birthday: 'Quà sinh nhật, VIP {level}',
    monthly: 'Quà hằng tháng, VIP {level}',
    rebate: 'Hoàn trả ngày {day}',
    rebateCorrected: 'Hoàn trả ngày {day}, gồm điều chỉnh các ngày trước',
    gift: 'Quà tặng bạn',
  },
  AR: {
    upgrade: 'مرحبًا بك في VIP {level}',
    birthday: 'هدية عيد الميلاد، VIP {level}',
    monthly: 'الهدية الشهرية، VIP {level}',
    rebate: 'استرداد يوم {day}',
    rebateCorrected: 'استرداد يوم {day} مع تصحيحات أيام سابقة',
    gift: 'هدية لك',
  },
  CN: {
    upgrade: '欢迎升级 VIP {level}',
    birthday: '生日礼金 VIP {level}',
    monthly: '每月礼金 VIP {level}',
    rebate: '{day} 返水',
    rebateCorrected: '{day} 返水（含之前日期的更正）',
    gift: '送您的礼物',
  },
  TY: {
    upgrade: 'ยินดีต้อนรับสู่ VIP {level}',
    birthday: 'ของขวัญวันเกิด VIP {level}',
    monthly: 'ของขวัญรายเดือน VIP {level}',
    rebate: 'เงินคืนยอดเล่นของวันที่ {day}',
    rebateCorrected: 'เงินคืนยอดเล่นของวันที่ {day} รวมการแก้ไขของวันก่อนหน้า',
    gift: 'ของขวัญสำหรับคุณ',
  },
  PT: {
    upgrade: 'Bem-vindo ao VIP {level}',
    birthday: 'Presente de aniversário, VIP {level}',
    monthly: 'Presente mensal, VIP {level}',
    rebate: 'Rebate de {day}',
    rebateCorrected: 'Rebate de {day}, com correções de dias anteriores',
    gift: 'Um presente para você',
  },
  ES: {
    upgrade: 'Bienvenido a VIP {level}',
    birthday: 'Regalo de cumpleaños, VIP {level}',
    monthly: 'Regalo mensual, VIP {level}',
    rebate: 'Bonificación del {day}',
    rebateCorrected: 'Devolución del {day}, con correcciones de días anteriores',
    gift: 'Un regalo para ti',
  },
  ID: {
    upgrade: 'Selamat datang di VIP {level}',
    birthday: 'Hadiah ulang tahun, VIP {level}',
    monthly: 'Hadiah bulanan, VIP {level}',
    rebate: 'Rabat tanggal {day}',
    rebateCorrected: 'Rabat tanggal {day}, dengan koreksi hari sebelumnya',
    gift: 'Hadiah untuk Anda',
  },
  JA: {
    upgrade: 'VIP {level} へようこそ',
    birthday: '誕生日ギフト VIP {level}',
    monthly: 'マンスリーギフト VIP {level}',
    rebate: '{day} のリベート',
    rebateCorrected: '{day} のリベート（過去の日の訂正を含む）',
    gift: 'あなたへのギフト',
  },
  KO: {
    upgrade: 'VIP {level} 승급을 축하합니다',
    birthday: '생일 선물, VIP {level}',
    monthly: '월간 선물, VIP {level}',
    rebate: '{day} 리베이트',
    rebateCorrected: '{day} 리베이트(이전 날짜 정정 포함)',
    gift: '회원님을 위한 선물',
  },
  FR: {
    upgrade: 'Bienvenue au niveau VIP {level}',
    birthday: 'Cadeau d’anniversaire, VIP {level}',
    monthly: 'Cadeau mensuel, VIP {level}',
    rebate: 'Remise du {day}',
    rebateCorrected: 'Remise du {day}, avec corrections de jours précédents',
    gift: 'Un cadeau pour vous',
  },
  TL: {
    upgrade: 'Maligayang pagdating sa VIP {level}',
    birthday: 'Regalo sa kaarawan, VIP {level}',
    monthly: 'Buwanang regalo, VIP {level}',
    rebate: 'Balik-taya ng {day}',
    rebateCorrected: 'Balik-taya ng {day}, kasama ang pagwawasto ng mga naunang araw',
    gift: 'Regalo para sa iyo',
  },
  TR: {
    upgrade: 'VIP {level} seviyesine hoş geldiniz',
    birthday: 'Doğum günü hediyesi, VIP {level}',
    monthly: 'Aylık hediye, VIP {level}',
    rebate: '{day} iadesi',
    rebateCorrected: '{day} iadesi, önceki günlerin düzeltmeleriyle',
    gift: 'Size bir hediye',
  },
  RU: {
    upgrade: 'Добро пожаловать в VIP {level}',
    birthday: 'Подарок ко дню рождения, VIP {level}',
    monthly: 'Ежемесячный подарок, VIP {level}',
    rebate: 'Возврат за {day}',
    rebateCorrected: 'Возврат за {day} с поправками за прошлые дни',
    gift: 'Подарок для вас',
  },
};

/** One of our texts in a language, by default English; days are written DD/MM/YYYY. */
export function ownText({ text, ...values }: { text: string; [name: string]: string | number }, language: string) {
  const code = language.toUpperCase();
  const words = WORDS[code === 'TH' ? 'TY' : code] ?? EN;
  return (words[text as keyof Words] ?? EN.gift).replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    String(values[name] ?? '').replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1'),
  );
}
