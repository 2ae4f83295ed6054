/** Banks of NAPAS by the six digits that identify them (BIN), with the names that people write. Source: vietqr.io. */
const BANKS: Readonly<Record<string, readonly string[]>> = {
  '970400': ['SaigonBank', 'SGICB'],
  '970403': ['Sacombank', 'STB', 'Sài Gòn Thương Tín'],
  '970405': ['Agribank', 'VBA', 'Nông nghiệp và Phát triển Nông thôn Việt Nam'],
  '970407': ['Techcombank', 'TCB', 'Kỹ thương Việt Nam'],
  '970409': ['Bac A Bank', 'BacABank', 'BAB', 'Bắc Á'],
  '970412': ['PVcomBank', 'PVCB', 'Đại Chúng Việt Nam'],
  '970415': ['VietinBank', 'ICB', 'Công thương Việt Nam'],
  '970416': ['ACB', 'Á Châu'],
  '970418': ['BIDV', 'Đầu tư và Phát triển Việt Nam'],
  '970419': ['NCB', 'Quốc Dân'],
  '970422': ['MB Bank', 'MBBank', 'MB', 'Quân đội'],
  '970423': ['TPBank', 'TPB', 'Tiên Phong'],
  '970424': ['Shinhan Bank', 'ShinhanBank', 'SHBVN', 'Shinhan Việt Nam'],
  '970425': ['ABBANK', 'ABB', 'An Bình'],
  '970426': ['MSB', 'Hàng Hải Việt Nam'],
  '970427': ['VietABank', 'VAB', 'Việt Á'],
  '970428': ['Nam A Bank', 'NamABank', 'NAB', 'Nam Á'],
  '970431': ['Eximbank', 'EIB', 'Xuất Nhập khẩu Việt Nam'],
  '970432': ['VPBank', 'VPB', 'Việt Nam Thịnh Vượng'],
  '970433': ['VietBank', 'Việt Nam Thương Tín'],
  '970436': ['Vietcombank', 'VCB', 'Ngoại Thương Việt Nam'],
  '970437': ['HDBank', 'HDB', 'Phát triển Thành phố Hồ Chí Minh'],
  '970438': ['BaoViet Bank', 'BaoVietBank', 'BVB', 'Bảo Việt'],
  '970440': ['SeABank', 'SEAB', 'Đông Nam Á'],
  '970441': ['VIB', 'Quốc tế Việt Nam'],
  '970443': ['SHB', 'Sài Gòn - Hà Nội'],
  '970448': ['OCB', 'Phương Đông'],
  '970449': ['LPBank', 'LPB', 'LienVietPostBank', 'Lộc Phát Việt Nam'],
  '970452': ['Kienlongbank', 'KLB', 'Kiên Long'],
  '970454': ['BVBank', 'VCCB', 'Viet Capital Bank', 'VietCapitalBank', 'Bản Việt'],
  '970457': ['Woori Bank', 'WVN', 'Woori Việt Nam'],
  '970499': ['Sandbox Bank'],
};

const BIN_OF = new Map(
  Object.entries(BANKS).flatMap(([bin, names]) => names.map((name) => [plainName(name), bin] as const)),
);

/** Display name of a bank, or its number if the bank is unknown. */
export function bankNameOf(bin: string): string {
  return BANKS[bin]?.[0] ?? bin;
}

/** The BIN of a bank as a member wrote it; undefined unless it is exactly one of the known names, or a known BIN. */
export function binOf(bank: string): string | undefined {
  const digits = bank.trim();
  return Object.hasOwn(BANKS, digits) ? digits : BIN_OF.get(plainName(bank));
}

/** Letters and digits only, without marks and without the words that every bank's name begins with. */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/đ/gi, 'd')
    .toLowerCase()
    .replaceAll(/\b(ngan hang|tmcp|tnhh|mtv|bank)\b/g, '')
    .replaceAll(/[^a-z0-9]/g, '');
}
