import type { OwnWords } from './shape.ts';

/** Words of the demonstration in Tagalog. */
export const TL: OwnWords = {
  banners: {
    freePlay: ['Perang panlaro', 'Bawat resulta, ikaw mismo ang susuri', 'Maglaro nang libre'],
    minute: ['Vietnam 60 seconds', 'Bagong draw bawat minuto', 'Pumili ng numero'],
    lobby: ['Lobby ng draw', 'Tingnan kung alin ang susunod na magsasara', 'Buksan ang lobby'],
    register: ['Bago rito', 'Handa ang account mo sa isang minuto', ''],
    originals: ['Fairlot Originals', 'Ginawa rito, sinuri mo', 'Paano suriin'],
    slots: ['Slots', 'Daan-daang slots sa iisang lugar', 'Tingnan lahat'],
    live: ['Live casino', 'Mga mesang parang naroon ka', 'Pumili ng studio'],
    fish: ['Isda', 'Payapang tubig, mabilis na kamay', 'Tingnan lahat'],
    cards: ['Baraha', 'May upuan ka sa mesa ng teahouse', 'Tingnan lahat'],
    sports: ['Sports', 'Dito nagsisimula ang araw ng laban', 'Pumili ng sportsbook'],
    cockfight: ['Sabong', 'Mula sa unang liwanag', 'Pumili ng arena'],
    esports: ['E-sports', 'Bawat mapa, bawat finals', 'Pumili ng arena'],
    results: ['Mga resulta', 'Lahat ng nakaraang draw, may patunay', 'Tingnan ang resulta'],
    fiveMinutes: ['Vietnam 5 minutes', 'May oras para magtsaa sa pagitan ng draw', 'Pumili ng numero'],
    promotions: ['Promo', 'Ang mga nangyayari ngayon', 'Magbasa pa'],
    help: ['Tulong', 'Maikling sagot, simpleng salita', 'Buksan ang help center'],
    notices: ['Mga anunsyo', 'Balita mula sa amin', ''],
    hot: ['Patok', 'Ang nilalaro ng iba ngayong linggo', 'Tingnan ang listahan'],
  },
  categories: { freePlay: 'Libreng laro', draws: 'Mga draw' },
  announcements: {
    check: [
      'Paano suriin ang draw nang mag-isa',
      '<p>Bawat draw ay naglalathala ng commitment bago magbukas ang bentahan, at ng seed nito pagkatapos ng ' +
        'resulta. Buksan ang anumang natapos na draw para ulitin ang kuwenta sa sarili mong device.</p>',
    ],
    closing: [
      'Nagsasara ang Vietnam 60 seconds 10 segundo bago ang bawat draw',
      '<p>Tumatanggap ng tiket hanggang 10 segundo bago ang oras ng draw, at 30 segundo sa larong limang ' +
        'minuto. Ipinapakita ng countdown sa bawat card ang natitirang oras.</p>',
    ],
    welcome: [
      'Maligayang pagdating sa demonstrasyon',
      '<p>Gumagana ang lahat dito: ang mga draw, ang ledger, at ang mga patunay. Pang-demonstrasyon ang ' +
        'pera.</p><ul><li>Hindi kailangan ng account sa libreng laro.</li>' +
        '<li>Masusuri mo ang bawat draw sa sarili mong telepono.</li></ul>',
    ],
    agents: [
      'Para sa mga agent: paano binibilang ang team mo',
      '<p>Ang mga miyembrong sumali gamit ang code mo ay kabilang sa team mo mula sa una nilang log in. Ayon ' +
        'sa time zone ng operator ang mga bilang.</p>',
    ],
    million: [
      'Isang milyong perang panlaro',
      '<p>Binibigyan ka ng libreng laro ng 1,000,000.00 na perang panlaro sa loob ng 24 oras, na may ' +
        'parehong draw, odds, at tala gaya ng totoong laro.</p>' +
        '<p>Hindi mailalabas ang perang panlaro. <a href="/m/trail">Simulan ang libreng laro</a>.</p>',
    ],
    trust: [
      'Suriin muna ang draw, saka magtiwala',
      '<p>Buksan ang anumang bayad nang draw at pindutin ang pagsusuri: uulitin ng telepono mo ang buong ' +
        'kuwenta mula sa inilathalang seed.</p>' +
        '<ol><li>Buksan ang <a href="/m/lottery/history?gameCode=VN60">mga resulta</a>.</li>' +
        '<li>Pumili ng draw.</li><li>Basahin ang patunay.</li></ol>',
    ],
  },
  help: {
    start: [
      'Pagsisimula',
      '<h3>Walang account</h3><p>Binibigyan ka ng libreng laro ng perang panlaro sa loob ng 24 oras. Walang ' +
        'hinihingi sa iyo.</p><h3>May account</h3>' +
        '<p>Pumili ng username at ng password na 6 hanggang 20 karakter na may titik at numero. Agad kang ' +
        'makaka-log in.</p>',
    ],
    draws: [
      'Mga draw at patunay',
      '<p>Bago magbukas ang draw, inilalathala ang commitment nito. Pagkatapos ng draw, ipinapakita ang seed ' +
        'at mauulit ng kahit sino ang kuwenta.</p>' +
        '<p>Tumatanggap ng tiket hanggang sa magsara ang bentahan; ipinapakita ng countdown sa bawat card ang ' +
        'natitirang oras. Hindi na mababago ang tiket na naipasok na.</p>',
    ],
    money: [
      'Deposito at balanse',
      '<p>Papasok ang deposito kapag nakumpirma ito ng payment provider. Hangga’t wala pa, nakikita itong ' +
        'naghihintay, at walang mawawala kung isara mo ang pahina.</p>' +
        '<p>Nasa tala ng account ang bawat galaw ng balanse mo, kasama ang balanse pagkatapos nito.</p>',
    ],
    limits: [
      'Pagpapahinga',
      '<p>Sa settings maaari kang mag-time-out o ibukod ang sarili nang ilang buwan. Agad magsisimula ang ' +
        'dalawa at hindi mapapaikli.</p><p>Maglaro lamang ng kaya mong mawala, at makipag-usap sa iba kapag ' +
        'hindi na ito masaya.</p>',
    ],
    terms: [
      'Mga tuntunin ng serbisyo',
      '<h3>Sino ang maaaring maglaro</h3><p>Nasa edad na nakasaad sa pagpaparehistro ang mga manlalaro at ' +
        'naglalaro para sa sarili, gamit ang iisang account.</p><h3>Mga taya</h3>' +
        '<p>May bisa ang taya kapag nakumpirma ito ng server na may numero ng tiket. Ang mga resulta, odds, at ' +
        'premyo ay ang inilathala kasama ng draw; binababa ang premyo sa pinakamaliit na yunit.</p>' +
        '<h3>Mga draw na walang bisa</h3><p>Walang bisa ang draw na hindi maisagawa, at ibinabalik ang lahat ' +
        'ng taya rito.</p><h3>Demonstrasyon</h3>' +
        '<p>Ipinapakita ng site na ito ang produkto. Walang halaga ang pera rito.</p>',
    ],
  },
  sponsors: {
    football: [
      'Football ng kabataan, Pulang Delta',
      '<p>Mga palaruan, bola, at jersey para sa apatnapung pangkat ng mga bata sa tabi ng ilog.</p>' +
        '<p>Gawa-gawa ang halimbawang ito para sa demonstrasyon.</p>',
    ],
    cup: [
      'E-sports cup ng Night Market',
      '<p>Isang weekend ng finals sa ilalim ng mga parol, bukas sa lahat ng team ng lungsod.</p>' +
        '<ul><li>Libre ang pasok.</li><li>Ang organizer ang nagbibigay ng premyo.</li></ul>' +
        '<p>Gawa-gawa ang halimbawang ito para sa demonstrasyon.</p>',
    ],
  },
};
