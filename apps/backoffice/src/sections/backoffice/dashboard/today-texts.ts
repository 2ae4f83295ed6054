import { pick } from '../../../shared/language.ts';

export const todayTexts = pick(
  {
    waiting: 'Waiting for a decision',
    summary: (open: number, late: number) => `${open} open, ${late} overdue`,
    early: 'first half of the time',
    halfway: 'second half',
    late: 'overdue',
    ages: (early: number, halfway: number, late: number) =>
      `${early} in the first half of the promised time, ${halfway} in the second half, ${late} overdue`,
    oldest: (age: string) => `Oldest ${age}`,
    promise: (time: string) => `target ${time}`,
    free: 'not taken',
    next: 'Next case',
    all: (count: string) => `All ${count}`,
    nothing: 'Nothing is waiting for you.',
    nothingWhy:
      'Withdrawals, documents, signs of harm, alarms, chats and approvals of your role appear here, urgent ones first.',
    minutes: (count: number) => `${count} min`,
    hours: (hours: number, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
    days: (days: number, hours: number) => (hours === 0 ? `${days} d` : `${days} d ${hours} h`),
    risk: 'Money at risk',
    riskNote: 'share of the limit',
    riskKinds: { draw: 'Draw', round: 'Open round', vendorRound: 'Open vendor round' } as Readonly<
      Record<string, string>
    >,
    noRisk: 'No open draw or round has real-money stakes.',
    noRiskWhy: 'The next draws with tickets and the largest open rounds appear here with their possible cost.',
    below: (time: string, amount: string) => `${time} was below zero: ${amount}`,
    wholeBelow: (amount: string) => `The net revenue of the period is below zero: ${amount}`,
    above: 'Net revenue was never below zero in this period.',
    why: 'Why',
    hide: 'Hide',
    reasons: 'Causes of the net revenue',
    reasonKinds: {
      win: 'Largest wins',
      game: 'Games that paid more than was staked',
      gift: 'Largest bonuses and rewards',
    } as Readonly<Record<string, string>>,
    noReasons: 'No large wins, losing games, bonuses or rewards in this period.',
    lastOf: (count: number) => (count === 1 ? '1 event' : `the last ${count}`),
    lastTitle: (title: string) => `last: ${title}`,
    live: 'Live',
    failed: 'Tasks and risks could not be loaded',
    lastHour: 'last hour',
    healthNames: { draws: 'Draws and results' } as Readonly<Record<string, string>>,
    onTime: 'on time',
    lateBy: (time: string) => `late by ${time}`,
    marks: (slow: number, down: number) =>
      slow + down === 0
        ? 'no problems in the last hour'
        : `in the last hour, of twelve five-minute intervals: ${slow} degraded, ${down} without response`,
    ofTarget: (share: string, target: string) => `${share} % of the target ${target}`,
    goals: 'Targets and times',
    saveGoals: 'Save targets and times',
    targets: 'Daily target',
    targetsText: 'Longer periods multiply the target by their days. Leave empty for no target.',
    goalRefused: 'Enter an amount or number above zero, or leave it empty.',
    promises: 'Promised time of a queue, in minutes',
    promisesText: 'Rows that wait longer are late: their queue comes first and is red.',
    usual: (time: string) => `Usually ${time}.`,
  },
  {
    waiting: 'Chờ quyết định',
    summary: (open, late) => `${open} đang mở, ${late} quá hạn`,
    early: 'nửa đầu thời hạn',
    halfway: 'nửa sau',
    late: 'quá hạn',
    ages: (early, halfway, late) => `${early} trong nửa đầu thời hạn, ${halfway} trong nửa sau, ${late} đã quá hạn`,
    oldest: (age) => `Lâu nhất ${age}`,
    promise: (time) => `thời hạn ${time}`,
    free: 'chưa ai nhận',
    next: 'Việc kế tiếp',
    all: (count) => `Tất cả ${count}`,
    nothing: 'Không có việc nào chờ bạn.',
    nothingWhy:
      'Lệnh rút, giấy tờ, dấu hiệu nguy hại, cảnh báo, trò chuyện và phê duyệt của bạn sẽ hiện ở đây, việc gấp trước.',
    minutes: (count) => `${count} phút`,
    hours: (hours, minutes) => (minutes === 0 ? `${hours} giờ` : `${hours} giờ ${minutes} phút`),
    days: (days, hours) => (hours === 0 ? `${days} ngày` : `${days} ngày ${hours} giờ`),
    risk: 'Tiền có rủi ro',
    riskNote: 'tỷ lệ so với giới hạn',
    riskKinds: { draw: 'Kỳ quay', round: 'Ván đang mở', vendorRound: 'Ván đang mở của nhà cung cấp' },
    noRisk: 'Chưa có kỳ quay hay ván đang mở nào có cược tiền thật.',
    noRiskWhy: 'Các kỳ quay sắp tới có vé và các ván mở lớn nhất sẽ hiện ở đây cùng số tiền có thể phải trả.',
    below: (time, amount) => `${time} bị âm: ${amount}`,
    wholeBelow: (amount) => `Doanh thu ròng của kỳ này bị âm: ${amount}`,
    above: 'Doanh thu ròng không lúc nào âm trong kỳ này.',
    why: 'Vì sao',
    hide: 'Ẩn',
    reasons: 'Nguyên nhân làm giảm doanh thu ròng',
    reasonKinds: { win: 'Lượt thắng lớn nhất', game: 'Trò chơi trả nhiều hơn tiền cược', gift: 'Quà tặng lớn nhất' },
    noReasons: 'Không có lượt thắng lớn, trò chơi lỗ hay quà tặng nào trong thời gian này.',
    lastOf: (count) => (count === 1 ? '1 sự kiện' : `${count} lần gần nhất`),
    lastTitle: (title) => `gần nhất: ${title}`,
    live: 'Trực tiếp',
    failed: 'Không tải được việc chờ và rủi ro',
    lastHour: 'một giờ qua',
    healthNames: { draws: 'Kỳ quay và kết quả' },
    onTime: 'đúng giờ',
    lateBy: (time) => `trễ ${time}`,
    marks: (slow, down) =>
      slow + down === 0
        ? 'một giờ qua không có sự cố'
        : `trong mười hai khoảng năm phút vừa qua, ${slow} khoảng phản hồi kém và ${down} khoảng không phản hồi`,
    ofTarget: (share, target) => `${share} % của mục tiêu ${target}`,
    goals: 'Mục tiêu và thời hạn',
    saveGoals: 'Lưu mục tiêu và thời hạn',
    targets: 'Mục tiêu của một ngày',
    targetsText: 'Kỳ dài hơn nhân theo số ngày. Để trống nếu chỉ số không có mục tiêu.',
    goalRefused: 'Nhập số tiền hoặc số lớn hơn không, hoặc để trống.',
    promises: 'Thời hạn xử lý của hàng chờ, tính bằng phút',
    promisesText: 'Việc chờ lâu hơn là quá hạn: hàng chờ đó lên đầu và có màu đỏ.',
    usual: (time) => `Thông thường ${time}.`,
  },
);

/** A length of time in its two largest units. */
export function spanWords(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return todayTexts.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? todayTexts.hours(hours, minutes % 60) : todayTexts.days(Math.floor(hours / 24), hours % 24);
}
