import { counted, translated } from '../../../shared/language.ts';

/** Names of templates of offers, and of their forecast. */
export const templateWords = translated('promotionsTemplate', {
  start: 'Start from a template',
  task: (name: string) => `Run a promotion: ${name}`,
  names: {
    firstDeposit: 'First deposit',
    reload: 'Weekly deposit',
    cashback: 'Cashback on losses',
    freeBet: 'Free lottery ticket',
    freeRounds: 'Free rounds',
    redPacket: 'Red packet',
  },
  filled: (count: string, days: string, middle: string) =>
    `Filled from ${counted(count, 'deposit')} of the last ${counted(days, 'day')}. ` +
    `Half of them were ${middle} or less.`,
  empty: 'No deposits yet, so the amounts are empty. Enter them.',
  replaces: 'A template replaces what you entered.',
  expected: 'Expected',
  range: 'Eight of ten cases',
  forecast: (days: string) => `Forecast for ${counted(days, 'day')}`,
  day: (day: number) => `Day ${day}`,
  atBudget: 'Budget reached',
  onDay: (day: number) => `on day ${day}`,
  notReached: 'not expected',
  useBudget: (amount: string) => `Use ${amount} as the budget`,
  noCourse:
    'Members claim it whenever they like, so there is no forecast by day: this is the cost if everyone claims it once.',
});

/** Texts for members that a template writes, in the languages of the console. */
export const templateTexts = {
  EN: {
    firstDeposit: { title: 'A bonus on your first deposit', text: 'Deposit for the first time and we add a bonus.' },
    reload: { title: 'A bonus every week', text: 'Your first deposit of each week comes with a bonus.' },
    cashback: { title: 'Weekly cashback', text: 'Get a part of what you lost in a week back as real money.' },
    freeBet: { title: 'A free lottery ticket', text: 'Collect a free bet every week and choose your numbers.' },
    freeRounds: { title: 'Free rounds', text: 'Collect free rounds every week and keep what you win.' },
    redPacket: { title: 'Red packet', text: 'Open a red packet before the last share is gone.' },
  },
  VI: {
    firstDeposit: { title: 'Thưởng lần nạp đầu', text: 'Nạp lần đầu và nhận thêm tiền thưởng.' },
    reload: { title: 'Thưởng nạp mỗi tuần', text: 'Lần nạp đầu tiên của mỗi tuần được thêm tiền thưởng.' },
    cashback: { title: 'Hoàn tiền mỗi tuần', text: 'Nhận lại một phần số tiền thua trong tuần bằng tiền thật.' },
    freeBet: { title: 'Vé số miễn phí', text: 'Mỗi tuần nhận một cược miễn phí và tự chọn số.' },
    freeRounds: {
      title: 'Vòng quay miễn phí',
      text: 'Mỗi tuần nhận vòng quay miễn phí, thắng bao nhiêu giữ bấy nhiêu.',
    },
    redPacket: { title: 'Lì xì', text: 'Mở lì xì trước khi hết phần.' },
  },
  ES: {
    firstDeposit: { title: 'Un bono en tu primer depósito', text: 'Deposita por primera vez y añadimos un bono.' },
    reload: { title: 'Un bono cada semana', text: 'Tu primer depósito de cada semana incluye un bono.' },
    cashback: { title: 'Cashback semanal', text: 'Recupera en dinero real una parte de lo que perdiste en la semana.' },
    freeBet: {
      title: 'Un boleto de lotería gratis',
      text: 'Recoge una apuesta gratis cada semana y elige tus números.',
    },
    freeRounds: { title: 'Rondas gratis', text: 'Recoge rondas gratis cada semana y quédate con lo que ganes.' },
    redPacket: { title: 'Sobre rojo', text: 'Abre un sobre rojo antes de que se acaben.' },
  },
  PT: {
    firstDeposit: {
      title: 'Um bônus no seu primeiro depósito',
      text: 'Deposite pela primeira vez e nós adicionamos um bônus.',
    },
    reload: { title: 'Um bônus toda semana', text: 'Seu primeiro depósito de cada semana vem com um bônus.' },
    cashback: {
      title: 'Cashback semanal',
      text: 'Receba de volta em dinheiro real uma parte do que perdeu na semana.',
    },
    freeBet: {
      title: 'Um bilhete de loteria grátis',
      text: 'Resgate uma aposta grátis toda semana e escolha seus números.',
    },
    freeRounds: { title: 'Rodadas grátis', text: 'Resgate rodadas grátis toda semana e fique com o que ganhar.' },
    redPacket: { title: 'Envelope vermelho', text: 'Abra um envelope vermelho antes que acabem.' },
  },
  TY: {
    firstDeposit: { title: 'โบนัสฝากครั้งแรก', text: 'ฝากครั้งแรกแล้วรับโบนัสเพิ่ม' },
    reload: { title: 'โบนัสทุกสัปดาห์', text: 'การฝากครั้งแรกของแต่ละสัปดาห์รับโบนัสเพิ่ม' },
    cashback: { title: 'คืนเงินรายสัปดาห์', text: 'รับส่วนหนึ่งของยอดเสียในสัปดาห์คืนเป็นเงินจริง' },
    freeBet: { title: 'ตั๋วหวยฟรี', text: 'รับเดิมพันฟรีทุกสัปดาห์แล้วเลือกเลขของคุณ' },
    freeRounds: { title: 'รอบฟรี', text: 'รับรอบฟรีทุกสัปดาห์ ชนะเท่าไรเก็บไว้ทั้งหมด' },
    redPacket: { title: 'ซองแดง', text: 'เปิดซองแดงก่อนที่ซองจะหมด' },
  },
  ID: {
    firstDeposit: { title: 'Bonus deposit pertama', text: 'Lakukan deposit pertama dan kami tambahkan bonus.' },
    reload: { title: 'Bonus setiap minggu', text: 'Deposit pertama Anda setiap minggu mendapat bonus.' },
    cashback: {
      title: 'Cashback mingguan',
      text: 'Dapatkan kembali sebagian kekalahan Anda dalam seminggu sebagai uang asli.',
    },
    freeBet: { title: 'Tiket lotre gratis', text: 'Ambil taruhan gratis setiap minggu dan pilih nomor Anda.' },
    freeRounds: { title: 'Putaran gratis', text: 'Ambil putaran gratis setiap minggu dan simpan kemenangan Anda.' },
    redPacket: { title: 'Angpao', text: 'Buka angpao sebelum habis.' },
  },
  CN: {
    firstDeposit: { title: '首存奖金', text: '首次存款即可获得额外奖金。' },
    reload: { title: '每周奖金', text: '每周第一笔存款均可获得奖金。' },
    cashback: { title: '每周返现', text: '每周亏损的一部分以真钱返还给您。' },
    freeBet: { title: '免费彩票', text: '每周领取一注免费投注，号码由您选择。' },
    freeRounds: { title: '免费局', text: '每周领取免费局，赢得的奖金全归您。' },
    redPacket: { title: '红包', text: '红包数量有限，抢完为止。' },
  },
} as const;
