import type { trailTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeTrail: typeof trailTexts = {
  title: 'Nhật ký thay đổi',
  object: 'Đối tượng bắt đầu bằng',
  all: 'Tất cả',
  money: 'Số dư',
  exports: 'Tệp xuất',
  id: 'Số',
  at: 'Thời gian',
  who: 'Người vận hành',
  what: 'Hành động',
  about: 'Đối tượng',
  before: 'Trước',
  after: 'Sau',
  address: 'Địa chỉ',
  token: 'Mã API',
};
