/**
 * Fields of an EMV merchant-presented code, the form of VietQR: two digits of name, two of length, the value; the last
 * field is a checksum over all before it. Source: EMVCo QRCPS MPM 1.1, napas.com.vn.
 */
export interface EmvQr {
  /** Decimal string as in the code; null if the payer chooses. */
  amount: string | null;
  /** ISO 4217 number. */
  currency: string | null;
}

/** @returns null for a code that no bank's app would read */
export function readEmvQr(text: string): EmvQr | null {
  if (!/^[\x20-\x7e]{20,512}$/.test(text)) return null;
  if (crc16(text.slice(0, -4)) !== text.slice(-4)) return null;
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const [, name, length] = /^(\d\d)(\d\d)/.exec(text.slice(at)) ?? [];
    if (name === undefined || at + 4 + Number(length) > text.length) return null;
    fields.set(name, text.slice(at + 4, at + 4 + Number(length)));
    at += 4 + Number(length);
  }
  if (fields.get('00') !== '01') return null;
  return { amount: fields.get('54') ?? null, currency: fields.get('53') ?? null };
}

/** CRC-16/CCITT-FALSE, four capital hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
