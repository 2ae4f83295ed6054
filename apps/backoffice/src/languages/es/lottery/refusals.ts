import type { refusals } from '../../../sections/lottery/texts.ts';

export const lotteryRefusals: typeof refusals = {
  'limits.missing':
    'Falta un límite: por selección y por miembro y selección en cada apuesta, por miembro y sorteo en la lotería',
  'return.above': 'El retorno superaría el 100%',
  'return.below': 'El retorno quedaría por debajo del mínimo permitido',
  limits: 'Los límites se contradicen',
  'play.unknown': 'Este tipo de apuesta no existe',
  issued: 'Ya existen sorteos de ese día',
  order: 'Ya se publicó una versión posterior',
  play: 'Un tipo de apuesta no tendría números que comprobar',
  level: 'Los números de este nivel tienen un solo número de cifras',
  unchanged: 'No cambiaría nada',
  closed: 'Este día ya está cerrado',
  past: 'El día ya pasó',
  'result.source': 'El sorteo no es oficial',
  'result.early': 'El sorteo todavía no se ha celebrado',
  'result.closed': 'El sorteo no admite resultados ahora',
  'result.levels': 'Faltan o sobran niveles de premios',
  'result.count': 'Un nivel tiene muy pocos o demasiados números',
  'result.width': 'Un número tiene muy pocas o demasiadas cifras',
  'result.range': 'Un número está fuera del intervalo permitido',
  'result.duplicate': 'Un número está repetido',
  'result.repeated': 'Otro sorteo de la lotería tiene exactamente los mismos números',
  'result.conflict': 'Este origen comunicó antes un resultado distinto',
};
