import type { Tx } from '../../platform/db/index.ts';
import { storeSetting } from './store.ts';
import type { SiteSettings } from './settings.ts';

/** Links of the demonstration use a reserved example domain. */
const HOST = 'https://fairlot.example';
/** Texts of customer service and of the app's page, by operator language code. */
const SERVICE = {
  EN: 'Customer service',
  VI: 'Chăm sóc khách hàng',
  AR: 'خدمة العملاء',
  CN: '客服',
  TY: 'ฝ่ายบริการลูกค้า',
  PT: 'Atendimento',
  ES: 'Atención al cliente',
  ID: 'Layanan pelanggan',
  JA: 'カスタマーサービス',
  KO: '고객센터',
  FR: 'Service client',
  TL: 'Customer service',
  TR: 'Müşteri hizmetleri',
  RU: 'Служба поддержки',
};
const APP = {
  EN: 'Draws you can check, on your home screen',
  VI: 'Kết quả bạn tự kiểm tra được, ngay trên màn hình chính',
  AR: 'سحوبات يمكنك التحقق منها، على شاشتك الرئيسية',
  CN: '开奖可验证，就在您的主屏幕',
  TY: 'หวยที่คุณตรวจสอบได้ บนหน้าจอหลักของคุณ',
  PT: 'Sorteios que você confere, na sua tela inicial',
  ES: 'Sorteos que puedes comprobar, en tu pantalla de inicio',
  ID: 'Undian yang bisa Anda periksa, di layar utama Anda',
  JA: '自分で検証できる抽選を、ホーム画面に',
  KO: '직접 확인하는 추첨을 홈 화면에서',
  FR: 'Des tirages que vous vérifiez, sur votre écran d’accueil',
  TL: 'Mga draw na masusuri mo, nasa home screen mo',
  TR: 'Doğrulayabildiğiniz çekilişler ana ekranınızda',
  RU: 'Тиражи, которые можно проверить, на главном экране',
};
const CHAT = {
  EN: 'Live chat',
  VI: 'Trò chuyện trực tuyến',
  PT: 'Chat ao vivo',
  TY: 'แชทสด',
  TL: 'Live chat',
  CN: '在线客服',
  JA: 'ライブチャット',
  ES: 'Chat en vivo',
  TR: 'Canlı sohbet',
  AR: 'الدردشة المباشرة',
  RU: 'Онлайн-чат',
  FR: 'Chat en direct',
  ID: 'Obrolan langsung',
  KO: '실시간 상담',
};
const DEMO = {
  languages: ['EN', 'VI', 'CN', 'AR', 'TY', 'PT', 'ES', 'ID', 'JA', 'KO', 'FR', 'TL', 'TR', 'RU'],
  resources: [
    { resourceType: 'IOS', url: `${HOST}/app/ios` },
    { resourceType: 'Android', url: `${HOST}/app/fairlot.apk` },
    { resourceType: 'MOBILECONFIG', url: '/app.mobileconfig' },
    { resourceType: 'AppDownloadIcon', url: '/logo.svg' },
    { resourceType: 'AFFILIATELINK', url: `${HOST}/partners` },
    { resourceType: 'WHATSAPP', url: `${HOST}/whatsapp` },
    { resourceType: 'TELEGRAM', url: `${HOST}/telegram` },
    { resourceType: 'TELEGRAM2', url: `${HOST}/telegram-news` },
    { resourceType: 'FACEBOOK', url: `${HOST}/facebook` },
  ],
  customerService: [
    { csType: 'SERVICE', titles: SERVICE, url: `${HOST}/support` },
    { csType: 'LIVECHAT', titles: CHAT, url: '/m/chat' },
  ],
  mobileTemplate: {
    app_background:
      '/art/inhouse/app-background.svg?v=1&motif=dice&pal=jade&field=dots&w=430&h=160&fx=0.78&scrim=start',
    app_desc: APP,
    app_desc_font_color: '#ffffff',
  },
  flags: {
    SECCEN: true,
    CBS3: true,
    PROFPIC3: true,
    PASSKEYLOGIN3: true,
    MOBILEVERCODELOGIN3: true,
    CHNGPASSVERIF3: true,
    FORGOTEMAIL3: true,
    MOBILENUMREG3: true,
    // Forbidden under some licences, so off by default; the demonstration shows it.
    DIVIDEND3: true,
    AGETRANS3: true,
  },
} as const satisfies Partial<Record<keyof SiteSettings, unknown>>;

/** Settings of the demonstration merchant that differ from the defaults. */
export async function seedSite(tx: Tx, merchant: string): Promise<void> {
  await storeSetting(tx, merchant, 'opened', true);
  await storeSetting(tx, merchant, 'languages', [...DEMO.languages]);
  await storeSetting(tx, merchant, 'resources', [...DEMO.resources]);
  await storeSetting(tx, merchant, 'customerService', [...DEMO.customerService]);
  await storeSetting(tx, merchant, 'mobileTemplate', DEMO.mobileTemplate);
  await storeSetting(tx, merchant, 'flags', DEMO.flags);
}
