import type { Topics } from './topics.ts';

export const TL: Topics = {
  withdraw: [
    'Pag-withdraw',
    [
      'Paano mag-withdraw?',
      'I-save muna ang bank account o wallet na nakapangalan sa iyo. Pagkatapos ay buksan ang Withdraw, ' +
        'piliin ito, ilagay ang halaga at kumpirmahin gamit ang password sa pagbabayad. Ang bagong account ' +
        'ay magagamit pagkalipas ng panahon ng paghihintay, na nagpoprotekta sa iyo kung may ibang ' +
        'makapasok sa account mo.',
    ],
    [
      'Bakit sinusuri pa?',
      'Ang malalaking halaga, bagong account at pangalang iba sa dokumento mo ay tinitingnan ng tao. ' +
        'Ipinapakita ng pahina ang bawat hakbang at oras nito, at may dahilan kung tinanggihan. Babalik ang ' +
        'pera sa balanse mo.',
    ],
    [
      'Ano ang kailangang laruin muna?',
      'Kailangang malaro muna ang deposito bago ito ma-withdraw. Makikita sa pahina ng withdraw kung ' + 'magkano pa.',
    ],
  ],
  games: [
    'Mga laro',
    [
      'Saan ko makikita ang isang laro?',
      'Ang mga kategorya sa home ay papunta sa lahat ng laro. Maghanap ayon sa pangalan, pumili ng ' +
        'gumawa, o pindutin ang puso ng laro para mapunta ito sa mga paborito mo.',
    ],
    [
      'Paano kung maputol ang koneksyon?',
      'Nasa server ang mga taya at resulta, hindi sa telepono mo. Tinatapos ang larong nasimulan, at nasa ' +
        'tala ng taya ang resulta. Buksan ulit ang laro para magpatuloy.',
    ],
    [
      'May kulang na taya sa tala ko',
      'Maaaring abutin ng ilang minuto ang resulta ng ibang gumawa. Kung kulang pa rin, isulat sa ' +
        'customer service ang pangalan ng laro at ang oras.',
    ],
  ],
  rules: [
    'Mga tuntunin ng loterya',
    [
      'Paano nananalo ang tiket?',
      'Nakasaad sa pahina ng bawat uri ng taya kung sa aling numero at premyo ito inihahambing. Makikita ' +
        'ang maaaring mapanalunan bago ka magbayad, at ang odds sa sandaling iyon ay mananatili sa tiket.',
    ],
    [
      'Kailan nagsasara ang bunot?',
      'Natatapos ang bentahan bago ang bunot, kapag umabot sa sero ang countdown ng server. Tinatanggihan ' +
        'ang tiket na nahuli at wala itong bayad.',
    ],
    [
      'Paano kung hindi natuloy ang bunot?',
      'Mawawalan ito ng bisa at ibabalik ang lahat ng taya. Itinatama ang resultang mali ang anunsyo, ' +
        'pati ang mga bayad.',
    ],
  ],
  fair: [
    'Pagsuri sa aming mga laro',
    [
      'Mga seed ng sariling laro',
      'Kinukuwenta ang bawat round mula sa seed ng server, seed mo, at numerong nagbibilang ng round. ' +
        'Ipinapakita ang hash ng seed ng server bago ka maglaro, kaya hindi na ito mababago.',
    ],
    [
      'Paano ko susuriin ang isang round?',
      'Buksan ang pahina ng pagiging patas sa ibaba ng sariling laro. Palitan ang mga seed para lumabas ' +
        'ang dati, at uulitin ng telepono mo ang mga round na nilaro dito.',
    ],
    [
      'Ano ang ibig sabihin ng return?',
      'Ito ang karaniwang ibinabalik ng laro sa napakaraming round. Ang isang gabi ay maaaring mas mataas ' +
        'o mas mababa nang malaki.',
    ],
  ],
  spending: [
    'Mga limitasyon sa laro',
    [
      'Anong mga limitasyon ang mailalagay ko?',
      'Para sa deposito, talo, taya at oras, bawat araw, linggo o buwan. Nasa account mo ito sa Mga ' +
        'limitasyon sa laro, kasama ang nagamit mo na.',
    ],
    [
      'Paano ko babaguhin ang limitasyon?',
      'Ang mas mababa ay agad na may bisa. Ang mas mataas, o wala, ay may bisa pagkatapos ng paghihintay ' +
        'at kailangang kumpirmahin muli. Kung hindi ka sasagot, mananatili ang dati.',
    ],
    [
      'Ano ang paalala sa katotohanan?',
      'Sa pagitan ng oras na pinili mo, ititigil nito ang laro at ipapakita kung gaano ka na katagal ' +
        'naglalaro at kung magkano ang panalo o talo mo.',
    ],
  ],
  security: [
    'Seguridad ng account',
    [
      'Paano ko poprotektahan ang account ko?',
      'Gumamit ng password na wala sa ibang lugar, magdagdag ng passkey, at buksan ang mga code ng ' +
        'authenticator app. Iba ang password sa pagbabayad at pinoprotektahan nito ang pera mo.',
    ],
    [
      'May ibang pumasok sa account ko',
      'Palitan ang password mo sa security centre, na tatapos sa lahat ng session, tingnan ang mga device ' +
        'mo, at sumulat agad sa customer service.',
    ],
    [
      'Ano ang hindi namin hihingin?',
      'Walang sinuman sa amin ang hihingi ng password mo, ng code na ipinadala sa iyo, o ng bayad sa ' +
        'pribadong account.',
    ],
  ],
  bonus: [
    'Mga bonus',
    [
      'Paano ako makakakuha nito?',
      'Nasa pahina ng promosyon ang mga alok kasama ang lahat ng tuntunin. Ikaw ang pipili; walang ' +
        'idinaragdag kung hindi ka pumayag.',
    ],
    [
      'Ano ang kailangan kong laruin?',
      'Ipinapakita ng pahina ng bonus ang nalaro, ang natitira, aling laro ang binibilang, at kailan ito ' +
        'magtatapos. Unang nilalaro ang tunay na pera, at maaari itong i-withdraw habang may bonus.',
    ],
    ['Puwede ko ba itong bitawan?', 'Oo, kahit kailan. Aalisin ang perang bonus, at sa iyo pa rin ang tunay na pera.'],
  ],
  vip: [
    'VIP at mga gantimpala',
    [
      'Paano ko maaabot ang isang antas?',
      'Sinusundan ng antas ang nalaro mo sa paglipas ng panahon. Ipinapakita ng pahina ng VIP ang antas ' +
        'mo, ang dala ng bawat isa, at ang kulang para sa susunod.',
    ],
    [
      'Paano ko makukuha ang gantimpala?',
      'Naghihintay ang gantimpala sa reward centre hanggang kunin mo o lumipas ang panahon. Agad nasa ' +
        'balanse mo ang nakuhang pera.',
    ],
  ],
  agents: [
    'Mga ahente',
    [
      'Paano sumali sa koponan ko?',
      'Ibahagi ang link o code mo. Kasapi ng koponan mo ang magparehistro gamit nito, at mga numero ' +
        'lamang ang nasa buod, hindi pribadong datos ninuman.',
    ],
    [
      'Kailan ako babayaran?',
      'Kinukuwenta ang komisyon bawat araw at bawat panahon sa time zone ng merchant. Ipinaliliwanag ng ' +
        'bawat singil ang kuwenta nito at ikaw ang kumukuha.',
    ],
    ['Paano maging ahente?', 'Sumulat sa feedback form at piliin na gusto mong maging ahente.'],
  ],
  app: [
    'App at telepono',
    [
      'Paano i-install ang app?',
      'Buksan ang pahina ng pag-download. Sa Android, mailalagay ang site sa home screen o mai-install ' +
        'bilang app; sa iPhone, piliin ang Add to Home Screen, o ang profile na may anim na hakbang.',
    ],
    [
      'Ano ang gumagana kapag walang network?',
      'Isang pahina na may huling alam na balanse, mga bukas na tiket at susunod na bunot. Walang ' +
        'gumagalaw na pera kapag offline.',
    ],
    [
      'Paano makatanggap ng mensahe sa telepono?',
      'Buksan ito sa mga setting ng Mensahe. Ikaw ang pipili kung anong uri ang darating at kung kailan ' +
        'tahimik ang telepono mo.',
    ],
  ],
};
