/** Texts of the section about what players are told. */
export const contentTexts = {
  title: 'Content', kind: 'Show',
  kinds: { announcement: 'Announcements and promotions', banner: 'Banners', category: 'Categories of promotions', help: 'Help pages', sponsor: 'Sponsors' },
  add: 'New entry', edit: 'Edit', publish: 'Publish', withdraw: 'Withdraw', remove: 'Remove', back: 'Back to the list',
  name: 'Title', sort: 'Kind', state: 'State', from: 'From', until: 'Until', position: 'Position', open: 'without end', now: 'at once',
  states: { draft: 'Withdrawn', planned: 'Planned', running: 'Shown', over: 'Ended' },
  publishText: (title: string) => `"${title}" is shown to players as soon as it begins.`, withdrawText: (title: string) => `"${title}" is hidden from players at once.`, removeText: (title: string) => `"${title}" is removed for good.`,
  heading: { new: 'New entry', edit: 'Edit entry' }, save: 'Save', saveText: 'In force at once, also in pages that are open.',
  kindCode: 'Kind', kindCodes: { PL: 'Announcement', PU: 'Daily notice', A: 'For agents', PR: 'Promotion' }, audience: 'For', audiences: { all: 'Everybody', members: 'Members alone' },
  hot: 'Also in the list of hot ones', takesApplications: 'Members can apply for it', group: 'Group', link: 'Leads to', linkHint: 'A path such as /m/lott, or an https address. Empty: leads nowhere.', tag: 'Name in addresses', tagHint: 'Small letters, digits and dashes, such as terms.',
  categories: 'Categories', published: 'Published', language: 'Language', text: 'Text (HTML)', textHint: 'Paragraphs, headings, lists, tables, links and pictures. Scripts and styles are dropped.', caption: 'Line above the title', action: 'Words of the button',
  languagesHint: 'A language without a title shows the first language of the site.', preview: 'Preview', needsTitle: 'At least one language needs a title.', wrongTime: 'An end comes after its beginning.',
  pictures: 'Pictures', picture: 'Picture', pictureHint: 'SVG or PNG, at most 175 KB and 1024 pixels a side.', dropPicture: 'Take out', art: 'Drawn picture', artParts: { cat: 'Sort', motif: 'Motif', pal: 'Colours', field: 'Ground' }, tooLarge: 'This file is larger than 175 KB.',
  application: {
    title: 'Applications', show: 'Show', open: 'Waiting', all: 'All', promotion: 'Promotion', member: 'Member', comment: 'Comment', pictures: 'Pictures', picture: 'Picture', since: 'Since', state: 'State',
    states: { open: 'Waiting', accepted: 'Accepted', refused: 'Refused' }, look: 'Look at', accepted: 'Accept', refused: 'Refuse',
    acceptedText: (who: string) => `${who} sees that the application was accepted. No money moves by itself.`, refusedText: (who: string) => `${who} sees that the application was refused and may apply once more.`,
  },
} as const;
