/** Name and description of a lottery family. */
type FamilyText = readonly [name: string, about: string];

/** Texts of lottery families in the other languages of the console, by family and language code of operators. */
export const FAMILY_TEXTS: Readonly<Record<string, Readonly<Record<'ES' | 'PT' | 'TY' | 'ID' | 'CN', FamilyText>>>> = {
  'vn-north': {
    ES: [
      'Vietnam, norte',
      '27 números en ocho premios: Lo, De, 3 cang, Xien y las demás apuestas del norte de Vietnam.',
    ],
    PT: ['Vietnã, norte', '27 números em oito prêmios: Lo, De, 3 cang, Xien e as demais apostas do norte do Vietnã.'],
    TY: ['เวียดนามเหนือ', '27 เลขในแปดรางวัล: โล เด 3 กั่ง เซียน และเดิมพันอื่นของเวียดนามเหนือ'],
    ID: ['Vietnam utara', '27 nomor dalam delapan hadiah: Lo, De, 3 cang, Xien, dan taruhan lain Vietnam utara.'],
    CN: ['越南北部', '八个奖级共 27 个号码：Lo、De、3 cang、Xien 等北部玩法。'],
  },
  'vn-south': {
    ES: [
      'Vietnam, sur y centro',
      '18 números en nueve premios, el especial con seis cifras: las estaciones del sur y del centro.',
    ],
    PT: [
      'Vietnã, sul e centro',
      '18 números em nove prêmios, o especial com seis algarismos: as estações do sul e do centro.',
    ],
    TY: ['เวียดนามใต้และกลาง', '18 เลขในเก้ารางวัล รางวัลพิเศษหกหลัก: สถานีภาคใต้และภาคกลาง'],
    ID: [
      'Vietnam selatan dan tengah',
      '18 nomor dalam sembilan hadiah, hadiah khusus enam digit: stasiun selatan dan tengah.',
    ],
    CN: ['越南南部和中部', '九个奖级共 18 个号码，特等奖为六位数：南部和中部各台。'],
  },
  lotto645: {
    ES: [
      'Lotto 6/45',
      'Seis números distintos del 1 al 45: boletos y sistemas con bote, y cuotas fijas para uno a cuatro.',
    ],
    PT: [
      'Lotto 6/45',
      'Seis números diferentes de 1 a 45: bilhetes e sistemas com jackpot, e odds fixas para um a quatro.',
    ],
    TY: ['ลอตโต 6/45', 'เลขต่างกันหกตัวจาก 1 ถึง 45: ตั๋วและระบบที่มีแจ็กพอต และอัตราคงที่สำหรับหนึ่งถึงสี่ตัว'],
    ID: [
      'Lotto 6/45',
      'Enam nomor berbeda dari 1 sampai 45: tiket dan sistem dengan jackpot, serta odds tetap untuk satu sampai empat.',
    ],
    CN: ['乐透 6/45', '从 1 到 45 选六个不同号码：单式和复式有奖池，任选一至四个号码为固定赔率。'],
  },
  pc28: {
    ES: [
      'PC28, suma de tres cifras',
      'Tres cifras y su suma de 0 a 27: grande o pequeño, impar o par, colores, formas, dragón y tigre.',
    ],
    PT: [
      'PC28, soma de três algarismos',
      'Três algarismos e sua soma de 0 a 27: grande ou pequeno, ímpar ou par, cores, formas, dragão e tigre.',
    ],
    TY: ['PC28 ผลรวมสามหลัก', 'เลขสามหลักและผลรวม 0 ถึง 27: สูงต่ำ คี่คู่ สี รูปแบบ มังกรเสือ'],
    ID: [
      'PC28, jumlah tiga digit',
      'Tiga digit dan jumlahnya dari 0 sampai 27: besar/kecil, ganjil/genap, warna, bentuk, naga dan harimau.',
    ],
    CN: ['PC28，三数之和', '三个数字及其和值 0 至 27：大小、单双、波色、形态、龙虎。'],
  },
  ssc: {
    ES: [
      '5D, cinco cifras',
      'Cinco cifras: posiciones, tres primeras, centrales y últimas, grupos 3 y 6, suma, dragón y tigre.',
    ],
    PT: [
      '5D, cinco algarismos',
      'Cinco algarismos: posições, três primeiros, do meio e últimos, grupos 3 e 6, soma, dragão e tigre.',
    ],
    TY: ['5D ห้าหลัก', 'เลขห้าหลัก: ตำแหน่ง สามตัวหน้า กลาง และหลัง กลุ่ม 3 และ 6 ผลรวม มังกรเสือ'],
    ID: [
      '5D, lima digit',
      'Lima digit: posisi, tiga pertama, tengah, dan terakhir, grup 3 dan 6, jumlah, naga dan harimau.',
    ],
    CN: ['时时彩，五个数字', '五个数字：定位、前三、中三、后三、组三、组六、和值、龙虎。'],
  },
  pk10: {
    ES: [
      'PK10, carrera de diez',
      'Diez números en el orden de llegada: campeón, posiciones, suma de los dos primeros, dragón y tigre.',
    ],
    PT: [
      'PK10, corrida de dez',
      'Dez números na ordem de chegada: campeão, posições, soma dos dois primeiros, dragão e tigre.',
    ],
    TY: ['PK10 แข่งสิบหมายเลข', 'สิบหมายเลขตามลำดับเข้าเส้นชัย: แชมป์ ตำแหน่ง ผลรวมสองอันดับแรก มังกรเสือ'],
    ID: [
      'PK10, balapan sepuluh',
      'Sepuluh nomor menurut urutan finis: juara, posisi, jumlah dua pertama, naga dan harimau.',
    ],
    CN: ['PK10，十车竞速', '十个号码按名次排列：冠军、定位、冠亚和、龙虎。'],
  },
  '11x5': {
    ES: [
      '11x5, cinco de once',
      'Cinco números distintos del 1 al 11: de uno a ocho, posiciones, primeros números, suma, dragón y tigre.',
    ],
    PT: [
      '11x5, cinco de onze',
      'Cinco números diferentes de 1 a 11: de um a oito quaisquer, posições, primeiros números, soma, dragão e tigre.',
    ],
    TY: ['11x5 ห้าจากสิบเอ็ด', 'เลขต่างกันห้าตัวจาก 1 ถึง 11: เลือกหนึ่งถึงแปดตัว ตำแหน่ง เลขตัวแรก ผลรวม มังกรเสือ'],
    ID: [
      '11x5, lima dari sebelas',
      'Lima nomor berbeda dari 1 sampai 11: pilih satu sampai delapan, posisi, nomor awal, jumlah, naga dan harimau.',
    ],
    CN: ['11选5', '从 1 到 11 开出五个不同号码：任选一至八、定位、前几位、和值、龙虎。'],
  },
  k3: {
    ES: ['K3, tres dados', 'Tres dados: su suma, grande o pequeño, impar o par, tríos, pares y números distintos.'],
    PT: ['K3, três dados', 'Três dados: a soma, grande ou pequeno, ímpar ou par, trincas, pares e números diferentes.'],
    TY: ['K3 ลูกเต๋าสามลูก', 'ลูกเต๋าสามลูก: ผลรวม สูงต่ำ คี่คู่ ตอง คู่ และเลขต่างกัน'],
    ID: [
      'K3, tiga dadu',
      'Tiga dadu: jumlahnya, besar atau kecil, ganjil atau genap, tripel, pasangan, dan nomor berbeda.',
    ],
    CN: ['快三，三颗骰子', '三颗骰子：和值、大小、单双、豹子、对子和不同号。'],
  },
  keno: {
    ES: [
      'Keno 8/80',
      '20 de 80 números: su suma, grande o pequeño, impar o par, arriba o abajo, elementos, y de uno a seis números.',
    ],
    PT: [
      'Keno 8/80',
      '20 de 80 números: a soma, grande ou pequeno, ímpar ou par, cima ou baixo, elementos, e de um a seis números.',
    ],
    TY: ['คีโน 8/80', '20 จาก 80 เลข: ผลรวม สูงต่ำ คี่คู่ บนล่าง ธาตุ และหนึ่งถึงหกเลข'],
    ID: [
      'Keno 8/80',
      '20 dari 80 nomor: jumlahnya, besar/kecil, ganjil/genap, atas/bawah, unsur, dan satu sampai enam nomor.',
    ],
    CN: ['基诺 8/80', '80 个号码开出 20 个：和值、大小、单双、上下、五行，以及任选一至六。'],
  },
  thai: {
    ES: [
      'Tailandia, dos y tres cifras',
      'Lotería del gobierno de Tailandia: arriba, abajo, delante, tote y run, del primer premio y los de cifras.',
    ],
    PT: [
      'Tailândia, dois e três algarismos',
      'Loteria do governo da Tailândia: cima, baixo, frente, tote e run, do primeiro prêmio e dos de algarismos.',
    ],
    TY: ['หวยไทยสองตัวและสามตัว', 'สลากกินแบ่งรัฐบาล: บน ล่าง หน้า โต๊ด และวิ่ง จากรางวัลที่หนึ่งและรางวัลเลขท้าย'],
    ID: [
      'Thailand dua dan tiga digit',
      'Lotre pemerintah Thailand: atas, bawah, depan, tote, dan run, dari hadiah pertama dan hadiah digit.',
    ],
    CN: ['泰国两位和三位', '泰国政府彩票：按头奖和尾数奖的上、下、前、组选和单码玩法。'],
  },
  lao: {
    ES: ['Laos, de dos a cuatro cifras', 'Un número de cuatro cifras: arriba, abajo, tote y run.'],
    PT: ['Laos, de dois a quatro algarismos', 'Um número de quatro algarismos: cima, baixo, tote e run.'],
    TY: ['หวยลาวสองถึงสี่ตัว', 'เลขสี่หลักหนึ่งเลข: บน ล่าง โต๊ด และวิ่ง'],
    ID: ['Laos dua sampai empat digit', 'Satu nomor empat digit: atas, bawah, tote, dan run.'],
    CN: ['老挝两位至四位', '一个四位数：上、下、组选和单码。'],
  },
  sea4d: {
    ES: [
      'SEA 4D',
      '23 números de cuatro cifras en cinco premios: grande, pequeño, primer premio, permutas y tres cifras.',
    ],
    PT: [
      'SEA 4D',
      '23 números de quatro algarismos em cinco prêmios: grande, pequeno, primeiro prêmio, permutas e três algarismos.',
    ],
    TY: ['SEA 4D', '23 เลขสี่หลักในห้ารางวัล: ใหญ่ เล็ก รางวัลที่หนึ่ง กลับ และสามตัว'],
    ID: ['SEA 4D', '23 nomor empat digit dalam lima hadiah: besar, kecil, hadiah pertama, kotak, dan tiga digit.'],
    CN: ['东南亚 4D', '五个奖级共 23 个四位数：大、小、头奖、包号和三位数。'],
  },
  max3d: {
    ES: [
      'Max 3D',
      '20 números de tres cifras en cuatro premios: directo, permutas, premio especial y dos números (3D+).',
    ],
    PT: [
      'Max 3D',
      '20 números de três algarismos em quatro prêmios: direto, permutas, prêmio especial e dois números (3D+).',
    ],
    TY: ['Max 3D', '20 เลขสามหลักในสี่รางวัล: ตรง กลับ รางวัลพิเศษ และสองเลข (3D+)'],
    ID: ['Max 3D', '20 nomor tiga digit dalam empat hadiah: lurus, kotak, hadiah khusus, dan dua nomor (3D+).'],
    CN: ['Max 3D', '四个奖级共 20 个三位数：直选、组选、特等奖和两组号码（3D+）。'],
  },
  lotto655: {
    ES: [
      'Lotto 6/55',
      'Seis números distintos del 1 al 55 y un número extra: boletos y sistemas con dos botes, cuotas fijas.',
    ],
    PT: [
      'Lotto 6/55',
      'Seis números diferentes de 1 a 55 e um número extra: bilhetes e sistemas com dois jackpots, odds fixas.',
    ],
    TY: ['ลอตโต 6/55', 'เลขต่างกันหกตัวจาก 1 ถึง 55 และเลขโบนัส: ตั๋วและระบบที่มีสองแจ็กพอต อัตราคงที่'],
    ID: [
      'Lotto 6/55',
      'Enam nomor berbeda dari 1 sampai 55 dan nomor bonus: tiket dan sistem dengan dua jackpot, odds tetap.',
    ],
    CN: ['乐透 6/55', '从 1 到 55 选六个不同号码，另加特别号：单式和复式有两个奖池，其余为固定赔率。'],
  },
  lotto535: {
    ES: ['Lotto 5/35', 'Cinco números distintos del 1 al 35 y uno especial del 1 al 12: boletos y sistemas con bote.'],
    PT: ['Lotto 5/35', 'Cinco números diferentes de 1 a 35 e um especial de 1 a 12: bilhetes e sistemas com jackpot.'],
    TY: ['ลอตโต 5/35', 'เลขต่างกันห้าตัวจาก 1 ถึง 35 และเลขพิเศษจาก 1 ถึง 12: ตั๋วและระบบที่มีแจ็กพอต'],
    ID: [
      'Lotto 5/35',
      'Lima nomor berbeda dari 1 sampai 35 dan nomor khusus dari 1 sampai 12: tiket dan sistem dengan jackpot.',
    ],
    CN: ['乐透 5/35', '从 1 到 35 选五个不同号码，另从 1 到 12 选一个特别号：单式和复式有奖池。'],
  },
};
