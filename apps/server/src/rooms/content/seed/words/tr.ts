import type { OwnWords } from './shape.ts';

/** Words of the demonstration in Turkish. */
export const TR: OwnWords = {
  banners: {
    freePlay: ['Oyun parası', 'Her sonucu kendiniz doğrulayın', 'Ücretsiz dene'],
    minute: ['Vietnam 60 seconds', 'Her dakika yeni bir çekiliş', 'Sayı seç'],
    lobby: ['Çekiliş salonu', 'Sırada hangi çekilişin kapandığını görün', 'Salonu aç'],
    register: ['Yeni misiniz', 'Hesabınız bir dakikada hazır', ''],
    originals: ['Fairlot Originals', 'Burada yapıldı, siz doğrulayın', 'Nasıl doğrulanır'],
    slots: ['Slot', 'Yüzlerce slot tek rafta', 'Tümünü gör'],
    live: ['Canlı casino', 'Manzaralı masalar', 'Stüdyo seç'],
    fish: ['Balık avı', 'Sakin su, hızlı eller', 'Tümünü gör'],
    cards: ['Kartlar', 'Çayhane masasında bir yer', 'Tümünü gör'],
    sports: ['Spor', 'Maç günü burada başlar', 'Bahis sitesi seç'],
    cockfight: ['Horoz dövüşü', 'Günün ilk ışığından itibaren', 'Bir arena seç'],
    esports: ['E-spor', 'Her harita, her final', 'Arena seç'],
    results: ['Sonuçlar', 'Geçmiş tüm çekilişler, kanıtıyla', 'Sonuçları gör'],
    fiveMinutes: ['Vietnam 5 minutes', 'İki çekiliş arasında bir çaylık vakit', 'Sayı seç'],
    promotions: ['Promosyonlar', 'Şu anda neler var', 'Devamını oku'],
    help: ['Yardım', 'Kısa yanıtlar, sade sözler', 'Yardımı aç'],
    notices: ['Duyurular', 'Bizden haberler', ''],
    hot: ['Popüler', 'Bu hafta neler oynanıyor', 'Listeyi gör'],
  },
  categories: { freePlay: 'Ücretsiz oyun', draws: 'Çekilişler' },
  announcements: {
    check: [
      'Bir çekilişi kendiniz nasıl doğrularsınız',
      '<p>Her çekiliş, satış açılmadan önce taahhüdünü, sonuçtan sonra da tohumunu yayımlar. Biten bir ' +
        'çekilişi açıp hesabı kendi cihazınızda yineleyebilirsiniz.</p>',
    ],
    closing: [
      'Vietnam 60 seconds her çekilişten 10 saniye önce kapanır',
      '<p>Biletler çekiliş saatinden 10 saniye öncesine, beş dakikalık oyunda 30 saniye öncesine kadar ' +
        'alınır. Her karttaki geri sayım kalan süreyi gösterir.</p>',
    ],
    welcome: [
      'Gösterime hoş geldiniz',
      '<p>Burada her şey çalışır: çekilişler, defter ve kanıtlar. Para gösterim parasıdır.</p>' +
        '<ul><li>Ücretsiz oyun hesap istemez.</li><li>Her çekiliş kendi telefonunuzda doğrulanabilir.</li></ul>',
    ],
    agents: [
      'Temsilciler için: ekibiniz nasıl sayılır',
      '<p>Kodunuzla katılan üyeler, ilk girişlerinden itibaren ekibinizdedir. Rakamlar işletmecinin saat ' +
        'dilimine göredir.</p>',
    ],
    million: [
      'Bir milyon oyun parası',
      '<p>Ücretsiz oyun size 24 saat için 1.000.000,00 oyun parası verir; çekilişler, oranlar ve kayıtlar ' +
        'gerçek oyundakilerle aynıdır.</p><p>Oyun parası çekilemez. <a href="/m/trail">Ücretsiz oyuna ' +
        'başla</a>.</p>',
    ],
    trust: [
      'Önce doğrulayın, sonra güvenin',
      '<p>Sonuçlanmış bir çekilişi açıp doğrulamaya dokunun: telefonunuz tüm hesabı yayımlanan tohumdan ' +
        'yineler.</p><ol><li><a href="/m/lottery/history?gameCode=VN60">Sonuçları</a> açın.</li>' +
        '<li>Bir çekiliş seçin.</li><li>Kanıtı okuyun.</li></ol>',
    ],
  },
  help: {
    start: [
      'Başlarken',
      '<h3>Hesapsız</h3><p>Ücretsiz oyun size 24 saatlik oyun parası verir. Sizden hiçbir şey istenmez.</p>' +
        '<h3>Hesapla</h3><p>Bir kullanıcı adı ve harf ile rakam içeren 6–20 karakterlik bir şifre seçin. Hemen ' +
        'giriş yapılır.</p>',
    ],
    draws: [
      'Çekilişler ve kanıtlar',
      '<p>Çekiliş açılmadan önce taahhüdü yayımlanır. Çekilişten sonra tohumu gösterilir ve hesabı herkes ' +
        'yineleyebilir.</p><p>Biletler satış kapanana kadar alınır; her karttaki geri sayım kalan süreyi ' +
        'gösterir. Oynanmış bir bilet değiştirilemez.</p>',
    ],
    money: [
      'Para yatırma ve bakiye',
      '<p>Yatırılan para, ödeme sağlayıcısı onaylayınca hesaba geçer. O zamana kadar işlem bekliyor görünür; ' +
        'sayfayı kapatırsanız hiçbir şey kaybolmaz.</p>' +
        '<p>Bakiyenizin her hareketi, sonrasındaki bakiyeyle birlikte hesap hareketlerindedir.</p>',
    ],
    limits: [
      'Ara vermek',
      '<p>Ayarlarda mola verebilir ya da kendinizi aylarca hariç tutabilirsiniz. İkisi de hemen başlar ve ' +
        'kısaltılamaz.</p><p>Kaybetmeyi göze alabileceğiniz kadarla oynayın; eğlenceli olmaktan çıkarsa ' +
        'biriyle konuşun.</p>',
    ],
    terms: [
      'Hizmet şartları',
      '<h3>Kimler oynayabilir</h3><p>Oyuncular kayıtta belirtilen yaştadır ve tek bir hesapla kendileri için ' +
        'oynar.</p><h3>Bahisler</h3><p>Bahis, sunucu onu bir bilet numarasıyla onayladığında geçerlidir. ' +
        'Sonuçlar, oranlar ve ödemeler çekilişle yayımlananlardır; ödemeler en küçük birime aşağı ' +
        'yuvarlanır.</p><h3>Geçersiz çekilişler</h3>' +
        '<p>Yapılamayan çekiliş geçersizdir ve ona yatırılan her tutar iade edilir.</p><h3>Gösterim</h3>' +
        '<p>Bu kurulum ürünü gösterir. Buradaki paranın değeri yoktur.</p>',
    ],
  },
  sponsors: {
    football: [
      'Kızıl Delta gençlik futbolu',
      '<p>Nehir boyundaki kırk çocuk takımına saha, top ve forma.</p><p>Bu örnek gösterim için uydurulmuştur.</p>',
    ],
    cup: [
      'Gece Pazarı e-spor kupası',
      '<p>Fenerlerin altında, şehrin tüm takımlarına açık bir final hafta sonu.</p>' +
        '<ul><li>Giriş ücretsizdir.</li><li>Ödülleri düzenleyen verir.</li></ul>' +
        '<p>Bu örnek gösterim için uydurulmuştur.</p>',
    ],
  },
};
