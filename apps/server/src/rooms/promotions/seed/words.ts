import type { OfferTexts } from '@fairlot/contract';

type Words = Record<string, readonly [title: string, text: string]>;

const FIRST: Words = {
  EN: ['20 % on your first deposit', 'Deposit 200,000 or more and 20 % is added as a bonus, up to 2,000,000.'],
  VI: ['Thêm 20 % cho lần nạp đầu', 'Nạp từ 200.000 trở lên, nhận thêm 20 % tiền thưởng, tối đa 2.000.000.'],
  CN: ['首次存款加赠 20 %', '存款 200,000 或以上，即加赠 20 % 奖金，最高 2,000,000。'],
  JA: ['初回入金に 20 % 上乗せ', '200,000 以上の入金で 20 % のボーナスが付きます。上限は 2,000,000 です。'],
  KO: ['첫 입금 20 % 추가', '200,000 이상 입금하면 20 % 보너스를 드립니다. 최대 2,000,000입니다.'],
  ID: [
    'Tambahan 20 % untuk deposit pertama',
    'Setor 200.000 atau lebih dan dapatkan bonus 20 %, paling banyak 2.000.000.',
  ],
  TL: [
    '20 % dagdag sa unang deposito',
    'Magdeposito ng 200,000 pataas at madaragdagan ng 20 % bonus, hanggang 2,000,000.',
  ],
  ES: ['20 % en tu primer depósito', 'Deposita 200.000 o más y sumamos un bono del 20 %, hasta 2.000.000.'],
  PT: ['20 % no primeiro depósito', 'Deposite 200.000 ou mais e receba 20 % de bônus, até 2.000.000.'],
  FR: ['20 % sur votre premier dépôt', 'Déposez 200 000 ou plus et recevez un bonus de 20 %, jusqu’à 2 000 000.'],
  RU: ['20 % к первому депозиту', 'Внесите от 200 000, и мы добавим бонус 20 %, но не более 2 000 000.'],
  TR: ['İlk yatırıma %20', '200.000 ve üzeri yatırın, %20 bonus eklensin; en çok 2.000.000.'],
  AR: ['20 % على أول إيداع', 'أودع 200,000 أو أكثر واحصل على مكافأة 20 % بحد أقصى 2,000,000.'],
  TY: ['รับเพิ่ม 20 % เมื่อฝากครั้งแรก', 'ฝากตั้งแต่ 200,000 รับโบนัสเพิ่ม 20 % สูงสุด 2,000,000'],
};

const RELOAD: Words = {
  EN: [
    '10 % on a deposit each week',
    'Once a week a deposit of 500,000 or more brings 10 % as a bonus, up to 1,000,000.',
  ],
  VI: ['Thêm 10 % mỗi tuần', 'Mỗi tuần một lần, nạp từ 500.000 được thêm 10 % tiền thưởng, tối đa 1.000.000.'],
  CN: ['每周存款加赠 10 %', '每周一次，存款 500,000 或以上加赠 10 % 奖金，最高 1,000,000。'],
  JA: ['毎週の入金に 10 %', '週に一度、500,000 以上の入金で 10 % のボーナス。上限は 1,000,000 です。'],
  KO: ['매주 입금 10 % 추가', '주 1회, 500,000 이상 입금 시 10 % 보너스를 드립니다. 최대 1,000,000입니다.'],
  ID: ['10 % tiap minggu', 'Sekali seminggu, deposit 500.000 atau lebih mendapat bonus 10 %, paling banyak 1.000.000.'],
  TL: [
    '10 % bawat linggo',
    'Isang beses bawat linggo, ang deposito na 500,000 pataas ay may 10 % bonus, hanggang 1,000,000.',
  ],
  ES: ['10 % cada semana', 'Una vez por semana, un depósito de 500.000 o más suma un bono del 10 %, hasta 1.000.000.'],
  PT: ['10 % toda semana', 'Uma vez por semana, um depósito de 500.000 ou mais rende 10 % de bônus, até 1.000.000.'],
  FR: [
    '10 % chaque semaine',
    'Une fois par semaine, un dépôt de 500 000 ou plus rapporte un bonus de 10 %, jusqu’à 1 000 000.',
  ],
  RU: ['10 % каждую неделю', 'Раз в неделю депозит от 500 000 приносит бонус 10 %, но не более 1 000 000.'],
  TR: ['Her hafta %10', 'Haftada bir kez 500.000 ve üzeri yatırım %10 bonus getirir; en çok 1.000.000.'],
  AR: ['10 % كل أسبوع', 'مرة في الأسبوع، إيداع 500,000 أو أكثر يمنحك مكافأة 10 % بحد أقصى 1,000,000.'],
  TY: ['รับเพิ่ม 10 % ทุกสัปดาห์', 'สัปดาห์ละครั้ง ฝากตั้งแต่ 500,000 รับโบนัส 10 % สูงสุด 1,000,000'],
};

const CASHBACK: Words = {
  EN: [
    '5 % of a week’s losses returned',
    'Join once. After each week 5 % of what you lost comes back as real money, up to 500,000.',
  ],
  VI: [
    'Hoàn 5 % tiền thua mỗi tuần',
    'Tham gia một lần. Sau mỗi tuần, 5 % số tiền thua được hoàn bằng tiền thật, tối đa 500.000.',
  ],
  CN: ['每周亏损返还 5 %', '参加一次即可。每周结束后返还净亏损的 5 %（真钱），最高 500,000。'],
  JA: ['週の損失の 5 % を還元', '一度参加すれば、毎週の損失の 5 % が現金で戻ります。上限は 500,000 です。'],
  KO: ['주간 손실 5 % 환급', '한 번 참여하면 매주 손실의 5 %를 현금으로 돌려드립니다. 최대 500,000입니다.'],
  ID: [
    '5 % kerugian minggu kembali',
    'Ikut sekali. Setiap minggu 5 % dari kerugian kembali sebagai uang asli, paling banyak 500.000.',
  ],
  TL: [
    '5 % ng talo sa linggo, ibinabalik',
    'Sumali nang isang beses. Bawat linggo, 5 % ng talo ay babalik bilang totoong pera, hanggang 500,000.',
  ],
  ES: [
    '5 % de las pérdidas de vuelta',
    'Únete una vez. Cada semana vuelve el 5 % de lo perdido en dinero real, hasta 500.000.',
  ],
  PT: [
    '5 % das perdas de volta',
    'Participe uma vez. Toda semana 5 % do que perdeu volta em dinheiro real, até 500.000.',
  ],
  FR: [
    '5 % des pertes rendues',
    'Inscrivez-vous une fois. Chaque semaine, 5 % des pertes reviennent en argent réel, jusqu’à 500 000.',
  ],
  RU: ['Возврат 5 % проигрыша', 'Вступите один раз. Каждую неделю 5 % проигрыша возвращаются деньгами, до 500 000.'],
  TR: [
    'Haftalık kaybın %5’i geri',
    'Bir kez katılın. Her hafta kaybınızın %5’i gerçek para olarak döner; en çok 500.000.',
  ],
  AR: ['استرداد 5 % من خسائر الأسبوع', 'انضم مرة واحدة. بعد كل أسبوع يعود 5 % مما خسرته مالًا حقيقيًا بحد أقصى 500,000.'],
  TY: ['คืน 5 % ของยอดเสียรายสัปดาห์', 'เข้าร่วมครั้งเดียว ทุกสัปดาห์คืน 5 % ของยอดเสียเป็นเงินจริง สูงสุด 500,000'],
};

const WHEEL: Words = {
  EN: ['Lucky wheel', 'One free spin a day. Every part pays, and its odds are written on it.'],
  VI: ['Vòng quay may mắn', 'Mỗi ngày một lượt quay miễn phí. Ô nào cũng có thưởng, tỷ lệ ghi rõ.'],
  CN: ['幸运转盘', '每天免费转一次。每一格都有奖，概率公开。'],
  JA: ['ラッキーホイール', '1 日 1 回無料。どの区画も当たりで、確率も表示しています。'],
  KO: ['행운의 휠', '하루 한 번 무료입니다. 모든 칸에 상금이 있고 확률이 공개됩니다.'],
  ID: ['Roda keberuntungan', 'Satu putaran gratis sehari. Setiap bagian berhadiah dan peluangnya tertulis.'],
  TL: ['Gulong ng suwerte', 'Isang libreng ikot bawat araw. May premyo ang bawat bahagi at nakasulat ang tsansa.'],
  ES: ['Rueda de la suerte', 'Un giro gratis al día. Todas las partes pagan y sus probabilidades están a la vista.'],
  PT: ['Roda da sorte', 'Um giro grátis por dia. Todas as partes pagam e as chances estão à vista.'],
  FR: ['Roue de la chance', 'Un tour gratuit par jour. Chaque part rapporte et ses chances sont affichées.'],
  RU: ['Колесо удачи', 'Одно бесплатное вращение в день. Каждый сектор с призом, шансы указаны.'],
  TR: ['Şans çarkı', 'Günde bir ücretsiz çevirme. Her dilim kazandırır, olasılıkları yazılıdır.'],
  AR: ['عجلة الحظ', 'دورة مجانية كل يوم. كل جزء فيه جائزة واحتماله مكتوب.'],
  TY: ['วงล้อนำโชค', 'หมุนฟรีวันละครั้ง ทุกช่องมีรางวัลและบอกโอกาสไว้ชัดเจน'],
};

const PACKET: Words = {
  EN: ['Red packet', 'A shared pot in 200 packets. Each was drawn before anybody opened one.'],
  VI: ['Lì xì', 'Một quỹ chung chia thành 200 bao. Mỗi bao đã được rút trước khi có người mở.'],
  CN: ['红包', '共享奖池分成 200 份，金额在任何人打开之前已抽定。'],
  JA: ['紅包', '200 個に分けた共有の賞金。金額は誰かが開ける前に決まっています。'],
  KO: ['훙바오', '공동 상금을 200개로 나눴습니다. 금액은 누가 열기 전에 이미 정해졌습니다.'],
  ID: ['Angpao', 'Satu dana bersama dalam 200 angpao. Isinya ditentukan sebelum ada yang membuka.'],
  TL: ['Ampao', 'Isang pondong hinati sa 200 ampao. Natukoy ang laman bago may nagbukas.'],
  ES: ['Sobre rojo', 'Un bote común en 200 sobres. Cada importe se sorteó antes de abrir ninguno.'],
  PT: ['Envelope vermelho', 'Um pote comum em 200 envelopes. Cada valor foi sorteado antes de alguém abrir.'],
  FR: ['Enveloppe rouge', 'Une cagnotte en 200 enveloppes. Chaque montant a été tiré avant toute ouverture.'],
  RU: ['Красный конверт', 'Общий фонд в 200 конвертах. Суммы определены до того, как открыт первый.'],
  TR: ['Kırmızı zarf', 'Ortak bir fon 200 zarfta. Tutarlar, ilk zarf açılmadan önce çekildi.'],
  AR: ['الظرف الأحمر', 'مبلغ مشترك في 200 ظرف. سُحب كل مبلغ قبل أن يفتح أحد ظرفًا.'],
  TY: ['อั่งเปา', 'กองรางวัลรวมแบ่งเป็น 200 ซอง จำนวนเงินถูกสุ่มไว้ก่อนมีคนเปิด'],
};

const GOODWILL: Words = {
  EN: ['A gift from us', 'Bonus money that our staff give by hand.'],
  VI: ['Quà từ chúng tôi', 'Tiền thưởng do nhân viên tặng trực tiếp.'],
  TY: ['ของขวัญจากเรา', 'เงินโบนัสที่ทีมงานมอบให้'],
  CN: ['我们的礼物', '由工作人员发放的奖金。'],
  JA: ['感謝のプレゼント', '担当者がお贈りするボーナスです。'],
  KO: ['감사 선물', '직원이 직접 드리는 보너스입니다.'],
  ID: ['Hadiah dari kami', 'Uang bonus yang diberikan staf kami.'],
  TL: ['Regalo mula sa amin', 'Bonus na ibinibigay ng aming mga kawani.'],
  ES: ['Un regalo nuestro', 'Dinero de bono que da nuestro equipo.'],
  PT: ['Um presente nosso', 'Dinheiro de bônus dado pela nossa equipe.'],
  FR: ['Un cadeau de notre part', 'De l’argent bonus offert par notre équipe.'],
  RU: ['Подарок от нас', 'Бонусные деньги, которые дарят наши сотрудники.'],
  TR: ['Bizden bir hediye', 'Ekibimizin verdiği bonus para.'],
  AR: ['هدية منا', 'مال مكافأة يمنحه فريقنا.'],
};

const REFERRAL: Words = {
  EN: ['Invite friends', 'You and your friend each get 50,000 once they have played.'],
  VI: ['Mời bạn bè', 'Bạn và bạn bè mỗi người nhận 50.000 khi người đó đã chơi.'],
  CN: ['邀请好友', '好友游戏后，您和好友各得 50,000。'],
  JA: ['友だちを招待', '友だちが遊ぶと、お互いに 50,000 もらえます。'],
  KO: ['친구 초대', '친구가 플레이하면 두 분 모두 50,000을 받습니다.'],
  ID: ['Undang teman', 'Anda dan teman masing-masing mendapat 50.000 setelah ia bermain.'],
  TL: ['Imbitahan ang kaibigan', 'Tig-50,000 kayo ng kaibigan mo kapag naglaro na siya.'],
  ES: ['Invita a amigos', 'Tú y tu amigo recibís 50.000 cada uno cuando haya jugado.'],
  PT: ['Convide amigos', 'Você e seu amigo ganham 50.000 cada depois que ele jogar.'],
  FR: ['Invitez des amis', 'Vous et votre ami recevez chacun 50 000 dès qu’il a joué.'],
  RU: ['Пригласите друзей', 'Вы и друг получите по 50 000, когда он сыграет.'],
  TR: ['Arkadaşlarını davet et', 'Arkadaşınız oynadıktan sonra ikiniz de 50.000 alırsınız.'],
  AR: ['ادعُ أصدقاءك', 'تحصل أنت وصديقك على 50,000 لكل منكما بعد أن يلعب.'],
  TY: ['ชวนเพื่อน', 'คุณและเพื่อนได้คนละ 50,000 เมื่อเพื่อนได้เล่นแล้ว'],
};

/** Texts of the demonstration's offers by language; a missing one is shown in English. */
export const OFFER_WORDS = {
  first: textsOf(FIRST),
  reload: textsOf(RELOAD),
  cashback: textsOf(CASHBACK),
  wheel: textsOf(WHEEL),
  packet: textsOf(PACKET),
  goodwill: textsOf(GOODWILL),
  referral: textsOf(REFERRAL),
};

function textsOf(words: Words): OfferTexts {
  return Object.fromEntries(Object.entries(words).map(([language, [title, text]]) => [language, { title, text }]));
}
