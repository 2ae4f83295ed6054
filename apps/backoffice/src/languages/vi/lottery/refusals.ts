import type { refusals } from '../../../sections/lottery/texts.ts';

export const lotteryRefusals: typeof refusals = {
  'limits.missing':
    'Mỗi cách chơi cần mức phải trả tối đa và hạn mức hội viên cho mỗi số; xổ số cần hạn mức hội viên mỗi kỳ',
  'return.above': 'Tỷ lệ hoàn trả sẽ trên 100%',
  'return.below': 'Tỷ lệ hoàn trả sẽ dưới mức sàn',
  limits: 'Các hạn mức mâu thuẫn nhau',
  'play.unknown': 'Không có cách chơi này',
  issued: 'Đã có kỳ của ngày đó',
  order: 'Đã công bố một phiên bản sau đó',
  play: 'Một cách chơi sẽ không có số nào để dò',
  level: 'Các số của giải này chỉ có một độ dài',
  unchanged: 'Sẽ không có gì thay đổi',
  closed: 'Ngày này đã đóng',
  past: 'Ngày này đã qua',
  'result.source': 'Kỳ quay này không phải xổ số chính thức',
  'result.early': 'Kỳ này chưa quay',
  'result.closed': 'Kỳ này hiện không nhận kết quả',
  'result.levels': 'Thiếu hoặc thừa giải',
  'result.count': 'Một giải có quá ít hoặc quá nhiều số',
  'result.width': 'Một số có quá ít hoặc quá nhiều chữ số',
  'result.range': 'Một số nằm ngoài phạm vi',
  'result.duplicate': 'Một số bị lặp lại',
  'result.repeated': 'Một kỳ khác của xổ số này có đúng các số đó',
  'result.conflict': 'Nguồn này đã báo một kết quả khác trước đó',
};
