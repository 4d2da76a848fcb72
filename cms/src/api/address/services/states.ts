/** Countries whose addresses need one of these. Code and name, as the post writes them. */
const lists: Record<string, string> = {
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
};

export type State = { code: string; name: string };

export function statesOf(country: string): State[] {
  return (lists[country]?.split('|') ?? []).map((entry) => {
    const space = entry.indexOf(' ');
    return { code: entry.slice(0, space), name: entry.slice(space + 1) };
  });
}

/** From a code or a name in any case. */
export function findState(country: string, text: string): State | undefined {
  const wanted = text.trim().toLowerCase();
  return statesOf(country).find(
    ({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
}

// First digits of the postal code by state: United States Postal Service, Domestic Mail Manual L002; Canada Post and
// Australia Post give a letter or digit to each province and state.
const firstDigits: Record<string, Record<string, string>> = {
  US: {
    AL: '3[56]',
    AK: '99[5-9]',
    AZ: '8[56]',
    AR: '7[12]|75502',
    CA: '9[0-6]',
    CO: '8[01]',
    CT: '06',
    DE: '19[789]',
    DC: '20|569',
    FL: '3[234]',
    GA: '3[019]',
    HI: '96',
    ID: '83',
    IL: '6[012]',
    IN: '4[67]',
    IA: '5[012]',
    KS: '6[67]',
    KY: '4[012]',
    LA: '7[01]',
    ME: '0[34]',
    MD: '2[01]',
    MA: '0[125]',
    MI: '4[89]',
    MN: '5[56]',
    MS: '3[89]',
    MO: '6[3456]',
    MT: '59',
    NE: '6[89]',
    NV: '8[89]',
    NH: '03',
    NJ: '0[78]',
    NM: '8[78]',
    NY: '1[0-4]|00[56]|06390',
    NC: '2[78]',
    ND: '58',
    OH: '4[345]',
    OK: '7[34]',
    OR: '97',
    PA: '1[5-9]',
    PR: '00[679]',
    RI: '02',
    SC: '29',
    SD: '57',
    TN: '3[78]',
    TX: '7[5-9]|88|73301|73344',
    UT: '84',
    VT: '05',
    VA: '2[0-4]',
    WA: '9[89]',
    WV: '2[456]',
    WI: '5[34]',
    WY: '8[23]',
  },
  CA: {
    AB: 'T',
    BC: 'V',
    MB: 'R',
    NB: 'E',
    NL: 'A',
    NT: 'X',
    NS: 'B',
    NU: 'X',
    ON: '[KLMNP]',
    PE: 'C',
    QC: '[GHJ]|K1A',
    SK: 'S',
    YT: 'Y',
  },
  AU: {
    ACT: '02|26|29',
    NSW: '[12]',
    NT: '0[89]',
    QLD: '[49]',
    SA: '5',
    TAS: '7',
    VIC: '[38]',
    WA: '6',
  },
};

/** Whether the postal code can lie in the state; true where nothing is known. */
export function fitsState(country: string, state: string, postalCode: string): boolean {
  const digits = firstDigits[country]?.[state];
  return digits === undefined || new RegExp(`^(${digits})`).test(postalCode);
}
