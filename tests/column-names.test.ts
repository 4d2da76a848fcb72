import { expect, it, vi } from 'vitest';
import { messagesIn } from './support/messages-in.ts';

const site = vi.hoisted(() => ({ language: 'en' }));
vi.mock('#src/messages/m.ts', () => ({
  get m() {
    return messagesIn(site.language);
  },
}));

it.each([
  ['en', ['Force range', 'Torque range'], 'range'],
  ['en', ['Measuring range', 'Differential pressure range'], 'range'],
  ['en', ['Measuring range', 'Measuring principle'], ''],
  ['de', ['Messbereich Kraft', 'Messbereich Drehmoment'], 'Messbereich'],
  ['de', ['Messbereich', 'Differenzdruckbereich'], 'bereich'],
  ['de', ['Messbereich', 'Nennweite'], ''],
  ['de', ['Prozesstemperatur', 'Messbereich'], ''],
  ['fr', ['Étendue de mesure', 'Étendue de pression différentielle'], 'Étendue'],
  ['fr', ['Étendue de mesure de force', 'Étendue de mesure de couple'], 'Étendue de mesure'],
  ['fr', ['Étendue de mesure', 'Diamètre nominal'], ''],
] as const)('in %s, %j share "%s"', async (language, [name, other], shared) => {
  site.language = language;
  vi.resetModules();
  const { sharedName } = await import('#src/features/catalogue/shared-name.ts');
  expect(sharedName(name, other)).toBe(shared);
});
