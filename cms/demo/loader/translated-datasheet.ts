import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import {
  createDictionary,
  type Dictionary,
  translateText,
} from '../../src/api/translation/services/translate';
import { translationPairs } from '../../src/seed/seed-files';
import type { Curve, Wiring } from '../pdf/datasheet-content';
import { decimalComma } from '../pdf/decimal-comma';
import type { DatasheetData } from '../pdf/documents';

const pairs = v.record(v.string(), v.string());

/** The translations of the content, and those of texts that only datasheets have. */
export function datasheetDictionary(folder: string, language: 'de' | 'fr'): Dictionary {
  const file = path.join(folder, 'datasheet-texts', `${language}.yaml`);
  const own = existsSync(file) ? v.parse(pairs, parse(readFileSync(file, 'utf8'))) : {};
  return createDictionary([...translationPairs(folder, language), ...Object.entries(own)]);
}

/** The datasheet in another language. A text that is not in the dictionary only gets a decimal comma. */
export function translatedDatasheet(data: DatasheetData, dictionary: Dictionary): DatasheetData {
  const say = sayWith(dictionary);
  const named = ({ name, partNumber }: { name: string; partNumber: string }) => ({
    name: say(name),
    partNumber,
  });
  const { drawing, curve, wiring } = data;
  return {
    ...data,
    name: say(data.name),
    summary: say(data.summary),
    description: say(data.description),
    suitableFor: data.suitableFor.map(say),
    notSuitableFor: data.notSuitableFor.map(say),
    keyFigures: data.keyFigures.map(say),
    specifications: data.specifications.map((line) => ({
      ...line,
      group: say(line.group),
      name: say(line.name),
      value: say(line.value),
      unit: line.unit && say(line.unit),
    })),
    ...(drawing && {
      drawing: { ...drawing, labels: drawing.labels.map((label) => ({ ...label, text: say(label.text) })) },
    }),
    ...(curve && { curve: translatedCurve(curve, say) }),
    ...(wiring && { wiring: translatedWiring(wiring, say) }),
    ordering: data.ordering.map(named),
    accessories: data.accessories.map(named),
  };
}

type Say = (text: string) => string;

const sayWith =
  (dictionary: Dictionary): Say =>
  (text) => {
    const translated = translateText(text, dictionary);
    return translated === text && !dictionary.has(text) ? decimalComma(text) : translated;
  };

const translatedCurve = (curve: Curve, say: Say): Curve => ({
  ...curve,
  quantity: say(curve.quantity),
  unit: say(curve.unit),
  errorUnit: say(curve.errorUnit),
  ...(curve.title && { title: say(curve.title) }),
  ...(curve.error && { error: say(curve.error) }),
});

const translatedWiring = (wiring: Wiring, say: Say): Wiring => ({
  ...wiring,
  connector: { ...wiring.connector, name: say(wiring.connector.name) },
  pins: wiring.pins.map((pin) => ({
    ...pin,
    pin: say(pin.pin),
    signal: say(pin.signal),
    ...(pin.colour && { colour: say(pin.colour) }),
    ...(pin.to && { to: say(pin.to) }),
  })),
  ...(wiring.note && { note: say(wiring.note) }),
});
