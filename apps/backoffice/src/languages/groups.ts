import type { gameKinds as formGameKinds } from '../form/game-kinds.ts';
import type { words as formOperatorFields } from '../form/operator-fields.tsx';
import type { words as formPickField } from '../form/pick-field.tsx';
import type { customerTypeNames as formCustomerTypeNames } from '../form/picker/customer-types.ts';
import type { words as formLabelSource } from '../form/picker/label-source.ts';
import type { words as formSearchBox } from '../form/picker/search-box.tsx';
import type { productNames as formProductNames } from '../form/product-names.ts';
import type { words as formRowsField } from '../form/rows-field.tsx';
import type { words as formRuleWords } from '../form/rule-words.ts';
import type { doorTexts as frameDoor } from '../frame/door-texts.ts';
import type { pageWords as framePageWords } from '../frame/palette/page-words.ts';
import type { words as frameSpokenActs, phrases as frameSpokenPhrases } from '../frame/palette/spoken-acts.ts';
import type { frameTexts as frame } from '../frame/texts.ts';
import type { emptyTexts as listEmpty } from '../list/empty-texts.ts';
import type { listTexts as list } from '../list/texts.ts';
import type { loginTexts as login, passkeyTexts as loginPasskey } from '../login/texts.ts';
import type { caseLayoutTexts as partsCaseLayout } from '../parts/case/case-texts.ts';
import type { connectionTexts as partsConnection } from '../parts/connections/texts.ts';
import type { emptyTableTexts as partsEmptyTable } from '../parts/empty-table-texts.ts';
import type { limitTexts as agencyLimit } from '../sections/agency/limit-texts.ts';
import type { programmeTexts as agencyProgramme } from '../sections/agency/programme-texts.ts';
import type { words as agencySection } from '../sections/agency/section.tsx';
import type { settlementTexts as agencySettlement } from '../sections/agency/settlement-texts.ts';
import type { agencyTexts as agency, refusals as agencyRefusals } from '../sections/agency/texts.ts';
import type { alarmTexts as backofficeAlarm } from '../sections/backoffice/alarms/texts.ts';
import type { dashboardTexts as backofficeDashboard } from '../sections/backoffice/dashboard/texts.ts';
import type { todayTexts as backofficeToday } from '../sections/backoffice/dashboard/today-texts.ts';
import type { peopleTexts as backofficePeople } from '../sections/backoffice/people/texts.ts';
import type { reportTexts as backofficeReport } from '../sections/backoffice/reports/texts.ts';
import type { words as backofficePermissions } from '../sections/backoffice/roles/permission-words.ts';
import type { roleTexts as backofficeRole } from '../sections/backoffice/roles/texts.ts';
import type { words as backofficeSection } from '../sections/backoffice/section.tsx';
import type { settingWords as backofficeSettingWords } from '../sections/backoffice/settings-words.ts';
import type { firstDaysTexts as backofficeFirstDays } from '../sections/backoffice/setup/first-days-texts.ts';
import type { stepTexts as backofficeSteps } from '../sections/backoffice/setup/step-texts.ts';
import type { setupTexts as backofficeSetup } from '../sections/backoffice/setup/texts.ts';
import type { words as backofficeWarnings } from '../sections/backoffice/setup/warnings.ts';
import type { staffTexts as backofficeStaff } from '../sections/backoffice/staff/texts.ts';
import type { searched as backofficeTaskWords, words as backofficeTasks } from '../sections/backoffice/tasks.ts';
import type {
  approvalTexts as backofficeApproval,
  emergencyTexts as backofficeEmergency,
  exportTexts as backofficeExport,
  trailTexts as backofficeTrail,
} from '../sections/backoffice/texts.ts';
import type { tokenTexts as backofficeToken } from '../sections/backoffice/tokens/texts.ts';
import type { words as catalogueSection } from '../sections/catalogue/section.tsx';
import type { catalogueTexts as catalogue } from '../sections/catalogue/texts.ts';
import type { cardTexts as chatCard } from '../sections/chat/card-texts.ts';
import type { words as chatSection } from '../sections/chat/section.tsx';
import type { chatTexts as chat } from '../sections/chat/texts.ts';
import type { translationTexts as chatTranslation } from '../sections/chat/translation-texts.ts';
import type { translatorTexts as chatTranslator } from '../sections/chat/translator-texts.ts';
import type { words as contentSection } from '../sections/content/section.tsx';
import type { contentTexts as content } from '../sections/content/texts.ts';
import type { loginProviderTexts as identityLoginProvider } from '../sections/identity/login-provider-texts.ts';
import type { labelTexts as identityLabel } from '../sections/identity/member/label-texts.ts';
import type { pageTexts as identityMemberPage } from '../sections/identity/member/texts.ts';
import type {
  timelineTexts as identityTimeline,
  codes as identityTimelineCodes,
  kindTexts as identityTimelineKinds,
  pluralTexts as identityTimelinePlurals,
} from '../sections/identity/member/timeline-texts.ts';
import type { words as identitySection } from '../sections/identity/section.tsx';
import type { memberTexts as identityMember } from '../sections/identity/texts.ts';
import type { words as inboxSection } from '../sections/inbox/section.tsx';
import type { inboxTexts as inbox } from '../sections/inbox/texts.ts';
import type { deskTexts as lotteryDesk } from '../sections/lottery/desk/texts.ts';
import type { feedProviderTexts as lotteryFeedProvider } from '../sections/lottery/feed-texts.ts';
import type { gameTexts as lotteryGame } from '../sections/lottery/games/texts.ts';
import type { jackpotTexts as lotteryJackpot } from '../sections/lottery/jackpots/texts.ts';
import type { words as lotterySection } from '../sections/lottery/section.tsx';
import type { lotteryTexts as lottery, drawTexts as lotteryDraw } from '../sections/lottery/texts.ts';
import type { words as loyaltySection } from '../sections/loyalty/section.tsx';
import type { loyaltyTexts as loyalty } from '../sections/loyalty/texts.ts';
import type { originalsTexts as originals } from '../sections/originals/texts.ts';
import type { caseTexts as paymentsCase } from '../sections/payments/case-texts.ts';
import type { SENTENCES as paymentsCheckFacts } from '../sections/payments/check-facts.ts';
import type { paymentProviderTexts as paymentsPaymentProvider } from '../sections/payments/connection-texts.ts';
import type { methodTexts as paymentsMethod } from '../sections/payments/method-texts.ts';
import type { providerTexts as paymentsProvider } from '../sections/payments/provider-texts.ts';
import type { words as paymentsSection } from '../sections/payments/section.tsx';
import type { termsTexts as paymentsTerms } from '../sections/payments/terms-texts.ts';
import type {
  depositTexts as paymentsDeposit,
  reviewTexts as paymentsReview,
  withdrawalTexts as paymentsWithdrawal,
} from '../sections/payments/texts.ts';
import type { offerTexts as promotionsOffer } from '../sections/promotions/offer-texts.ts';
import type { roundsTexts as promotionsRounds } from '../sections/promotions/rounds-texts.ts';
import type { segmentTexts as promotionsSegment } from '../sections/promotions/segment-texts.ts';
import type { searched as promotionsTaskWords } from '../sections/promotions/tasks.ts';
import type { templateWords as promotionsTemplate } from '../sections/promotions/templates/texts.ts';
import type { promotionsTexts as promotions } from '../sections/promotions/texts.ts';
import type { alertTexts as protectionAlert } from '../sections/protection/alert-texts.ts';
import type { words as protectionSection } from '../sections/protection/section.tsx';
import type { searched as protectionTaskWords, words as protectionTasks } from '../sections/protection/tasks.ts';
import type { protectionTexts as protection } from '../sections/protection/texts.ts';
import type { words as recordsSection } from '../sections/records/section.tsx';
import type { betTexts as recordsBet } from '../sections/records/texts.ts';
import type { clientTexts as siteClient } from '../sections/site/clients/client-texts.ts';
import type { legalTexts as siteLegal } from '../sections/site/legal/legal-texts.ts';
import type { messageProviderTexts as siteMessageProvider } from '../sections/site/message-texts.ts';
import type { words as siteSection } from '../sections/site/section.tsx';
import type { settingWords as siteSettingWords } from '../sections/site/settings-words.ts';
import type {
  siteTexts as site,
  maintenanceTexts as siteMaintenance,
  pageTexts as sitePages,
} from '../sections/site/texts.ts';
import type { orderTexts as vendorsOrder } from '../sections/vendors/connections/order-texts.ts';
import type { ownGamesTexts as vendorsOwnGames } from '../sections/vendors/connections/own-games-texts.ts';
import type { connectionTexts as vendorsConnection } from '../sections/vendors/connections/texts.ts';
import type { freeRoundsTexts as vendorsFreeRounds } from '../sections/vendors/free-rounds-texts.ts';
import type { gamesTexts as vendorsGames } from '../sections/vendors/games-texts.ts';
import type { lateWinsTexts as vendorsLateWins } from '../sections/vendors/late-wins-texts.ts';
import type { vendorsTexts as vendorsSection } from '../sections/vendors/section-texts.ts';
import type { vendorsTexts as vendors } from '../sections/vendors/texts.ts';
import type { identityProviderTexts as verificationProvider } from '../sections/verification/connection-texts.ts';
import type { words as verificationSection } from '../sections/verification/section.tsx';
import type { verificationTexts as verification } from '../sections/verification/texts.ts';
import type { words as walletSection } from '../sections/wallet/section.tsx';
import type { adjustmentTexts as walletAdjustment, ledgerTexts as walletLedger } from '../sections/wallet/texts.ts';
import type { betStates as sharedBetStates, paymentStates as sharedPaymentStates } from '../shared/payment-states.ts';
import type { texts as sharedTexts } from '../shared/texts.ts';
import type { kindWords as sharedTransferKinds } from '../shared/transfer-kinds.ts';

/**
 * The groups of the console's texts. Each name is the first argument of the call of `translated` or `searchWords`
 * that holds the English texts; every other language has the same groups, in a folder beside this file.
 */
export interface Groups {
  /** Texts of error codes; in English the server's texts are shown. */
  errors: Readonly<Record<string, string>>;
  agency: typeof agency;
  agencyLimit: typeof agencyLimit;
  agencyProgramme: typeof agencyProgramme;
  agencyRefusals: typeof agencyRefusals;
  agencySection: typeof agencySection;
  agencySettlement: typeof agencySettlement;
  backofficeAlarm: typeof backofficeAlarm;
  backofficeApproval: typeof backofficeApproval;
  backofficeDashboard: typeof backofficeDashboard;
  backofficeEmergency: typeof backofficeEmergency;
  backofficeExport: typeof backofficeExport;
  backofficeFirstDays: typeof backofficeFirstDays;
  backofficePeople: typeof backofficePeople;
  backofficePermissions: typeof backofficePermissions;
  backofficeReport: typeof backofficeReport;
  backofficeRole: typeof backofficeRole;
  backofficeSection: typeof backofficeSection;
  backofficeSettingWords: typeof backofficeSettingWords;
  backofficeSetup: typeof backofficeSetup;
  backofficeStaff: typeof backofficeStaff;
  backofficeSteps: typeof backofficeSteps;
  backofficeTaskWords: typeof backofficeTaskWords;
  backofficeTasks: typeof backofficeTasks;
  backofficeToday: typeof backofficeToday;
  backofficeToken: typeof backofficeToken;
  backofficeTrail: typeof backofficeTrail;
  backofficeWarnings: typeof backofficeWarnings;
  catalogue: typeof catalogue;
  catalogueSection: typeof catalogueSection;
  chat: typeof chat;
  chatCard: typeof chatCard;
  chatSection: typeof chatSection;
  chatTranslation: typeof chatTranslation;
  chatTranslator: typeof chatTranslator;
  content: typeof content;
  contentSection: typeof contentSection;
  formCustomerTypeNames: typeof formCustomerTypeNames;
  formGameKinds: typeof formGameKinds;
  formLabelSource: typeof formLabelSource;
  formOperatorFields: typeof formOperatorFields;
  formPickField: typeof formPickField;
  formProductNames: typeof formProductNames;
  formRowsField: typeof formRowsField;
  formRuleWords: typeof formRuleWords;
  formSearchBox: typeof formSearchBox;
  frame: typeof frame;
  frameDoor: typeof frameDoor;
  framePageWords: typeof framePageWords;
  frameSpokenActs: typeof frameSpokenActs;
  frameSpokenPhrases: typeof frameSpokenPhrases;
  identityLabel: typeof identityLabel;
  identityLoginProvider: typeof identityLoginProvider;
  identityMember: typeof identityMember;
  identityMemberPage: typeof identityMemberPage;
  identitySection: typeof identitySection;
  identityTimeline: typeof identityTimeline;
  identityTimelineCodes: typeof identityTimelineCodes;
  identityTimelineKinds: typeof identityTimelineKinds;
  identityTimelinePlurals: typeof identityTimelinePlurals;
  inbox: typeof inbox;
  inboxSection: typeof inboxSection;
  list: typeof list;
  listEmpty: typeof listEmpty;
  login: typeof login;
  loginPasskey: typeof loginPasskey;
  lottery: typeof lottery;
  lotteryDesk: typeof lotteryDesk;
  lotteryDraw: typeof lotteryDraw;
  lotteryFeedProvider: typeof lotteryFeedProvider;
  lotteryGame: typeof lotteryGame;
  lotteryJackpot: typeof lotteryJackpot;
  lotterySection: typeof lotterySection;
  loyalty: typeof loyalty;
  loyaltySection: typeof loyaltySection;
  originals: typeof originals;
  partsCaseLayout: typeof partsCaseLayout;
  partsConnection: typeof partsConnection;
  partsEmptyTable: typeof partsEmptyTable;
  paymentsCase: typeof paymentsCase;
  paymentsCheckFacts: typeof paymentsCheckFacts;
  paymentsDeposit: typeof paymentsDeposit;
  paymentsMethod: typeof paymentsMethod;
  paymentsPaymentProvider: typeof paymentsPaymentProvider;
  paymentsProvider: typeof paymentsProvider;
  paymentsReview: typeof paymentsReview;
  paymentsSection: typeof paymentsSection;
  paymentsTerms: typeof paymentsTerms;
  paymentsWithdrawal: typeof paymentsWithdrawal;
  promotions: typeof promotions;
  promotionsOffer: typeof promotionsOffer;
  promotionsRounds: typeof promotionsRounds;
  promotionsSegment: typeof promotionsSegment;
  promotionsTaskWords: typeof promotionsTaskWords;
  promotionsTemplate: typeof promotionsTemplate;
  protection: typeof protection;
  protectionAlert: typeof protectionAlert;
  protectionSection: typeof protectionSection;
  protectionTaskWords: typeof protectionTaskWords;
  protectionTasks: typeof protectionTasks;
  recordsBet: typeof recordsBet;
  recordsSection: typeof recordsSection;
  sharedBetStates: typeof sharedBetStates;
  sharedPaymentStates: typeof sharedPaymentStates;
  sharedTexts: typeof sharedTexts;
  sharedTransferKinds: typeof sharedTransferKinds;
  site: typeof site;
  siteClient: typeof siteClient;
  siteLegal: typeof siteLegal;
  siteMaintenance: typeof siteMaintenance;
  siteMessageProvider: typeof siteMessageProvider;
  sitePages: typeof sitePages;
  siteSection: typeof siteSection;
  siteSettingWords: typeof siteSettingWords;
  vendors: typeof vendors;
  vendorsConnection: typeof vendorsConnection;
  vendorsFreeRounds: typeof vendorsFreeRounds;
  vendorsGames: typeof vendorsGames;
  vendorsLateWins: typeof vendorsLateWins;
  vendorsOrder: typeof vendorsOrder;
  vendorsOwnGames: typeof vendorsOwnGames;
  vendorsSection: typeof vendorsSection;
  verification: typeof verification;
  verificationProvider: typeof verificationProvider;
  verificationSection: typeof verificationSection;
  walletAdjustment: typeof walletAdjustment;
  walletLedger: typeof walletLedger;
  walletSection: typeof walletSection;
}
