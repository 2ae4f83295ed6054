/** Words of the messages that leave by SMS and mail. Codes of a language that has none here are written in English. */
interface Texts {
  code: (merchant: string, code: string, minutes: number) => string;
  known: (merchant: string) => string;
  resetSubject: (merchant: string) => string;
  reset: (merchant: string, account: string, link: string, minutes: number) => string;
  emailChangedSubject: (merchant: string) => string;
  emailChanged: (merchant: string, account: string) => string;
}

const EN: Texts = {
  code: (merchant, code, minutes) => `${merchant}: your code is ${code}. It is good for ${minutes} minutes. Give it to nobody.`,
  known: (merchant) => `${merchant}: this number already belongs to an account. Log in with it, or choose a new password.`,
  resetSubject: (merchant) => `${merchant}: choose a new password`,
  reset: (merchant, account, link, minutes) =>
    `Hello ${account},\n\nopen this address to choose a new password for ${merchant}. It works once, within ${minutes} minutes:\n\n${link}\n\nIf you did not ask for it, leave this mail alone: your password stays as it is.\n`,
  emailChangedSubject: (merchant) => `${merchant}: your e-mail address was changed`,
  emailChanged: (merchant, account) => `Hello ${account},\n\nthe e-mail address of your account at ${merchant} was changed; this one is no longer used.\nIf it was not you, choose a new password and contact customer service.\n`,
};

const VI: Texts = {
  code: (merchant, code, minutes) => `${merchant}: mã của bạn là ${code}, có hiệu lực ${minutes} phút. Không đưa mã cho bất kỳ ai.`,
  known: (merchant) => `${merchant}: số này đã có tài khoản. Hãy đăng nhập hoặc đặt mật khẩu mới.`,
  resetSubject: (merchant) => `${merchant}: đặt mật khẩu mới`,
  reset: (merchant, account, link, minutes) =>
    `Xin chào ${account},\n\nmở địa chỉ này để đặt mật khẩu mới cho ${merchant}. Địa chỉ dùng được một lần, trong ${minutes} phút:\n\n${link}\n\nNếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn giữ nguyên.\n`,
  emailChangedSubject: (merchant) => `${merchant}: địa chỉ e-mail của bạn đã thay đổi`,
  emailChanged: (merchant, account) => `Xin chào ${account},\n\nđịa chỉ e-mail của tài khoản tại ${merchant} đã được thay đổi; địa chỉ này không còn được dùng.\nNếu không phải bạn, hãy đặt mật khẩu mới và liên hệ chăm sóc khách hàng.\n`,
};

const AR: Texts = {
  code: (merchant, code, minutes) => `${merchant}: رمزك هو ${code}، ومدة صلاحيته بالدقائق: ${minutes}. لا تعطه لأحد.`,
  known: (merchant) => `${merchant}: هذا الرقم مرتبط بحساب بالفعل. سجّل الدخول به أو اختر كلمة مرور جديدة.`,
  resetSubject: (merchant) => `${merchant}: اختر كلمة مرور جديدة`,
  reset: (merchant, account, link, minutes) =>
    `مرحبًا ${account}،\n\nافتح هذا العنوان لاختيار كلمة مرور جديدة في ${merchant}. يعمل مرة واحدة، ومدة صلاحيته بالدقائق: ${minutes}\n\n${link}\n\nإن لم تطلب ذلك فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.\n`,
  emailChangedSubject: (merchant) => `${merchant}: تغيّر عنوان بريدك الإلكتروني`,
  emailChanged: (merchant, account) => `مرحبًا ${account}،\n\nتغيّر عنوان البريد الإلكتروني لحسابك في ${merchant}، ولم يعد هذا العنوان مستخدمًا.\nإن لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة وتواصل مع خدمة العملاء.\n`,
};

const TEXTS: Readonly<Record<string, Texts>> = { EN, VI, AR };

/** @param language operator code as the client sends it */
export function textsIn(language: string): Texts {
  return TEXTS[language.toUpperCase()] ?? EN;
}
