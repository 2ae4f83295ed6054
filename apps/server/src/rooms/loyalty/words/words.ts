/** Titles of our own rewards by language: `{level}` and `{day}` are filled in. */
type Words = Record<'upgrade' | 'birthday' | 'monthly' | 'rebate' | 'gift', string>;

const EN: Words = {
  upgrade: 'Welcome to VIP {level}',
  birthday: 'Birthday gift, VIP {level}',
  monthly: 'Monthly gift, VIP {level}',
  rebate: 'Rebate of {day}',
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
    gift: 'Quà tặng bạn',
  },
  AR: {
    upgrade: 'مرحبًا بك في VIP {level}',
    birthday: 'هدية عيد الميلاد، VIP {level}',
    monthly: 'الهدية الشهرية، VIP {level}',
    rebate: 'استرداد يوم {day}',
    gift: 'هدية لك',
  },
  CN: {
    upgrade: '欢迎升级 VIP {level}',
    birthday: '生日礼金 VIP {level}',
    monthly: '每月礼金 VIP {level}',
    rebate: '{day} 返水',
    gift: '送您的礼物',
  },
  TY: {
    upgrade: 'ยินดีต้อนรับสู่ VIP {level}',
    birthday: 'ของขวัญวันเกิด VIP {level}',
    monthly: 'ของขวัญรายเดือน VIP {level}',
    rebate: 'เงินคืนของวันที่ {day}',
    gift: 'ของขวัญสำหรับคุณ',
  },
  PT: {
    upgrade: 'Bem-vindo ao VIP {level}',
    birthday: 'Presente de aniversário, VIP {level}',
    monthly: 'Presente mensal, VIP {level}',
    rebate: 'Devolução de {day}',
    gift: 'Um presente para você',
  },
  ES: {
    upgrade: 'Bienvenido a VIP {level}',
    birthday: 'Regalo de cumpleaños, VIP {level}',
    monthly: 'Regalo mensual, VIP {level}',
    rebate: 'Devolución del {day}',
    gift: 'Un regalo para ti',
  },
  ID: {
    upgrade: 'Selamat datang di VIP {level}',
    birthday: 'Hadiah ulang tahun, VIP {level}',
    monthly: 'Hadiah bulanan, VIP {level}',
    rebate: 'Rabat tanggal {day}',
    gift: 'Hadiah untuk Anda',
  },
  JA: {
    upgrade: 'VIP {level} へようこそ',
    birthday: '誕生日ギフト VIP {level}',
    monthly: 'マンスリーギフト VIP {level}',
    rebate: '{day} のリベート',
    gift: 'あなたへのギフト',
  },
  KO: {
    upgrade: 'VIP {level} 승급을 축하합니다',
    birthday: '생일 선물, VIP {level}',
    monthly: '월간 선물, VIP {level}',
    rebate: '{day} 리베이트',
    gift: '회원님을 위한 선물',
  },
  FR: {
    upgrade: 'Bienvenue au niveau VIP {level}',
    birthday: 'Cadeau d’anniversaire, VIP {level}',
    monthly: 'Cadeau mensuel, VIP {level}',
    rebate: 'Remise du {day}',
    gift: 'Un cadeau pour vous',
  },
  TL: {
    upgrade: 'Maligayang pagdating sa VIP {level}',
    birthday: 'Regalo sa kaarawan, VIP {level}',
    monthly: 'Buwanang regalo, VIP {level}',
    rebate: 'Balik-taya ng {day}',
    gift: 'Regalo para sa iyo',
  },
  TR: {
    upgrade: 'VIP {level} seviyesine hoş geldiniz',
    birthday: 'Doğum günü hediyesi, VIP {level}',
    monthly: 'Aylık hediye, VIP {level}',
    rebate: '{day} iadesi',
    gift: 'Size bir hediye',
  },
  RU: {
    upgrade: 'Добро пожаловать в VIP {level}',
    birthday: 'Подарок ко дню рождения, VIP {level}',
    monthly: 'Ежемесячный подарок, VIP {level}',
    rebate: 'Возврат за {day}',
    gift: 'Подарок для вас',
  },
};

/** One of our texts in a language, else in English; days are written DD/MM/YYYY. */
export function ownText({ text, ...values }: { text: string; [name: string]: string | number }, language: string) {
  const code = language.toUpperCase();
  const words = WORDS[code === 'TH' ? 'TY' : code] ?? EN;
  return (words[text as keyof Words] ?? EN.gift).replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    String(values[name] ?? '').replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1'),
  );
}
