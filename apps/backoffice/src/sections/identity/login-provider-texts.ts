import type { ProviderWords } from '../../parts/connections/api.ts';
import { pick } from '../../shared/language.ts';

/** Texts about the providers of log-ins. */
export const loginProviderTexts = pick<ProviderWords>(
  {
    groups: { login: 'Log-in with another account' },
    names: { google: 'Google', facebook: 'Facebook' },
    notes: {
      google: 'Create an OAuth client of the type “Web application” in Google Cloud, with the redirect address below.',
      facebook:
        'Create an app with Facebook Login at Meta, with the redirect address below. Client ID and secret are the ' +
        'app’s ID and secret.',
    },
    fields: { clientId: 'Client ID', tokenEndpoint: 'Token address' },
    keys: { clientSecret: 'Client secret' },
    facts: { callback: 'Redirect address' },
    warnings: { flag: 'Log-in with this account is switched off under Site, Features.' },
    offText: 'Members who registered with it cannot log in until it is connected again or they have a password.',
  },
  {
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
  },
);
