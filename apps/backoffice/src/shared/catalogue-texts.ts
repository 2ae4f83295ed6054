/** Texts of the section for vendors and games. */
export const catalogueTexts = {
  title: 'Games',
  views: 'What to show', vendors: 'Vendors', games: 'Games',
  code: 'Code', name: 'Name', count: 'Games', state: 'State', order: 'Order', tags: 'Tags', type: 'Type', vendor: 'Vendor', id: 'Id', picture: 'Picture',
  shown: 'Shown', hidden: 'Hidden', hot: 'Hot', isNew: 'New', maintenance: (reason: string) => `Maintenance: ${reason}`, until: (time: string) => `until ${time}`,
  change: 'Change', search: 'Name or id', find: 'Search',
  orderHint: '1 to 999. Smaller comes first; 100 unless changed.', pictureHint: 'A path of this site, or an https address of an allowed host. Empty: a picture is drawn.',
  maintenanceLabel: 'Reason of maintenance, as players read it', maintenanceHint: 'Empty while the vendor works.', untilLabel: 'Maintenance ends', untilHint: 'Ends by itself then. Empty: until you end it.',
  save: 'Save', wrongOrder: 'The order is a whole number from 1 to 999.',
} as const;
