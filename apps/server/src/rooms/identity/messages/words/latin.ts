import type { Words } from './words.ts';

export const EN: Words = {
  code: (merchant, code, time) => `${merchant}: your code is ${code}. It is valid for ${time}. Do not share it.`,
  known: (merchant) =>
    `${merchant}: this number already belongs to an account. Log in with it, or choose a new password.`,
  resetSubject: (merchant) => `${merchant}: choose a new password`,
  reset: (merchant, account, link, time) =>
    `Hello ${account},\n\nOpen this address to choose a new password for ${merchant}. It works once, within ` +
    `${time}:\n\n${link}\n\nIf you did not ask for it, ignore this e-mail: your password has not changed.\n`,
  emailChangedSubject: (merchant) => `${merchant}: your e-mail address was changed`,
  emailChanged: (merchant, account) =>
    `Hello ${account},\n\nThe e-mail address of your account at ${merchant} was changed; this one is no ` +
    'longer used.\n\nIf it was not you, choose a new password and contact customer service.\n',
  passwordChangedSubject: (merchant) => `${merchant}: your password was changed`,
  passwordChanged: (merchant, account) =>
    `Hello ${account},\n\nThe password of your account at ${merchant} was changed, and every ` +
    'other device was logged out.\n\n' +
    'If it was not you, choose a new password immediately with Forgot password and contact customer service.\n',
};

export const VI: Words = {
  code: (merchant, code, time) => `${merchant}: mã của bạn là ${code} (${time}). Đừng đưa mã cho ai.`,
  known: (merchant) => `${merchant}: số này đã có tài khoản. Hãy đăng nhập hoặc đổi mật khẩu.`,
  resetSubject: (merchant) => `${merchant}: đặt mật khẩu mới`,
  reset: (merchant, account, link, time) =>
    `Xin chào ${account},\n\nBạn mở địa chỉ này để đặt mật khẩu mới cho ${merchant}. Địa chỉ dùng được một ` +
    `lần, trong ${time}:\n\n${link}\n\nNếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn giữ ` +
    'nguyên.\n',
  emailChangedSubject: (merchant) => `${merchant}: địa chỉ e-mail của bạn đã thay đổi`,
  emailChanged: (merchant, account) =>
    `Xin chào ${account},\n\nĐịa chỉ e-mail của tài khoản bạn tại ${merchant} đã được thay đổi; địa chỉ này ` +
    'không còn được dùng.\n\nNếu không phải bạn đổi, hãy đặt mật khẩu mới và liên hệ chăm sóc khách hàng.\n',
  passwordChangedSubject: (merchant) => `${merchant}: mật khẩu của bạn đã thay đổi`,
  passwordChanged: (merchant, account) =>
    `Xin chào ${account},\n\nMật khẩu tài khoản của bạn tại ${merchant} đã được thay đổi, mọi ` +
    'thiết bị khác đã đăng xuất.\n\n' +
    'Nếu không phải bạn, hãy đặt mật khẩu mới ngay bằng Quên mật khẩu và liên hệ chăm sóc khách hàng.\n',
};

export const ES: Words = {
  code: (merchant, code, time) => `${merchant}: tu código es ${code} (${time}). No lo des a nadie.`,
  known: (merchant) => `${merchant}: este número ya tiene cuenta. Entra o cambia la contraseña.`,
  resetSubject: (merchant) => `${merchant}: elige una contraseña nueva`,
  reset: (merchant, account, link, time) =>
    `Hola, ${account}:\n\nAbre esta dirección para elegir una contraseña nueva en ${merchant}. Funciona una ` +
    `sola vez, durante ${time}:\n\n${link}\n\n` +
    'Si no la has pedido, no hagas nada: tu contraseña sigue siendo la misma.\n',
  emailChangedSubject: (merchant) => `${merchant}: tu correo electrónico ha cambiado`,
  emailChanged: (merchant, account) =>
    `Hola, ${account}:\n\nSe ha cambiado el correo electrónico de tu cuenta en ${merchant}; esta dirección ` +
    'ya no se usa.\n\nSi no has sido tú, elige una contraseña nueva y escribe a atención al cliente.\n',
  passwordChangedSubject: (merchant) => `${merchant}: tu contraseña ha cambiado`,
  passwordChanged: (merchant, account) =>
    `Hola, ${account}:\n\nLa contraseña de tu cuenta en ${merchant} ha cambiado y los demás ` +
    'dispositivos se han desconectado.\n\n' +
    'Si no fuiste tú, elige enseguida una contraseña nueva y escribe a atención al cliente.\n',
};

export const PT: Words = {
  code: (merchant, code, time) => `${merchant}: seu código é ${code} (${time}). Não passe a ninguém.`,
  known: (merchant) => `${merchant}: este número já tem conta. Entre ou redefina a senha.`,
  resetSubject: (merchant) => `${merchant}: escolha uma senha nova`,
  reset: (merchant, account, link, time) =>
    `Olá, ${account},\n\nAbra este endereço para escolher uma senha nova em ${merchant}. Ele funciona uma ` +
    `vez, durante ${time}:\n\n${link}\n\nSe você não pediu, ignore esta mensagem: sua senha continua a ` +
    'mesma.\n',
  emailChangedSubject: (merchant) => `${merchant}: seu e-mail foi alterado`,
  emailChanged: (merchant, account) =>
    `Olá, ${account},\n\nO e-mail da sua conta em ${merchant} foi alterado; este endereço não é mais ` +
    'usado.\n\nSe não foi você, escolha uma senha nova e fale com o atendimento ao cliente.\n',
  passwordChangedSubject: (merchant) => `${merchant}: sua senha foi alterada`,
  passwordChanged: (merchant, account) =>
    `Olá, ${account},\n\nA senha da sua conta em ${merchant} foi alterada e os outros ` +
    'aparelhos foram desconectados.\n\n' +
    'Se não foi você, escolha logo uma nova senha e fale com o atendimento.\n',
};

export const FR: Words = {
  code: (merchant, code, time) => `${merchant} : votre code est ${code}, valable ${time}. Ne le donnez à personne.`,
  known: (merchant) =>
    `${merchant} : ce numéro a déjà un compte. Connectez-vous ou choisissez un nouveau mot de passe.`,
  resetSubject: (merchant) => `${merchant} : choisissez un nouveau mot de passe`,
  reset: (merchant, account, link, time) =>
    `Bonjour ${account},\n\nOuvrez cette adresse pour choisir un nouveau mot de passe chez ${merchant}. Elle ` +
    `fonctionne une seule fois, pendant ${time} :\n\n${link}\n\n` +
    'Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste le même.\n',
  emailChangedSubject: (merchant) => `${merchant} : votre adresse e-mail a changé`,
  emailChanged: (merchant, account) =>
    `Bonjour ${account},\n\nL’adresse e-mail de votre compte chez ${merchant} a été modifiée ; celle-ci ` +
    'n’est plus utilisée.\n\nSi ce n’était pas vous, choisissez un nouveau mot de passe et contactez le ' +
    'service client.\n',
  passwordChangedSubject: (merchant) => `${merchant} : votre mot de passe a changé`,
  passwordChanged: (merchant, account) =>
    `Bonjour ${account},\n\nLe mot de passe de votre compte chez ${merchant} a changé et les ` +
    'autres appareils ont été déconnectés.\n\n' +
    'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe et contactez le service client.\n',
};

export const TR: Words = {
  code: (merchant, code, time) => `${merchant}: kodunuz ${code} (${time}). Kimseyle paylaşmayın.`,
  known: (merchant) => `${merchant}: bu numaranın hesabı var. Giriş yapın veya şifre yenileyin.`,
  resetSubject: (merchant) => `${merchant}: yeni şifre seçin`,
  reset: (merchant, account, link, time) =>
    `Merhaba ${account},\n\n${merchant} için yeni bir şifre seçmek üzere bu adresi açın. Adres bir kez ` +
    `kullanılabilir; geçerlilik süresi: ${time}\n\n${link}\n\n` +
    'Bunu siz istemediyseniz bir şey yapmayın: şifreniz aynı kalır.\n',
  emailChangedSubject: (merchant) => `${merchant}: e-posta adresiniz değişti`,
  emailChanged: (merchant, account) =>
    `Merhaba ${account},\n\n${merchant} hesabınızın e-posta adresi değiştirildi; bu adres artık ` +
    'kullanılmıyor.\n\nBunu siz yapmadıysanız yeni bir şifre seçin ve müşteri hizmetlerine yazın.\n',
  passwordChangedSubject: (merchant) => `${merchant}: parolanız değişti`,
  passwordChanged: (merchant, account) =>
    `Merhaba ${account},\n\n${merchant} hesabınızın parolası değiştirildi ve diğer cihazların oturumu kapatıldı.\n\n` +
    'Bunu siz yapmadıysanız hemen yeni bir parola seçin ve müşteri hizmetlerine yazın.\n',
};

export const ID: Words = {
  code: (merchant, code, time) => `${merchant}: kode Anda ${code}, berlaku ${time}. Jangan berikan kepada siapa pun.`,
  known: (merchant) => `${merchant}: nomor ini sudah punya akun. Masuk dengan nomor ini atau atur ulang kata sandi.`,
  resetSubject: (merchant) => `${merchant}: pilih kata sandi baru`,
  reset: (merchant, account, link, time) =>
    `Halo ${account},\n\nBuka alamat ini untuk memilih kata sandi baru di ${merchant}. Alamat ini berlaku ` +
    `sekali, selama ${time}:\n\n${link}\n\n` +
    'Jika Anda tidak memintanya, abaikan email ini: kata sandi Anda tetap sama.\n',
  emailChangedSubject: (merchant) => `${merchant}: alamat email Anda telah diubah`,
  emailChanged: (merchant, account) =>
    `Halo ${account},\n\nAlamat email akun Anda di ${merchant} telah diubah; alamat ini tidak lagi ` +
    'dipakai.\n\nJika bukan Anda yang mengubahnya, pilih kata sandi baru dan hubungi layanan pelanggan.\n',
  passwordChangedSubject: (merchant) => `${merchant}: kata sandi Anda telah diubah`,
  passwordChanged: (merchant, account) =>
    `Halo ${account},\n\nKata sandi akun Anda di ${merchant} telah diubah, dan semua perangkat lain telah keluar.\n\n` +
    'Jika bukan Anda, segera buat kata sandi baru dan hubungi layanan pelanggan.\n',
};

export const TL: Words = {
  code: (merchant, code, time) => `${merchant}: ${code} ang code mo (${time}). Huwag itong ibigay kaninuman.`,
  known: (merchant) =>
    `${merchant}: may account na ang numerong ito. Mag-log in gamit ito o pumili ng bagong password.`,
  resetSubject: (merchant) => `${merchant}: pumili ng bagong password`,
  reset: (merchant, account, link, time) =>
    `Kumusta ${account},\n\nBuksan ang address na ito para pumili ng bagong password sa ${merchant}. Isang ` +
    `beses lang ito magagamit, sa loob ng ${time}:\n\n${link}\n\n` +
    'Kung hindi ikaw ang humiling nito, huwag pansinin ang email na ito: mananatili ang password mo.\n',
  emailChangedSubject: (merchant) => `${merchant}: nabago ang email address mo`,
  emailChanged: (merchant, account) =>
    `Kumusta ${account},\n\nNabago ang email address ng account mo sa ${merchant}; hindi na ginagamit ang ` +
    'address na ito.\n\nKung hindi ikaw ang nagbago, pumili ng bagong password at makipag-ugnayan sa ' +
    'customer service.\n',
  passwordChangedSubject: (merchant) => `${merchant}: nabago ang password mo`,
  passwordChanged: (merchant, account) =>
    `Kumusta ${account},\n\nNabago ang password ng account mo sa ${merchant}, at na-log out ` +
    'ang lahat ng ibang device.\n\n' +
    'Kung hindi ikaw iyon, gumawa agad ng bagong password at makipag-ugnayan sa customer service.\n',
};
