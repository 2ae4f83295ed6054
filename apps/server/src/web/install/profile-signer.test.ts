import { createHash, generateKeyPairSync, type KeyPairKeyObjectResult, sign, verify } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentInfo, SignedData } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';
import { expect, it } from 'vitest';
import { createProfileSigner } from './profile-signer.ts';

const SIGNED_BY_RSA = '1.2.840.113549.1.1.11';
const SIGNED_BY_EC = '1.2.840.10045.4.3.2';
/** Tags of the attribute set in the message, and of the signed set; one length byte follows. */
const FIELD = 0xa0;
const SET = 0x31;

it.each([
  ['RSA', generateKeyPairSync('rsa', { modulusLength: 2048 }), SIGNED_BY_RSA],
  ['elliptic-curve', generateKeyPairSync('ec', { namedCurve: 'P-256' }), SIGNED_BY_EC],
])('signs a profile with an %s key: CMS that the certificate verifies, containing the profile', (_name, keys, by) => {
  const signed = createProfileSigner(filesOf(keys, by))('<plist>\u00e9</plist>');
  const data = AsnConvert.parse(AsnConvert.parse(signed, ContentInfo).content, SignedData);
  const content = Buffer.from(data.encapContentInfo.eContent!.single!.buffer);
  expect(content.toString()).toBe('<plist>\u00e9</plist>');
  expect(data.certificates).toHaveLength(1);
  const [signer] = data.signerInfos;
  expect(Buffer.from(signer!.sid.issuerAndSerialNumber!.serialNumber)).toEqual(Buffer.from([7]));
  // The signature covers the set of attributes, one of which is the digest of the profile.
  const body = Buffer.concat(signer!.signedAttrs!.map((each) => Buffer.from(AsnConvert.serialize(each))));
  const [inMessage, attributes] = [FIELD, SET].map((tag) => Buffer.concat([Buffer.from([tag, body.length]), body]));
  expect(signed.includes(inMessage!)).toBe(true);
  expect(verify('sha256', attributes!, keys.publicKey, new Uint8Array(signer!.signature.buffer))).toBe(true);
  const digests = signer!.signedAttrs!.filter(({ attrType }) => attrType === '1.2.840.113549.1.9.4');
  expect(digests.map(({ attrValues: [value] }) => Buffer.from(AsnConvert.parse(value!, OctetString).buffer))).toEqual([
    createHash('sha256').update(content).digest(),
  ]);
});

it('refuses a file without a certificate', () => {
  const files = filesOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }), SIGNED_BY_EC);
  writeFileSync(files.certificateFile, '');
  expect(() => createProfileSigner(files)).toThrow('holds no certificate');
});

/** A self-signed certificate of the key pair, and its key. */
function filesOf({ publicKey, privateKey }: KeyPairKeyObjectResult, signedBy: string) {
  const name = new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type: '2.5.4.3', value: new AttributeValue({ utf8String: 'play.example' }) }),
    ]),
  ]);
  const signatureAlgorithm = new AlgorithmIdentifier({ algorithm: signedBy });
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: new Uint8Array([7]).buffer,
    signature: signatureAlgorithm,
    issuer: name,
    validity: new Validity({ notBefore: new Date(0), notAfter: new Date('2049-01-01') }),
    subject: name,
    subjectPublicKeyInfo: AsnConvert.parse(publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
  });
  const bytes = new Uint8Array(AsnConvert.serialize(tbsCertificate));
  const signatureValue = new Uint8Array(sign('sha256', bytes, privateKey)).buffer;
  const certificate = AsnConvert.serialize(new Certificate({ tbsCertificate, signatureAlgorithm, signatureValue }));
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-profile-'));
  const [certificateFile, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const lines =
    Buffer.from(certificate)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  writeFileSync(certificateFile, ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'));
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return { certificateFile, keyFile };
}
