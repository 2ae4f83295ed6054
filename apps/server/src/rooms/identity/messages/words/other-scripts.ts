import type { Words } from './words.ts';

/** Begins with an Arabic word, so that phones display the whole message right to left. */
export const AR: Words = {
  code: (merchant, code, time) => `رمزك في ${merchant} هو ${code} (${time}). لا تعطه لأحد.`,
  known: (merchant) => `لهذا الرقم حساب في ${merchant}. سجّل الدخول أو غيّر كلمة المرور.`,
  resetSubject: (merchant) => `اختر كلمة مرور جديدة في ${merchant}`,
  reset: (merchant, account, link, time) =>
    `مرحبًا ${account}،\n\nافتح هذا العنوان لاختيار كلمة مرور جديدة في ${merchant}. يعمل مرة واحدة، ومدة ` +
    `صلاحيته ${time}:\n\n${link}\n\nإن لم تطلب ذلك فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.\n`,
  emailChangedSubject: (merchant) => `تغيّر عنوان بريدك الإلكتروني في ${merchant}`,
  emailChanged: (merchant, account) =>
    `مرحبًا ${account}،\n\nتغيّر عنوان البريد الإلكتروني لحسابك في ${merchant}، ولم يعد هذا العنوان ` +
    'مستخدمًا.\n\nإن لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة وتواصل مع خدمة العملاء.\n',
  passwordChangedSubject: (merchant) => `تغيّرت كلمة مرورك في ${merchant}`,
  passwordChanged: (merchant, account) =>
    `مرحبًا ${account}،\n\nتغيّرت كلمة مرور حسابك في ${merchant}، وسُجّل الخروج من كل الأجهزة الأخرى.\n\n` +
    'إن لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا وتواصل مع خدمة العملاء.\n',
};

export const RU: Words = {
  code: (merchant, code, time) => `${merchant}: ваш код ${code} (${time}). Никому его не сообщайте.`,
  known: (merchant) => `${merchant}: у номера уже есть аккаунт. Войдите или смените пароль.`,
  resetSubject: (merchant) => `${merchant}: выберите новый пароль`,
  reset: (merchant, account, link, time) =>
    `Здравствуйте, ${account}.\n\nОткройте этот адрес, чтобы выбрать новый пароль для ${merchant}. Он ` +
    `сработает один раз, срок действия: ${time}.\n\n${link}\n\n` +
    'Если вы об этом не просили, ничего не делайте: пароль останется прежним.\n',
  emailChangedSubject: (merchant) => `${merchant}: адрес вашей электронной почты изменён`,
  emailChanged: (merchant, account) =>
    `Здравствуйте, ${account}.\n\nАдрес электронной почты вашего аккаунта в ${merchant} изменён; этот адрес ` +
    'больше не используется.\n\nЕсли это сделали не вы, выберите новый пароль и обратитесь в службу ' +
    'поддержки.\n',
  passwordChangedSubject: (merchant) => `${merchant}: ваш пароль изменён`,
  passwordChanged: (merchant, account) =>
    `Здравствуйте, ${account}.\n\nПароль вашей учётной записи в ${merchant} изменён, все ` +
    'другие устройства отключены.\n\n' +
    'Если это сделали не вы, сразу задайте новый пароль и напишите в службу поддержки.\n',
};

export const TY: Words = {
  code: (merchant, code, time) => `${merchant}: รหัสของคุณคือ ${code} (${time}) อย่าบอกรหัสนี้กับใคร`,
  known: (merchant) => `${merchant}: หมายเลขนี้มีบัญชีแล้ว โปรดเข้าสู่ระบบหรือตั้งรหัสผ่านใหม่`,
  resetSubject: (merchant) => `${merchant}: ตั้งรหัสผ่านใหม่`,
  reset: (merchant, account, link, time) =>
    `สวัสดีคุณ ${account}\n\nเปิดลิงก์นี้เพื่อตั้งรหัสผ่านใหม่สำหรับ ${merchant} ใช้ได้ครั้งเดียวภายใน ` +
    `${time}\n\n${link}\n\nหากคุณไม่ได้ขอ โปรดไม่ต้องสนใจอีเมลนี้ รหัสผ่านของคุณยังคงเดิม\n`,
  emailChangedSubject: (merchant) => `${merchant}: อีเมลของคุณถูกเปลี่ยนแล้ว`,
  emailChanged: (merchant, account) =>
    `สวัสดีคุณ ${account}\n\nอีเมลของบัญชีคุณที่ ${merchant} ถูกเปลี่ยนแล้ว และจะไม่ใช้อีเมลนี้อีก\n\n` +
    'หากคุณไม่ได้เป็นผู้เปลี่ยน โปรดตั้งรหัสผ่านใหม่และติดต่อฝ่ายบริการลูกค้า\n',
  passwordChangedSubject: (merchant) => `${merchant}: รหัสผ่านของคุณถูกเปลี่ยนแล้ว`,
  passwordChanged: (merchant, account) =>
    `สวัสดีคุณ ${account}\n\nรหัสผ่านของบัญชีคุณที่ ${merchant} ถูกเปลี่ยนแล้ว และอุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว\n\n` +
    'หากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่ทันทีและติดต่อฝ่ายบริการลูกค้า\n',
};

export const CN: Words = {
  code: (merchant, code, time) => `【${merchant}】您的验证码是 ${code}，${time}内有效，请勿告诉他人。`,
  known: (merchant) => `【${merchant}】此号码已有账户，请直接登录或重设密码。`,
  resetSubject: (merchant) => `${merchant}：设置新密码`,
  reset: (merchant, account, link, time) =>
    `${account}，您好：\n\n请打开以下链接，为您的 ${merchant} 账户设置新密码。链接只能使用一次，${time}内有效：\n\n${link}\n\n` +
    '如果不是您本人提出的，请忽略这封邮件，您的密码不会改变。\n',
  emailChangedSubject: (merchant) => `${merchant}：您的电子邮箱已更改`,
  emailChanged: (merchant, account) =>
    `${account}，您好：\n\n您的 ${merchant} 账户的电子邮箱已更改，此邮箱不再使用。\n\n如果不是您本人操作，请设置新密码并联系客服。\n`,
  passwordChangedSubject: (merchant) => `${merchant}：您的密码已更改`,
  passwordChanged: (merchant, account) =>
    `${account}，您好：\n\n您在 ${merchant} 的账户密码已更改，其他设备均已退出登录。\n\n` +
    '如果不是您本人操作，请立即设置新密码并联系客服。\n',
};

export const JA: Words = {
  code: (merchant, code, time) =>
    `${merchant}: 認証コードは ${code} です（有効期間 ${time}）。誰にも教えないでください。`,
  known: (merchant) => `${merchant}: この番号は登録済みです。ログインするか、パスワードを再設定してください。`,
  resetSubject: (merchant) => `${merchant}：新しいパスワードの設定`,
  reset: (merchant, account, link, time) =>
    `${account} 様\n\n次のリンクを開き、${merchant} の新しいパスワードを決めてください。リンクは 1 回だけ使えます（有効期間 ${time}）。\n\n${link}\n\n` +
    'お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。\n',
  emailChangedSubject: (merchant) => `${merchant}：メールアドレスが変更されました`,
  emailChanged: (merchant, account) =>
    `${account} 様\n\n${merchant} のアカウントのメールアドレスが変更されました。このアドレスは今後使われません。\n\n` +
    'ご自身で変更していない場合は、新しいパスワードを決めて、カスタマーサービスにご連絡ください。\n',
  passwordChangedSubject: (merchant) => `${merchant}：パスワードが変更されました`,
  passwordChanged: (merchant, account) =>
    `${account} 様\n\n${merchant} のアカウントのパスワードが変更され、他の端末はすべてログアウトされました。\n\n` +
    'お心当たりがない場合は、すぐに新しいパスワードを設定し、カスタマーサービスにご連絡ください。\n',
};

export const KO: Words = {
  code: (merchant, code, time) =>
    `[${merchant}] 인증번호는 ${code}입니다(유효 시간 ${time}). 누구에게도 알려 주지 마세요.`,
  known: (merchant) => `[${merchant}] 이미 계정이 있는 번호입니다. 로그인하거나 비밀번호를 재설정해 주세요.`,
  resetSubject: (merchant) => `${merchant}: 새 비밀번호 정하기`,
  reset: (merchant, account, link, time) =>
    `${account} 님, 안녕하세요.\n\n아래 링크를 열어 ${merchant}의 새 비밀번호를 정해 주세요. 링크는 ${time} 안에 한 번만 사용할 수 ` +
    `있습니다.\n\n${link}\n\n직접 요청하지 않으셨다면 이 메일을 무시해 주세요. 비밀번호는 그대로 유지됩니다.\n`,
  emailChangedSubject: (merchant) => `${merchant}: 이메일 주소가 변경되었습니다`,
  emailChanged: (merchant, account) =>
    `${account} 님, 안녕하세요.\n\n${merchant} 계정의 이메일 주소가 변경되었으며, 이 주소는 더 이상 사용되지 않습니다.\n\n` +
    '직접 변경하지 않으셨다면 새 비밀번호를 정하고 고객센터에 문의해 주세요.\n',
  passwordChangedSubject: (merchant) => `${merchant}: 비밀번호가 변경되었습니다`,
  passwordChanged: (merchant, account) =>
    `${account} 님,\n\n${merchant} 계정의 비밀번호가 변경되었고 다른 기기는 모두 로그아웃되었습니다.\n\n` +
    '본인이 아니라면 바로 새 비밀번호를 설정하고 고객센터에 문의하세요.\n',
};
