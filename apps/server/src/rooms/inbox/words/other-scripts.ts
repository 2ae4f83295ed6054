import type { Words } from './words.ts';

export const RU: Words = {
  tag: 'ru',
  credited: { title: 'Депозит поступил', text: '{amount} на вашем счёте. Заявка {order}.' },
  reversed: {
    title: 'Депозит отозван',
    text: 'Банк отозвал {amount}. Сумма списывается с баланса или с поступлений. Заявка {order}.',
  },
  paid: { title: 'Вывод выплачен', text: '{amount} отправлено на ваш счёт. Заявка {order}.' },
  returned: { title: 'Вывод возвращён', text: '{amount} снова на вашем балансе. Заявка {order}.' },
  won: { title: 'Вы выиграли', text: '{game}, {issue}: {amount} на вашем балансе.' },
  bonusCancelled: {
    title: 'Бонус отменён',
    text: '{bonus}: {amount} списано с вашего бонусного счёта. Реальные деньги остаются: {rest}.',
  },
  password: { title: 'Ваш пароль изменён', text: 'Если это были не вы, сразу напишите в службу поддержки.' },
  safety: {
    device: 'Вход на новом устройстве',
    passkeyAdded: 'Добавлен ключ доступа',
    passkeyRemoved: 'Ключ доступа удалён',
    authenticatorAdded: 'Настроен аутентификатор',
    authenticatorRemoved: 'Аутентификатор удалён',
    paymentPassword: 'Задан платёжный пароль',
    payoutAccount: 'Добавлен счёт для вывода средств',
  },
  answered: { title: 'Ответ на ваше обращение', text: '{text}' },
  applied: { title: 'Ответ на вашу заявку в агенты', text: '{text}' },
};

export const AR: Words = {
  tag: 'ar',
  credited: { title: 'وصل الإيداع', text: 'أصبح {amount} في حسابك. الطلب {order}.' },
  reversed: {
    title: 'أُلغي الإيداع',
    text: 'استرد مزود الدفع {amount}. يُخصم المبلغ من رصيدك أو من المبالغ الواردة لاحقًا. الطلب {order}.',
  },
  paid: { title: 'تم دفع السحب', text: 'أُرسل {amount} إلى حسابك. الطلب {order}.' },
  returned: { title: 'أُعيد السحب', text: 'عاد {amount} إلى رصيدك. الطلب {order}.' },
  won: { title: 'لقد ربحت', text: '{game}، {issue}: أصبح {amount} في رصيدك.' },
  bonusCancelled: {
    title: 'أُلغيت المكافأة',
    text: '{bonus}: أُزيل {amount} من محفظة مكافآتك. يبقى مالك الحقيقي: {rest}.',
  },
  password: { title: 'تم تغيير كلمة مرورك', text: 'إن لم تكن أنت من غيّرها فراسل خدمة العملاء فورًا.' },
  safety: {
    device: 'تسجيل دخول من جهاز جديد',
    passkeyAdded: 'أُضيف مفتاح مرور',
    passkeyRemoved: 'أُزيل مفتاح مرور',
    authenticatorAdded: 'أُعدّ تطبيق مصادقة',
    authenticatorRemoved: 'أُزيل تطبيق المصادقة',
    paymentPassword: 'عُيّنت كلمة مرور للدفع',
    payoutAccount: 'أُضيف حساب للسحب',
  },
  answered: { title: 'رد على ملاحظاتك', text: '{text}' },
  applied: { title: 'رد على طلبك لتصبح وكيلًا', text: '{text}' },
};

export const CN: Words = {
  tag: 'zh-Hans',
  credited: { title: '存款已到账', text: '{amount} 已计入您的余额。订单 {order}。' },
  reversed: {
    title: '存款已被撤销',
    text: '支付服务商已收回 {amount}。该金额将从您的余额或之后的入账中扣除。订单 {order}。',
  },
  paid: { title: '提款已支付', text: '{amount} 已汇至您的账户。订单 {order}。' },
  returned: { title: '提款已退回', text: '{amount} 已退回您的余额。订单 {order}。' },
  won: { title: '您中奖了', text: '{game}，{issue}：{amount} 已计入您的余额。' },
  bonusCancelled: { title: '奖金已取消', text: '{bonus}：已从您的奖金钱包移除 {amount}。您的真钱保留：{rest}。' },
  password: { title: '您的密码已更改', text: '如非本人操作，请立即联系客服。' },
  safety: {
    device: '在新设备上登录',
    passkeyAdded: '已添加通行密钥',
    passkeyRemoved: '已移除通行密钥',
    authenticatorAdded: '已设置身份验证器',
    authenticatorRemoved: '已移除身份验证器',
    paymentPassword: '已设置支付密码',
    payoutAccount: '已添加收款账户',
  },
  answered: { title: '对您反馈的回复', text: '{text}' },
  applied: { title: '对您代理申请的回复', text: '{text}' },
};

export const JA: Words = {
  tag: 'ja',
  credited: { title: '入金が届きました', text: '{amount} が口座に入りました。注文 {order}。' },
  reversed: {
    title: '入金が取り消されました',
    text: '決済会社が {amount} を取り戻しました。この金額は残高または今後の入金から差し引かれます。注文 {order}。',
  },
  paid: { title: '出金が完了しました', text: '{amount} をお客様の口座に送りました。注文 {order}。' },
  returned: { title: '出金が戻されました', text: '{amount} が残高に戻りました。注文 {order}。' },
  won: { title: '当選しました', text: '{game}、{issue}：{amount} が残高に入りました。' },
  bonusCancelled: {
    title: 'ボーナスがキャンセルされました',
    text: '{bonus}：ボーナスから {amount} が取り除かれました。現金は残ります：{rest}。',
  },
  password: {
    title: 'パスワードが変更されました',
    text: 'お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
  },
  safety: {
    device: '新しい端末でのログイン',
    passkeyAdded: 'パスキーが追加されました',
    passkeyRemoved: 'パスキーが削除されました',
    authenticatorAdded: '認証アプリが設定されました',
    authenticatorRemoved: '認証アプリが解除されました',
    paymentPassword: '取引パスワードが設定されました',
    payoutAccount: '出金用の口座が追加されました',
  },
  answered: { title: 'ご意見への回答', text: '{text}' },
  applied: { title: 'エージェント申し込みへの回答', text: '{text}' },
};

export const KO: Words = {
  tag: 'ko',
  credited: { title: '입금 완료', text: '{amount}이(가) 계정에 들어왔습니다. 주문 {order}.' },
  reversed: {
    title: '입금 취소',
    text: '결제 업체가 {amount}을(를) 회수했습니다. 이 금액은 잔액이나 이후 입금에서 차감됩니다. 주문 {order}.',
  },
  paid: { title: '출금 완료', text: '{amount}을(를) 회원님의 계좌로 보냈습니다. 주문 {order}.' },
  returned: { title: '출금 반환', text: '{amount}이(가) 다시 잔액에 들어왔습니다. 주문 {order}.' },
  won: { title: '당첨되었습니다', text: '{game}, {issue}: {amount}이(가) 잔액에 들어왔습니다.' },
  bonusCancelled: {
    title: '보너스가 취소되었습니다',
    text: '{bonus}: 보너스 지갑에서 {amount}이(가) 제거되었습니다. 현금은 유지됩니다: {rest}.',
  },
  password: { title: '비밀번호가 변경되었습니다', text: '본인이 아니라면 즉시 고객센터에 알려 주세요.' },
  safety: {
    device: '새 기기에서 로그인',
    passkeyAdded: '패스키가 추가되었습니다',
    passkeyRemoved: '패스키가 삭제되었습니다',
    authenticatorAdded: '인증 앱이 설정되었습니다',
    authenticatorRemoved: '인증 앱이 해제되었습니다',
    paymentPassword: '결제 비밀번호가 설정되었습니다',
    payoutAccount: '출금 계좌가 추가되었습니다',
  },
  answered: { title: '의견에 대한 답변', text: '{text}' },
  applied: { title: '에이전트 신청에 대한 답변', text: '{text}' },
};

export const TY: Words = {
  tag: 'th',
  credited: { title: 'เงินฝากเข้าแล้ว', text: '{amount} เข้ายอดเงินของคุณแล้ว รายการ {order}' },
  reversed: {
    title: 'เงินฝากถูกเรียกคืน',
    text: 'ผู้ให้บริการชำระเงินเรียกคืน {amount} ยอดนี้หักจากยอดเงินของคุณหรือเงินที่เข้าภายหลัง รายการ {order}',
  },
  paid: { title: 'จ่ายเงินถอนแล้ว', text: 'ส่ง {amount} ไปยังบัญชีของคุณแล้ว รายการ {order}' },
  returned: { title: 'คืนเงินถอนแล้ว', text: '{amount} กลับเข้ายอดเงินของคุณแล้ว รายการ {order}' },
  won: { title: 'คุณถูกรางวัล', text: '{game} {issue}: {amount} เข้ายอดเงินของคุณแล้ว' },
  bonusCancelled: { title: 'ยกเลิกโบนัสแล้ว', text: '{bonus}: หัก {amount} จากกระเป๋าโบนัสของคุณแล้ว เงินจริงของคุณยังอยู่: {rest}' },
  password: { title: 'เปลี่ยนรหัสผ่านของคุณแล้ว', text: 'หากไม่ใช่คุณ โปรดแจ้งฝ่ายบริการลูกค้าทันที' },
  safety: {
    device: 'เข้าสู่ระบบบนอุปกรณ์ใหม่',
    passkeyAdded: 'เพิ่มพาสคีย์แล้ว',
    passkeyRemoved: 'นำพาสคีย์ออกแล้ว',
    authenticatorAdded: 'ตั้งค่าแอปยืนยันตัวตนแล้ว',
    authenticatorRemoved: 'นำแอปยืนยันตัวตนออกแล้ว',
    paymentPassword: 'ตั้งรหัสผ่านการชำระเงินแล้ว',
    payoutAccount: 'เพิ่มบัญชีรับเงินแล้ว',
  },
  answered: { title: 'คำตอบความคิดเห็นของคุณ', text: '{text}' },
  applied: { title: 'คำตอบใบสมัครตัวแทนของคุณ', text: '{text}' },
};
