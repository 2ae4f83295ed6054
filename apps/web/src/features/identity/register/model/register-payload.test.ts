import { describe, expect, it } from 'vitest';
import { EMPTY_VALUES, REGISTER_FIELDS } from './register-model.ts';
import { mobilePayload, usernamePayload, type RegisterFacts } from './register-payload.ts';

const CONTACTS = {
  qqNum: '12345',
  facebook: 'nam.fb',
  wechat: 'nam.wx',
  line: 'nam.line',
  whatsapp: '84912',
  zalo: '0912',
};
const VALUES = {
  ...EMPTY_VALUES,
  username: ' newbie01 ',
  password: 'Fairlot2026',
  confirmPassword: 'Fairlot2026',
  paymentPassword: '1234',
  nickname: 'Năm',
  payeeName: 'NGUYEN VAN A',
  idNumber: '079200001234',
  email: 'nam@example.com',
  ...CONTACTS,
  recommenderId: 'demo01',
  affiliateCode: 'ABCD1234',
  captcha: '24680',
  mobileNum: '912345678',
};
const FACTS: RegisterFacts = {
  captchaId: 'captcha-of-the-form',
  dialingCode: '84',
  registerMethod: 'PWA',
  hostname: 'play.example',
  proof: { verificationCode: '123456' },
};

describe('the payload of a registration', () => {
  // One group per test; together they are the complete payload.
  const groups = {
    account: {
      username: 'newbie01',
      password: 'Fairlot2026',
      confirmPassword: 'Fairlot2026',
      paymentPassword: '1234',
      recommenderId: 'demo01',
      affiliateCode: 'ABCD1234',
    },
    person: {
      nickname: 'Năm',
      payeeName: 'NGUYEN VAN A',
      idNumber: '079200001234',
      email: 'nam@example.com',
      mobileNum: '912345678',
      countryDialingCode: '84',
    },
    contacts: CONTACTS,
    proofs: { captcha: '24680', captchaId: 'captcha-of-the-form', verificationCode: '123456', agreement: true },
    place: { type: 0, registerMethod: 'PWA', registerUrl: 'play.example', domain: 'play.example' },
  };
  const sent = usernamePayload(VALUES, REGISTER_FIELDS, FACTS);

  it('contains name, passwords, payment password and inviter [E-100] [E-101] [E-102]', () => {
    expect(sent).toMatchObject(groups.account);
  });

  it('contains the person, the number with its dialling code, and the contacts [E-097] [E-103] [E-104]', () => {
    expect(sent).toMatchObject({ ...groups.person, ...groups.contacts });
  });

  it('contains the required proofs, and the host as address and domain [E-098] [E-105] [E-107]', () => {
    expect(sent).toMatchObject({ ...groups.proofs, ...groups.place });
  });

  it('always has type 0 and no other fields [E-106] [K-070]', () => {
    expect(sent).toEqual({
      ...groups.account,
      ...groups.person,
      ...groups.contacts,
      ...groups.proofs,
      ...groups.place,
    });
    expect(mobilePayload(VALUES, ['mobileNum'], FACTS)).toMatchObject({ type: 0 });
  });

  it('of the mobile number form has no username', () => {
    const payload = mobilePayload(VALUES, ['mobileNum', 'verificationCode', 'password', 'confirmPassword'], {
      ...FACTS,
      captchaId: null,
    });
    expect(payload).toEqual({
      password: 'Fairlot2026',
      confirmPassword: 'Fairlot2026',
      mobileNum: '912345678',
      countryDialingCode: '84',
      verificationCode: '123456',
      agreement: true,
      type: 0,
      registerMethod: 'PWA',
      registerUrl: 'play.example',
      domain: 'play.example',
    });
  });

  it('omits hidden and empty fields', () => {
    const payload = usernamePayload(
      { ...VALUES, mobileNum: '', email: '' },
      ['username', 'password', 'confirmPassword', 'email', 'mobileNum'],
      { ...FACTS, captchaId: null },
    );
    expect(Object.keys(payload).toSorted()).toEqual([
      'agreement',
      'confirmPassword',
      'domain',
      'password',
      'registerMethod',
      'registerUrl',
      'type',
      'username',
    ]);
  });

  it("contains Firebase's proof of the number if Firebase sends the codes [E-108]", () => {
    const payload = mobilePayload(VALUES, ['mobileNum', 'verificationCode'], {
      ...FACTS,
      proof: { firebaseChannel: 'sms', firebaseIdToken: 'token' },
    });
    expect(payload).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'token' });
    expect(payload).not.toHaveProperty('verificationCode');
  });
});
