/** Flags of the countries that represent languages; each is a separate small picture. */
const FLAGS = import.meta.glob<string>(
  [
    '../../../../../node_modules/country-flag-icons/3x2/{BR,CN,ES,FR,GB,ID,JP,KR,PH,RU,SA,TH,TR,VN}.svg',
    // For the merchant's changes of the table of languages.
    '../../../../../node_modules/country-flag-icons/3x2/{AE,AU,CA,EG,HK,IN,MX,MY,PT,SG,TW,US}.svg',
  ],
  { eager: true, query: '?url', import: 'default' },
);

/** The flag beside a language's name. It is decorative; a country without a picture shows nothing. */
export function LanguageFlag({ country }: { country: string }) {
  const address = Object.entries(FLAGS).find(([path]) => path.endsWith(`/${country}.svg`))?.[1];
  return address === undefined ? null : <img className="language-flag" src={address} alt="" width={32} height={32} />;
}
