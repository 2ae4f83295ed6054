import { translated } from '../../shared/language.ts';

/** Navigation texts of the section. */
export const sectionTexts = translated('loyaltySection', {
  levels: 'VIP levels',
  missions: 'Missions',
  rewards: 'Rewards',
  vip: 'VIP and rewards',
  collected: 'Rewards collected',
  changeLevels: 'Change the VIP levels',
  changeMission: 'Add or change a mission',
  setLevel: "Change a member's level",
  give: 'Give a reward',
});
