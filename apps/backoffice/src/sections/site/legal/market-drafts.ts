import type { SiteSettings } from '../site-card-props.ts';

type Profile = SiteSettings['market']['profile'];

/** Sentences by language and text key. */
type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Sentences that licences commonly require, for profiles that name no market. */
const COMMON: Sentences = {
  EN: {
    'legal.parties':
      'We are licensed by [licensing authority] under number [number]. The law of [country] applies to this ' +
      'agreement.',
    'terms.money': 'If our company fails, the money in your account is [kept apart from ours / not protected].',
    'legal.exclusion':
      'For help with gambling, contact [organisation, telephone and hours], free of charge and in confidence.',
    'legal.complaints':
      'If we cannot settle your complaint within [number] weeks, you may refer it free of charge to [authority or ' +
      'dispute body].',
    'privacy.access.text':
      'The company responsible for your data is [company and address]. You may complain to [data protection ' +
      'authority].',
  },
  VI: {
    'legal.parties':
      'Chúng tôi hoạt động theo giấy phép số [số giấy phép] do [cơ quan cấp phép] cấp. Thỏa thuận này áp dụng pháp ' +
      'luật của [quốc gia].',
    'terms.money':
      'Nếu công ty chúng tôi phá sản, tiền trong tài khoản của bạn [được giữ tách biệt với tiền của công ty / không ' +
      'được bảo vệ].',
    'legal.exclusion':
      'Nếu cần hỗ trợ vì việc cá cược, hãy liên hệ [tổ chức, số điện thoại và giờ làm việc]; miễn phí và được giữ kín.',
    'legal.complaints':
      'Nếu chúng tôi không giải quyết được khiếu nại trong vòng [số] tuần, bạn có thể chuyển khiếu nại, miễn phí, ' +
      'đến [cơ quan quản lý hoặc cơ quan giải quyết tranh chấp].',
    'privacy.access.text':
      'Công ty chịu trách nhiệm về dữ liệu của bạn là [tên và địa chỉ công ty]. Bạn có thể khiếu nại đến [cơ quan ' +
      'bảo vệ dữ liệu cá nhân].',
  },
};

/**
 * Sentences that a market's rules require in a passage, in the language of the market. The merchant completes the
 * brackets. They are drafts, not legal advice.
 */
const SENTENCES: Readonly<Record<Profile, Sentences>> = {
  UK: {
    EN: {
      'legal.parties':
        'We are licensed and regulated in Great Britain by the Gambling Commission under account number [number].',
      'terms.money':
        'If our company fails, the money in your account is [not protected / protected to a medium level / protected ' +
        'to a high level] (customer funds protection of the Gambling Commission).',
      'legal.exclusion':
        'You can exclude yourself from every online gambling company licensed in Great Britain at gamstop.co.uk.',
      'legal.complaints':
        'If we cannot settle your complaint within eight weeks, you may refer it free of charge to [name of the ADR ' +
        'provider].',
      'privacy.access.text':
        'The company responsible for your data is [company and address]. You may complain to the Information ' +
        'Commissioner’s Office at ico.org.uk.',
    },
    VI: {
      'legal.parties':
        'Tại Vương quốc Anh, chúng tôi được Gambling Commission cấp phép và quản lý theo số tài khoản [số].',
      'terms.money':
        'Nếu công ty chúng tôi phá sản, tiền trong tài khoản của bạn [không được bảo vệ / được bảo vệ ở mức trung ' +
        'bình / được bảo vệ ở mức cao] (mức bảo vệ tiền của khách hàng theo Gambling Commission).',
      'legal.exclusion':
        'Bạn có thể tự loại trừ khỏi mọi công ty cá cược trực tuyến được cấp phép tại Vương quốc Anh ở gamstop.co.uk.',
      'legal.complaints':
        'Nếu chúng tôi không giải quyết được khiếu nại trong vòng tám tuần, bạn có thể chuyển khiếu nại, miễn phí, ' +
        'đến [tên cơ quan giải quyết tranh chấp ADR].',
      'privacy.access.text':
        'Công ty chịu trách nhiệm về dữ liệu của bạn là [tên và địa chỉ công ty]. Bạn có thể khiếu nại đến ' +
        'Information Commissioner’s Office tại ico.org.uk.',
    },
  },
  demo: COMMON,
  open: COMMON,
};

/** The draft of a passage for a market: the standard text, and the sentences that the market requires. */
export function marketDraft(profile: Profile, language: string, key: string, standard: string): string {
  const sentence = SENTENCES[profile][language]?.[key];
  return sentence === undefined ? standard : `${standard} ${sentence}`.trim();
}
