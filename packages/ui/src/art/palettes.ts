import type { ArtCategory, ArtField, ArtMotif, ArtPalette, Palette } from './types.ts';

/** The twelve palettes; see `Palette` for the meaning of each position. */
export const PALETTES: Record<ArtPalette, Palette> = {
  jade: ['#063D2E', '#0E7D5C', '#27B888', '#C9F5E0', '#FFD34D', '#042A20'],
  amber: ['#8F3B00', '#E98A15', '#FFC04A', '#FFF0CC', '#D9263A', '#5E2600'],
  coral: ['#8C1A33', '#EE5358', '#FF8F7D', '#FFE6DC', '#FFD15C', '#5E0F22'],
  cobalt: ['#0F2470', '#2E5CE6', '#6F9DFF', '#DEE9FF', '#FFB81F', '#0A184C'],
  aqua: ['#054A63', '#0F9BB3', '#52D0D3', '#DCFBF6', '#FF7F5E', '#033244'],
  berry: ['#57124A', '#B02A78', '#EA68A6', '#FFE3F0', '#FFCB52', '#3A0A31'],
  night: ['#0D1433', '#2A3779', '#5768CF', '#D3DAFF', '#74F0C0', '#080D24'],
  moss: ['#2A4710', '#6C9C1C', '#A9D23F', '#F2FAD3', '#FF6242', '#1B300A'],
  clay: ['#5A2414', '#B7552C', '#EB8F55', '#FFE8D4', '#42D9B8', '#3D170C'],
  sky: ['#14598C', '#4FB0EC', '#9CD9FF', '#F0FAFF', '#FF4F74', '#0D3E63'],
  ink: ['#15191D', '#333B44', '#5A6674', '#F5E9CB', '#F4B936', '#0B0E11'],
  sand: ['#B8894A', '#EBCB8C', '#F7E2B4', '#FFFAEC', '#0E7D5C', '#7C5A2B'],
};

/** Palettes and motifs from which a category chooses when the caller sets none. The order is part of the picture. */
export const CATEGORY_STYLE: Record<ArtCategory, { palettes: ArtPalette[]; motifs: ArtMotif[]; fields: ArtField[] }> = {
  slots: {
    palettes: ['amber', 'coral', 'berry', 'jade', 'cobalt', 'night', 'moss', 'clay', 'sky'],
    motifs: ['seven', 'gem', 'bell', 'cherry', 'crown', 'coin', 'star', 'citrus', 'bolt', 'pyramid', 'reels', 'moon'],
    fields: ['rays', 'sun', 'rings', 'bands', 'dots', 'arches'],
  },
  live: {
    palettes: ['jade', 'ink', 'coral', 'night', 'berry'],
    motifs: ['roulette', 'cards', 'chip'],
    fields: ['rings', 'arches', 'dots'],
  },
  pvp: {
    palettes: ['cobalt', 'clay', 'ink', 'moss', 'coral'],
    motifs: ['cards', 'tile', 'chip'],
    fields: ['bands', 'dots', 'sun'],
  },
  fish: { palettes: ['aqua', 'sky', 'cobalt', 'jade'], motifs: ['fish', 'fish2'], fields: ['waves'] },
  sports: {
    palettes: ['moss', 'sky', 'coral', 'cobalt', 'clay'],
    motifs: ['soccer', 'basket', 'shuttle', 'tennis'],
    fields: ['bands', 'rays', 'sun'],
  },
  esports: {
    palettes: ['night', 'berry', 'ink', 'cobalt'],
    motifs: ['crosshair', 'pad', 'trophy'],
    fields: ['dots', 'bands', 'rings'],
  },
  elott: {
    palettes: ['jade', 'amber', 'sky', 'berry', 'cobalt'],
    motifs: ['balls', 'ticket'],
    fields: ['rays', 'rings', 'dots'],
  },
  inhouse: {
    palettes: ['jade', 'night', 'coral', 'amber', 'cobalt', 'berry', 'aqua'],
    motifs: ['dice', 'plinko', 'crash', 'mines', 'wheel', 'hilo', 'rocket', 'keno'],
    fields: ['dots', 'rings', 'sun', 'bands'],
  },
  cockfight: { palettes: ['clay', 'amber', 'ink', 'coral'], motifs: ['feather'], fields: ['sun', 'rays'] },
};
