import type { loginProviderTexts } from '../../../sections/identity/login-provider-texts.ts';

export const identityLoginProvider: typeof loginProviderTexts = {
  groups: { login: 'Đăng nhập bằng tài khoản khác' },
  names: { google: 'Google', facebook: 'Facebook' },
  notes: {
    google: 'Tạo OAuth client loại “Web application” trong Google Cloud, với địa chỉ chuyển hướng bên dưới.',
    facebook:
      'Tạo ứng dụng có Facebook Login tại Meta, với địa chỉ chuyển hướng bên dưới. Client ID và secret là ID và mã ' +
      'bí mật của ứng dụng.',
  },
  fields: { clientId: 'Client ID', tokenEndpoint: 'Địa chỉ token' },
  keys: { clientSecret: 'Client secret' },
  facts: { callback: 'Địa chỉ chuyển hướng' },
  warnings: { flag: 'Đăng nhập bằng tài khoản này đang tắt ở Trang web, Chức năng.' },
  offText: 'Hội viên đăng ký bằng tài khoản này không đăng nhập được cho đến khi kết nối lại hoặc có mật khẩu.',
};
