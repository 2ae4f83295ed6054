import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import forge from 'node-forge';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProfileSigner, webClipProfile } from './web-clip-profile.ts';
import { type OpenPages, openPages } from '../web.testing.ts';

let pages: OpenPages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

it('a page leads to a manifest in the name and colours of the merchant, with icons of their size', async () => {
  const html = (await pages.get('/m/home')).body;
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=EN">');
  const manifest = (await pages.get('/manifest.webmanifest?lang=EN')).json<{
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string }[];
    shortcuts: { name: string; url: string }[];
  }>();
  expect(manifest).toMatchObject({ name: 'Fairlot', display: 'standalone', start_url: '/m/home?source=pwa' });
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Lottery', 'Deposit', 'Betting record']);
  for (const { src, sizes } of manifest.icons) {
    const icon = await pages.get(src);
    const { width, height } = await loadImage(icon.rawPayload);
    expect([icon.headers['content-type'], `${width}x${height}`]).toEqual(['image/png', sizes]);
  }
  expect((await pages.get('/app-icon/4096.png')).statusCode).toBe(404);
});

it('the profile for iPhone holds a web clip of this site, and is no page', async () => {
  const answer = await pages.get('/app.mobileconfig');
  expect(answer.headers['content-type']).toBe('application/x-apple-aspen-config');
  expect(answer.body).toContain('<string>com.apple.webClip.managed</string>');
  expect(answer.body).toContain('<string>https://play.example/m/home?source=webclip</string>');
  expect(answer.body).toContain('<key>Label</key><string>Fairlot</string>');
  expect((await pages.get('/.well-known/assetlinks.json')).json()).toEqual([]);
});

it('a name with marks of XML stays a name', () => {
  const icon = Buffer.from('x');
  const profile = webClipProfile({ merchantCode: 'm', merchantName: 'A & <b>', address: 'https://a.example/m', icon });
  expect(profile).toContain('<key>Label</key><string>A &amp; &lt;b&gt;</string>');
});

it('a signed profile is CMS that the certificate proves, with the profile inside', () => {
  const { certificateFile, keyFile, certificate } = ownCertificate();
  const signed = createProfileSigner({ certificateFile, keyFile })('<plist/>');
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(signed.toString('binary'))) as unknown as {
    certificates: { serialNumber: string }[];
    rawCapture: { content: forge.asn1.Asn1; signature: string; authenticatedAttributes: forge.asn1.Asn1[] };
  };
  expect(message.certificates.map(({ serialNumber }) => serialNumber)).toEqual([certificate.serialNumber]);
  expect(signed.includes(Buffer.from('<plist/>'))).toBe(true);
  // What is signed is the set of attributes, one of which is the digest of the profile.
  const { asn1 } = forge;
  const attributes = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, message.rawCapture.authenticatedAttributes);
  const digest = forge.md.sha256.create().update(asn1.toDer(attributes).getBytes());
  const key = certificate.publicKey as forge.pki.rsa.PublicKey;
  expect(key.verify(digest.digest().getBytes(), message.rawCapture.signature)).toBe(true);
});

function ownCertificate() {
  const keys = forge.pki.rsa.generateKeyPair(1024);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = '07';
  certificate.validity.notBefore = new Date(0);
  certificate.validity.notAfter = new Date('2100-01-01');
  certificate.setSubject([{ name: 'commonName', value: 'play.example' }]);
  certificate.setIssuer([{ name: 'commonName', value: 'play.example' }]);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-profile-'));
  const [certificateFile, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  writeFileSync(certificateFile, forge.pki.certificateToPem(certificate));
  writeFileSync(keyFile, forge.pki.privateKeyToPem(keys.privateKey));
  return { certificateFile, keyFile, certificate };
}
