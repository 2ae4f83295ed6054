const field = (name: string, value: string) => `${name}${String(value.length).padStart(2, '0')}${value}`;

/** The text of a VietQR code for one transfer (EMV merchant-presented mode with NAPAS' fields). */
export function vietQr(wanted: { bin: string; account: string; amount: number; description: string }): string {
  const beneficiary = field('00', wanted.bin) + field('01', wanted.account);
  const merchant = field('00', 'A000000727') + field('01', beneficiary) + field('02', 'QRIBFTTA');
  const text =
    field('00', '01') +
    field('01', '12') +
    field('38', merchant) +
    field('53', '704') +
    field('54', String(wanted.amount)) +
    field('58', 'VN') +
    field('62', field('08', wanted.description)) +
    '6304';
  return text + checksum(text);
}

function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
