import { texts } from '../../../platform/messages/texts';

// The first match counts, because the user agents of most browsers also contain the names of others. `Chrome` has no \b, so
// that it matches HeadlessChrome.
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:\bCriOS|Chrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A name by which customers recognise their device, such as "Firefox on Windows". The rest of the header is not stored. */
export function deviceName(userAgent: string): string {
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const t = texts().account;
  const [browser, system] = [find(browsers), find(systems)];
  if (browser && system) return t.deviceOn({ browser, system });
  return browser ?? system ?? t.unknownDevice;
}
