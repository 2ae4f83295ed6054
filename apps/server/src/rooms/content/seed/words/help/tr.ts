import type { Topics } from './topics.ts';

export const TR: Topics = {
  withdraw: [
    'Para çekme',
    [
      'Nasıl para çekerim?',
      'Önce kendi adınıza bir banka hesabı ya da cüzdan kaydedin. Sonra Para çek sayfasını açın, hesabı ' +
        'seçin, tutarı yazın ve ödeme şifrenizle onaylayın. Yeni bir hesap bekleme süresinden sonra ' +
        'kullanılabilir; bu, başkası hesabınıza girerse sizi korur.',
    ],
    [
      'Neden inceleniyor?',
      'Yüksek tutarlara, yeni hesaplara ve belgelerinizden farklı adlara bir görevli bakar. Çekim sayfası ' +
        'her adımı saatiyle gösterir, ret durumunda nedeni yazar. Para o zaman yeniden bakiyenizdedir.',
    ],
    [
      'Önce ne kadar oynanmalı?',
      'Yatırılan para çekilmeden önce oynanmalıdır. Çekim sayfası ne kadar kaldığını gösterir.',
    ],
  ],
  games: [
    'Oyunlar',
    [
      'Bir oyunu nerede bulurum?',
      'Ana sayfadaki kategoriler tüm oyunlara götürür. Ada göre arayın, bir üretici seçin ya da oyunun ' +
        'kalbine dokunarak favorilerinize ekleyin.',
    ],
    [
      'Bağlantı koparsa ne olur?',
      'Bahisler ve sonuçlar telefonunuzda değil sunucuda tutulur. Başlamış bir tur sonuna kadar götürülür ' +
        've sonucu bahis kaydında durur. Devam etmek için oyunu yeniden açın.',
    ],
    [
      'Kaydımda bir bahis eksik',
      'Başka üreticilerin sonuçları birkaç dakika sürebilir. Hâlâ eksikse oyunun adını ve saati müşteri ' +
        'hizmetlerine yazın.',
    ],
  ],
  rules: [
    'Loto kuralları',
    [
      'Bir bilet nasıl kazanır?',
      'Her bahis türünün sayfası, hangi sayılarla ve ödüllerle karşılaştırıldığını söyler. Biletin ' +
        'ödeyebileceği tutar ödemeden önce görünür ve o andaki oranlar biletle kalır.',
    ],
    [
      'Çekiliş ne zaman kapanır?',
      'Satış çekilişten önce, sunucunun geri sayımı sıfıra ulaştığında biter. Sonra gelen bilet ' +
        'reddedilir ve ücreti yoktur.',
    ],
    [
      'Çekiliş yapılmazsa?',
      'Geçersiz olur ve tüm bahisler iade edilir. Yanlış duyurulan sonuç düzeltilir, ödemeler de düzeltilir.',
    ],
  ],
  fair: [
    'Oyunlarımızı denetlemek',
    [
      'Kendi oyunlarımızın tohumları',
      'Her tur sunucunun tohumundan, sizin tohumunuzdan ve turları sayan bir sayıdan hesaplanır. Sunucu ' +
        'tohumunun özeti siz oynamadan önce gösterilir, böylece sonradan değiştirilemez.',
    ],
    [
      'Bir turu nasıl denetlerim?',
      'Kendi oyunlarımızın altındaki adillik sayfasını açın. Tohumları yenileyince eskisi açıklanır ve ' +
        'telefonunuz onunla oynanan turları yeniden hesaplar.',
    ],
    [
      'Geri ödeme oranı ne demek?',
      'Oyunun çok sayıda turda ortalama geri ödediğidir. Tek bir akşam bunun çok üstünde ya da altında ' + 'bitebilir.',
    ],
  ],
  spending: [
    'Oyun limitleri',
    [
      'Hangi limitleri koyabilirim?',
      'Yatırma, kayıp, bahis ve süre için, günlük, haftalık ya da aylık. Hesabınızda Oyun limitleri ' +
        'altında, kullandığınız miktarla birlikte durur.',
    ],
    [
      'Limiti nasıl değiştiririm?',
      'Daha düşük limit hemen geçerlidir. Daha yükseği ya da limitsizlik bekleme süresinden sonra ' +
        'geçerlidir ve bir kez daha onaylanmalıdır. Yanıt vermezseniz eski limit kalır.',
    ],
    [
      'Gerçeklik hatırlatması nedir?',
      'Seçtiğiniz aralıkla oyunu keser ve ne kadar süredir oynadığınızı, ne kazandığınızı ya da ' +
        'kaybettiğinizi gösterir.',
    ],
  ],
  security: [
    'Hesap güvenliği',
    [
      'Hesabımı nasıl korurum?',
      'Başka yerde kullanmadığınız bir şifre seçin, bir geçiş anahtarı ekleyin ve doğrulayıcı uygulamanın ' +
        'kodlarını açın. Ödeme şifresi ayrıdır ve paranızı korur.',
    ],
    [
      'Hesabıma başkası girdi',
      'Güvenlik merkezinde şifrenizi değiştirin; bu tüm oturumları bitirir. Cihazlarınıza bakın ve hemen ' +
        'müşteri hizmetlerine yazın.',
    ],
    ['Asla ne istemeyiz?', 'Hiçbirimiz şifrenizi, size gönderilen bir kodu ya da özel bir hesaba ödeme istemez.'],
  ],
  bonus: [
    'Bonuslar',
    [
      'Nasıl bonus alırım?',
      'Teklifler tüm koşullarıyla promosyon sayfasındadır. Alıp almamayı siz seçersiniz; onayınız olmadan ' +
        'hiçbir şey eklenmez.',
    ],
    [
      'Ne kadar oynamalıyım?',
      'Bonus sayfası oynananı, kalanı, hangi oyunların sayıldığını ve bitiş zamanını gösterir. Önce ' +
        'gerçek para oynanır ve bonus sürerken çekilebilir.',
    ],
    ['Vazgeçebilir miyim?', 'Evet, her zaman. Bonus parası kaldırılır, gerçek para sizde kalır.'],
  ],
  vip: [
    'VIP ve ödüller',
    [
      'Bir seviyeye nasıl ulaşırım?',
      'Seviyeler zaman içinde oynadıklarınızı izler. VIP sayfası seviyenizi, her birinin getirdiğini ve ' +
        'sonrakine ne kaldığını gösterir.',
    ],
    [
      'Ödülü nasıl alırım?',
      'Ödüller siz alana ya da süresi bitene kadar ödül merkezinde bekler. Alınan para hemen bakiyenizdedir.',
    ],
  ],
  agents: [
    'Temsilciler',
    [
      'Ekibime nasıl katılınır?',
      'Bağlantınızı ya da kodunuzu paylaşın. Onunla kaydolan ekibinize aittir; özetiniz yalnızca rakamlar ' +
        'gösterir, kimsenin özel verisini göstermez.',
    ],
    [
      'Ne zaman ödeme alırım?',
      'Komisyonlar işletmenin saat diliminde günlük ve dönemlik hesaplanır. Her hesap dökümü nasıl ' +
        'oluştuğunu açıklar ve onu siz tahsil edersiniz.',
    ],
    ['Nasıl temsilci olurum?', 'Geri bildirim formuyla yazın ve temsilci olmak istediğinizi seçin.'],
  ],
  app: [
    'Uygulama ve telefon',
    [
      'Uygulamayı nasıl kurarım?',
      'İndirme sayfasını açın. Android’de site ana ekrana eklenebilir ya da uygulama olarak kurulabilir; ' +
        'iPhone’da Ana Ekrana Ekle’yi ya da altı adımlı profili seçin.',
    ],
    [
      'Ağ yokken ne çalışır?',
      'Bilinen son bakiyenizi, açık biletleri ve sonraki çekilişleri gösteren bir sayfa. Para hareketi ' +
        'yapan hiçbir şey çevrimdışı çalışmaz.',
    ],
    [
      'Telefonuma nasıl mesaj gelir?',
      'Mesajlar sayfasının ayarlarından açın. Hangi türlerin geleceğini ve telefonun sessiz kalacağı ' +
        'saatleri siz seçersiniz.',
    ],
  ],
};
