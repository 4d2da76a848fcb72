import type { SearchDocument } from '#src/contract/search-document.ts';

export function aDocument(given: Partial<SearchDocument>): SearchDocument {
  return {
    id: 'document',
    kind: 'product',
    url: '/',
    title: '',
    partNumber: '',
    family: '',
    category: '',
    summary: '',
    text: '',
    keywords: [],
    lifecycle: 'active',
    weight: 100,
    page: null,
    thumbnail: null,
    price: null,
    ...given,
  };
}

/** A small catalogue that covers everything the search distinguishes. */
export function catalogue(): SearchDocument[] {
  return [
    aDocument({ id: 'category', kind: 'category', title: 'Pressure', weight: 10 }),
    aDocument({
      id: 'pressure',
      title: 'Pressure transmitter APT 210, 0 … 16 bar',
      partNumber: 'APT210-016-G14-M12',
      category: 'Pressure',
      text: 'Accuracy ±0.25 % FS\nOverpressure limit 48 bar',
      weight: 20,
      price: { amountMinor: 14_900, currency: 'EUR' },
    }),
    aDocument({
      id: 'obsolete',
      title: 'Pressure transmitter APT 110',
      partNumber: 'APT110-040',
      category: 'Pressure',
      lifecycle: 'obsolete',
      weight: 30,
    }),
    aDocument({
      id: 'thermometer',
      title: 'Resistance thermometer ATR 120, 100 mm',
      partNumber: 'ATR120-100-G12-I',
      category: 'Temperature',
      text: 'Sensor Pt100\nDeviation 0.35 °C',
      weight: 80,
      price: { amountMinor: 11_800, currency: 'EUR' },
    }),
    aDocument({
      id: 'thermocouple',
      title: 'Thermocouple ATC 150, 1\u2009000 mm',
      partNumber: 'ATC150-K-3-1000-M',
      category: 'Temperature',
      weight: 90,
      price: { amountMinor: 5540, currency: 'EUR' },
    }),
  ];
}
