import { createHash, createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifier,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  id_data,
  id_signedData,
  IssuerAndSerialNumber,
  SignatureAlgorithmIdentifier,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import {
  AsnArray,
  AsnConvert,
  AsnObjectIdentifierConverter,
  AsnType,
  AsnTypeTypes,
  OctetString,
} from '@peculiar/asn1-schema';
import { Certificate, Time } from '@peculiar/asn1-x509';

/** PEM files: the certificate with its chain, and its private key. */
export interface ProfileSigning {
  certificateFile: string;
  keyFile: string;
}

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const SHA_256 = new DigestAlgorithmIdentifier({ algorithm: '2.16.840.1.101.3.4.2.1' });
const RSA = new SignatureAlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.1', parameters: null });
const ECDSA_SHA_256 = new SignatureAlgorithmIdentifier({ algorithm: '1.2.840.10045.4.3.2' });

/** The attributes in their signed form: a plain set, not the tagged field of the message (RFC 5652, 5.4). */
class SignedAttributes extends AsnArray<Attribute> {}
AsnType({ type: AsnTypeTypes.Set, itemType: Attribute })(SignedAttributes);

/**
 * Returns a function that signs profiles: CMS signed data (DER) around the property list, as iOS requires. The key is
 * an RSA or an elliptic-curve key.
 * @throws Error when the files cannot be read, or contain no certificate and key
 */
export function createProfileSigner({ certificateFile, keyFile }: ProfileSigning): (profile: string) => Buffer {
  const chain = readFileSync(certificateFile, 'utf8')
    .split(/(?=-----BEGIN CERTIFICATE-----)/)
    .filter((part) => part.includes('BEGIN CERTIFICATE'))
    .map((pem) => AsnConvert.parse(new X509Certificate(pem).raw, Certificate));
  const key = createPrivateKey(readFileSync(keyFile));
  const [own] = chain;
  if (own === undefined) throw new Error(`${certificateFile} holds no certificate`);
  return (profile) => {
    const content = Buffer.from(profile);
    const signed = new SignedData({
      version: CMSVersion.v1,
      digestAlgorithms: new DigestAlgorithmIdentifiers([SHA_256]),
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: id_data,
        eContent: new EncapsulatedContent({ single: new OctetString(content) }),
      }),
      certificates: new CertificateSet(chain.map((certificate) => new CertificateChoices({ certificate }))),
      signerInfos: new SignerInfos([signerOf(content, own, key)]),
    });
    const message = new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(signed) });
    return Buffer.from(AsnConvert.serialize(message));
  };
}

function signerOf(content: Buffer, { tbsCertificate }: Certificate, key: KeyObject): SignerInfo {
  const { issuer, serialNumber } = tbsCertificate;
  const digest = new OctetString(createHash('sha256').update(content).digest());
  const attribute = (attrType: string, value: ArrayBuffer) => new Attribute({ attrType, attrValues: [value] });
  // Sorted by their encoding, as DER requires for a set.
  const signedAttrs = [
    attribute(CONTENT_TYPE, AsnObjectIdentifierConverter.toASN(id_data).toBER()),
    attribute(SIGNING_TIME, AsnConvert.serialize(new Time(new Date()))),
    attribute(MESSAGE_DIGEST, AsnConvert.serialize(digest)),
  ];
  const bytes = Buffer.from(AsnConvert.serialize(new SignedAttributes(signedAttrs)));
  return new SignerInfo({
    version: CMSVersion.v1,
    sid: new SignerIdentifier({ issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }) }),
    digestAlgorithm: SHA_256,
    signedAttrs,
    signatureAlgorithm: key.asymmetricKeyType === 'rsa' ? RSA : ECDSA_SHA_256,
    signature: new OctetString(sign('sha256', bytes, key)),
  });
}
