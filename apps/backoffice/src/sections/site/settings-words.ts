import type { SettingWords } from '../../shared/section.ts';
import { clientTexts } from './clients/client-texts.ts';
import { legalTexts } from './legal/legal-texts.ts';
import { siteTexts } from './texts.ts';

/** The cards of the site's settings, found by the search. */
export const settings: readonly SettingWords[] = [
  [siteTexts.brand.heading, 'name colour color theme dark light tên màu giao diện'],
  [siteTexts.logo.heading, 'picture icon favicon hình biểu tượng'],
  [siteTexts.money.heading, 'currency decimals time zone hour tiền tệ múi giờ'],
  [siteTexts.offer.heading, 'language age games locale ngôn ngữ tuổi trò chơi'],
  [siteTexts.flags.heading, 'feature switch on off tính năng bật tắt'],
  [siteTexts.words.heading, 'text translation label wording chữ bản dịch'],
  [legalTexts.heading, 'agreement legal law terms conditions privacy điều khoản riêng tư pháp lý'],
  [siteTexts.company.heading, 'company licence license address công ty giấy phép địa chỉ'],
  [siteTexts.contact.heading, 'support contact help line telephone picture hosts hỗ trợ liên hệ điện thoại'],
  [siteTexts.install.heading, 'app install pwa download android iphone ứng dụng cài đặt tải'],
  [clientTexts.bar.heading, 'download bar rating banner thanh tải'],
  [clientTexts.links.heading, 'link template domain path liên kết mẫu tên miền'],
  [clientTexts.registration.heading, 'register sign up login fields captcha đăng ký đăng nhập'],
  [clientTexts.lottery.heading, 'lottery agent mode xổ số đại lý'],
  [clientTexts.clients.heading, 'client api calls version máy khách phiên bản'],
  [siteTexts.codes.heading, 'sms code otp verification mã xác minh'],
  [siteTexts.windows.heading, 'maintenance window close downtime bảo trì đóng'],
  [siteTexts.regions.heading, 'country region geo block ip quốc gia khu vực chặn'],
  [siteTexts.market.heading, 'market profile law regulator uk thị trường luật'],
].map(([label = '', words = '']) => ({ label, words, path: 'site' }));
