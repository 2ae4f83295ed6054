import type { Words } from './words.ts';

export const EN: Words = {
  tag: 'en',
  credited: { title: 'Deposit arrived', text: '{amount} was added to your balance. Order {order}.' },
  reversed: {
    title: 'Deposit reversed',
    text: 'Your bank or wallet took back {amount}. Your balance or later credits pay for it. Order {order}.',
  },
  paid: { title: 'Withdrawal paid', text: '{amount} was sent to your account. Order {order}.' },
  returned: { title: 'Withdrawal returned', text: '{amount} is back in your balance. Order {order}.' },
  won: { title: 'You have won', text: '{game}, {issue}: {amount} was added to your balance.' },
  bonusCancelled: {
    title: 'Bonus cancelled',
    text: '{bonus}: {amount} was removed from your bonus wallet. Your real money stays: {rest}.',
  },
  password: { title: 'Your password was changed', text: 'If it was not you, contact customer service immediately.' },
  safety: {
    device: 'Log-in on a new device',
    passkeyAdded: 'A passkey was added',
    passkeyRemoved: 'A passkey was removed',
    authenticatorAdded: 'An authenticator was set up',
    authenticatorRemoved: 'The authenticator was removed',
    paymentPassword: 'A payment password was set',
    payoutAccount: 'An account for withdrawals was added',
  },
  answered: { title: 'Answer to your feedback', text: '{text}' },
  applied: { title: 'Answer to your application as an agent', text: '{text}' },
};

export const VI: Words = {
  tag: 'vi',
  credited: { title: 'Tiền nạp đã đến', text: '{amount} đã vào tài khoản của bạn. Mã lệnh {order}.' },
  reversed: {
    title: 'Tiền nạp bị thu hồi',
    text: 'Ngân hàng hoặc ví đã thu hồi {amount}, trừ vào số dư hoặc khoản nhận sau. Mã lệnh {order}.',
  },
  paid: { title: 'Đã chi trả tiền rút', text: '{amount} đã được gửi đến tài khoản của bạn. Mã lệnh {order}.' },
  returned: { title: 'Tiền rút được hoàn lại', text: '{amount} đã trở lại số dư của bạn. Mã lệnh {order}.' },
  won: { title: 'Bạn đã trúng', text: '{game}, {issue}: {amount} đã vào số dư của bạn.' },
  bonusCancelled: {
    title: 'Thưởng đã bị hủy',
    text: '{bonus}: {amount} đã bị trừ khỏi ví thưởng của bạn. Tiền thật của bạn vẫn còn: {rest}.',
  },
  password: {
    title: 'Mật khẩu của bạn đã được đổi',
    text: 'Nếu không phải bạn, hãy báo ngay cho chăm sóc khách hàng.',
  },
  safety: {
    device: 'Đăng nhập trên thiết bị mới',
    passkeyAdded: 'Đã thêm một khoá truy cập',
    passkeyRemoved: 'Đã gỡ một khoá truy cập',
    authenticatorAdded: 'Đã thiết lập ứng dụng xác thực',
    authenticatorRemoved: 'Đã gỡ ứng dụng xác thực',
    paymentPassword: 'Đã đặt mật khẩu thanh toán',
    payoutAccount: 'Đã thêm tài khoản nhận tiền rút',
  },
  answered: { title: 'Trả lời góp ý của bạn', text: '{text}' },
  applied: { title: 'Trả lời đơn đăng ký làm đại lý của bạn', text: '{text}' },
};

export const PT: Words = {
  tag: 'pt-BR',
  credited: { title: 'Depósito recebido', text: '{amount} já está no seu saldo. Pedido {order}.' },
  reversed: {
    title: 'Depósito estornado',
    text: 'O banco ou a carteira estornou {amount}, descontado do saldo ou de créditos futuros. Pedido {order}.',
  },
  paid: { title: 'Saque pago', text: '{amount} foi enviado para a sua conta. Pedido {order}.' },
  returned: { title: 'Saque devolvido', text: '{amount} voltou para o seu saldo. Pedido {order}.' },
  won: { title: 'Você ganhou', text: '{game}, {issue}: {amount} já está no seu saldo.' },
  bonusCancelled: {
    title: 'Bônus cancelado',
    text: '{bonus}: retiramos {amount} da sua carteira de bônus. Seu dinheiro real fica: {rest}.',
  },
  password: { title: 'Sua senha foi alterada', text: 'Se não foi você, escreva agora mesmo para o atendimento.' },
  safety: {
    device: 'Acesso em um aparelho novo',
    passkeyAdded: 'Uma chave de acesso foi adicionada',
    passkeyRemoved: 'Uma chave de acesso foi removida',
    authenticatorAdded: 'Um autenticador foi configurado',
    authenticatorRemoved: 'O autenticador foi removido',
    paymentPassword: 'Uma senha de pagamento foi definida',
    payoutAccount: 'Uma conta para saque foi adicionada',
  },
  answered: { title: 'Resposta à sua mensagem', text: '{text}' },
  applied: { title: 'Resposta ao seu pedido para ser agente', text: '{text}' },
};

export const ES: Words = {
  tag: 'es',
  credited: { title: 'Depósito recibido', text: '{amount} ya está en tu saldo. Orden {order}.' },
  reversed: {
    title: 'Depósito revertido',
    text: 'El banco o la billetera revirtió {amount}: se descuenta de tu saldo o de abonos futuros. Orden {order}.',
  },
  paid: { title: 'Retiro pagado', text: '{amount} se envió a tu cuenta. Orden {order}.' },
  returned: { title: 'Retiro devuelto', text: '{amount} está de nuevo en tu saldo. Orden {order}.' },
  won: { title: 'Has ganado', text: '{game}, {issue}: {amount} ya está en tu saldo.' },
  bonusCancelled: {
    title: 'Bono cancelado',
    text: '{bonus}: se retiraron {amount} de tu monedero de bonos. Tu dinero real se queda: {rest}.',
  },
  password: { title: 'Tu contraseña cambió', text: 'Si no fuiste tú, escribe de inmediato a atención al cliente.' },
  safety: {
    device: 'Acceso desde un dispositivo nuevo',
    passkeyAdded: 'Se añadió una llave de acceso',
    passkeyRemoved: 'Se quitó una llave de acceso',
    authenticatorAdded: 'Se configuró una app de autenticación',
    authenticatorRemoved: 'Se quitó la app de autenticación',
    paymentPassword: 'Se definió una contraseña de pago',
    payoutAccount: 'Se añadió una cuenta de cobro',
  },
  answered: { title: 'Respuesta a tu comentario', text: '{text}' },
  applied: { title: 'Respuesta a tu solicitud para ser agente', text: '{text}' },
};

export const FR: Words = {
  tag: 'fr',
  credited: { title: 'Dépôt reçu', text: '{amount} est sur votre compte. Ordre {order}.' },
  reversed: {
    title: 'Dépôt annulé',
    text: 'La banque a repris {amount}, déduit de votre solde ou des crédits suivants. Ordre {order}.',
  },
  paid: { title: 'Retrait payé', text: '{amount} a été envoyé sur votre compte. Ordre {order}.' },
  returned: { title: 'Retrait retourné', text: '{amount} est de nouveau sur votre solde. Ordre {order}.' },
  won: { title: 'Vous avez gagné', text: '{game}, {issue} : {amount} est sur votre solde.' },
  bonusCancelled: {
    title: 'Bonus annulé',
    text: '{bonus} : {amount} ont été retirés de votre porte-bonus. Votre argent réel reste : {rest}.',
  },
  password: {
    title: 'Votre mot de passe a été changé',
    text: 'Si ce n’était pas vous, écrivez tout de suite au service client.',
  },
  safety: {
    device: 'Connexion sur un nouvel appareil',
    passkeyAdded: 'Une clé d’accès a été ajoutée',
    passkeyRemoved: 'Une clé d’accès a été retirée',
    authenticatorAdded: 'Une application d’authentification a été configurée',
    authenticatorRemoved: 'L’application d’authentification a été retirée',
    paymentPassword: 'Un mot de passe de paiement a été défini',
    payoutAccount: 'Un compte pour les retraits a été ajouté',
  },
  answered: { title: 'Réponse à votre message', text: '{text}' },
  applied: { title: 'Réponse à votre demande pour devenir agent', text: '{text}' },
};

export const ID: Words = {
  tag: 'id',
  credited: { title: 'Deposit masuk', text: '{amount} sudah ada di saldo Anda. Pesanan {order}.' },
  reversed: {
    title: 'Deposit ditarik kembali',
    text: 'Bank menarik kembali {amount}, dipotong dari saldo atau dana masuk berikutnya. Pesanan {order}.',
  },
  paid: { title: 'Penarikan dibayar', text: '{amount} telah dikirim ke rekening Anda. Pesanan {order}.' },
  returned: { title: 'Penarikan dikembalikan', text: '{amount} kembali ke saldo Anda. Pesanan {order}.' },
  won: { title: 'Anda menang', text: '{game}, {issue}: {amount} sudah ada di saldo Anda.' },
  bonusCancelled: {
    title: 'Bonus dibatalkan',
    text: '{bonus}: {amount} dikeluarkan dari dompet bonus Anda. Uang asli Anda tetap: {rest}.',
  },
  password: { title: 'Kata sandi Anda diubah', text: 'Jika bukan Anda, segera hubungi layanan pelanggan.' },
  safety: {
    device: 'Masuk di perangkat baru',
    passkeyAdded: 'Passkey ditambahkan',
    passkeyRemoved: 'Passkey dihapus',
    authenticatorAdded: 'Autentikator dipasang',
    authenticatorRemoved: 'Autentikator dihapus',
    paymentPassword: 'Kata sandi pembayaran diatur',
    payoutAccount: 'Rekening pencairan ditambahkan',
  },
  answered: { title: 'Jawaban atas masukan Anda', text: '{text}' },
  applied: { title: 'Jawaban atas pengajuan Anda menjadi agen', text: '{text}' },
};

export const TL: Words = {
  tag: 'fil',
  credited: { title: 'Dumating ang deposito', text: 'Nasa account mo na ang {amount}. Order {order}.' },
  reversed: {
    title: 'Binawi ang deposito',
    text: 'Binawi ng bangko ang {amount}. Ibabawas ito sa balanse o sa susunod na papasok. Order {order}.',
  },
  paid: { title: 'Nabayaran ang withdrawal', text: 'Naipadala na sa account mo ang {amount}. Order {order}.' },
  returned: { title: 'Ibinalik ang withdrawal', text: 'Nasa balanse mo na ulit ang {amount}. Order {order}.' },
  won: { title: 'Nanalo ka', text: '{game}, {issue}: nasa balanse mo na ang {amount}.' },
  bonusCancelled: {
    title: 'Kinansela ang bonus',
    text: '{bonus}: inalis ang {amount} sa bonus wallet mo. Mananatili ang totoong pera mo: {rest}.',
  },
  password: { title: 'Pinalitan ang password mo', text: 'Kung hindi ikaw iyon, sumulat agad sa customer service.' },
  safety: {
    device: 'Pag-log in sa bagong device',
    passkeyAdded: 'May idinagdag na passkey',
    passkeyRemoved: 'May inalis na passkey',
    authenticatorAdded: 'May na-set up na authenticator',
    authenticatorRemoved: 'Inalis ang authenticator',
    paymentPassword: 'May itinakdang password sa pagbabayad',
    payoutAccount: 'May idinagdag na account para sa withdrawal',
  },
  answered: { title: 'Sagot sa iyong feedback', text: '{text}' },
  applied: { title: 'Sagot sa aplikasyon mo bilang ahente', text: '{text}' },
};

export const TR: Words = {
  tag: 'tr',
  credited: { title: 'Yatırma ulaştı', text: '{amount} hesabınızda. İşlem {order}.' },
  reversed: {
    title: 'Yatırma geri alındı',
    text: 'Banka {amount} tutarını geri aldı; bakiyenizden veya sonraki girişlerden düşülür. İşlem {order}.',
  },
  paid: { title: 'Çekim ödendi', text: '{amount} hesabınıza gönderildi. İşlem {order}.' },
  returned: { title: 'Çekim iade edildi', text: '{amount} yeniden bakiyenizde. İşlem {order}.' },
  won: { title: 'Kazandınız', text: '{game}, {issue}: {amount} bakiyenizde.' },
  bonusCancelled: {
    title: 'Bonus iptal edildi',
    text: '{bonus}: {amount} bonus cüzdanınızdan silindi. Gerçek paranız kalır: {rest}.',
  },
  password: { title: 'Şifreniz değiştirildi', text: 'Siz değiştirmediyseniz hemen müşteri hizmetlerine yazın.' },
  safety: {
    device: 'Yeni bir cihazda oturum açıldı',
    passkeyAdded: 'Bir geçiş anahtarı eklendi',
    passkeyRemoved: 'Bir geçiş anahtarı kaldırıldı',
    authenticatorAdded: 'Bir doğrulayıcı kuruldu',
    authenticatorRemoved: 'Doğrulayıcı kaldırıldı',
    paymentPassword: 'Bir ödeme şifresi belirlendi',
    payoutAccount: 'Para çekme hesabı eklendi',
  },
  answered: { title: 'Geri bildiriminize yanıt', text: '{text}' },
  applied: { title: 'Acentelik başvurunuza yanıt', text: '{text}' },
};
