import { createHash } from 'node:crypto';

export interface WebClip {
  merchantCode: string;
  merchantName: string;
  /** Target address of the clip; its query identifies it as a clip (Z-84). */
  address: string;
  /** PNG. */
  icon: Buffer;
}

/** A configuration profile with a web clip: Apple's property list, which adds the site to the home screen. */
export function webClipProfile({ merchantCode, merchantName, address, icon }: WebClip): string {
  const name = escapeXml(merchantName);
  const id = `${new URL(address).hostname.split('.').toReversed().join('.')}.${merchantCode}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0"><dict>',
    '<key>PayloadContent</key><array><dict>',
    '<key>FullScreen</key><true/>',
    `<key>Icon</key><data>${icon.toString('base64')}</data>`,
    '<key>IgnoreManifestScope</key><true/>',
    '<key>IsRemovable</key><true/>',
    `<key>Label</key><string>${name}</string>`,
    `<key>PayloadDisplayName</key><string>${name}</string>`,
    `<key>PayloadIdentifier</key><string>${escapeXml(id)}.webclip</string>`,
    '<key>PayloadType</key><string>com.apple.webClip.managed</string>',
    `<key>PayloadUUID</key><string>${uuidOf(`${id}.webclip`)}</string>`,
    '<key>PayloadVersion</key><integer>1</integer>',
    '<key>Precomposed</key><true/>',
    `<key>URL</key><string>${escapeXml(address)}</string>`,
    '</dict></array>',
    `<key>PayloadDisplayName</key><string>${name}</string>`,
    `<key>PayloadIdentifier</key><string>${escapeXml(id)}</string>`,
    '<key>PayloadRemovalDisallowed</key><false/>',
    '<key>PayloadType</key><string>Configuration</string>',
    `<key>PayloadUUID</key><string>${uuidOf(id)}</string>`,
    '<key>PayloadVersion</key><integer>1</integer>',
    '</dict></plist>',
  ].join('\n');
}

/** A fixed UUID, so that installing the same profile again replaces the previous one. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
    .join('-')
    .toUpperCase();
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
