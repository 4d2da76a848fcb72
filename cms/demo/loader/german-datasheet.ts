import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { decimalComma } from '../pdf/german-figures';
import type { Curve, DatasheetContent, Wiring } from '../pdf/datasheet-content';
import type { DatasheetData } from '../pdf/documents';

const dictionarySchema = v.record(v.string(), v.string());

/** English words of tables, drawings and wiring, and what they are in German; figures need no entry. */
export type Dictionary = v.InferOutput<typeof dictionarySchema>;

export function readDictionary(folder: string): Dictionary {
  const file = path.join(folder, 'german.yaml');
  return existsSync(file) ? v.parse(dictionarySchema, parse(readFileSync(file, 'utf8'))) : {};
}

type Source = { pdf: DatasheetContent; specifications: { name: string; min?: number | undefined }[] };

/** The datasheet in German: prose from the product's `pdf.german`, everything else from the dictionary. */
export function germanDatasheet(
  data: DatasheetData,
  { pdf: { german }, specifications }: Source,
  dictionary: Dictionary,
): DatasheetData {
  if (!german) throw new Error(`${data.name} has no German text.`);
  const isFigure = new Set(specifications.filter(({ min }) => min !== undefined).map(({ name }) => name));
  const say = (text: string) => dictionary[text] ?? text;
  const phrases = Object.entries(dictionary).filter(([english]) => english.includes(' '));
  const named = (name: string) =>
    decimalComma(phrases.reduce((text, [english, german]) => text.replace(english, german), name));
  const { drawing, curve, wiring } = data;
  return {
    ...data,
    ...german,
    language: 'de',
    suitableFor: bullets(german.suitableFor),
    notSuitableFor: bullets(german.notSuitableFor),
    keyFigures: data.keyFigures.map(say),
    specifications: data.specifications.map(({ group, name, value, unit }) => ({
      group: say(group),
      name: say(name),
      value: isFigure.has(name) ? decimalComma(value) : say(value),
      unit: unit && say(unit),
    })),
    ...(drawing && {
      drawing: { ...drawing, labels: drawing.labels.map((label) => ({ ...label, text: say(label.text) })) },
    }),
    ...(curve && { curve: germanCurve(curve, say) }),
    ...(wiring && { wiring: germanWiring(wiring, say) }),
    ordering: data.ordering.map(({ name, partNumber }) => ({ name: named(name), partNumber })),
    accessories: data.accessories.map(({ name, partNumber }) => ({ name: named(name), partNumber })),
  };
}

type Say = (text: string) => string;

const germanCurve = (curve: Curve, say: Say): Curve => ({
  ...curve,
  quantity: say(curve.quantity),
  unit: say(curve.unit),
  errorUnit: say(curve.errorUnit),
  ...(curve.title && { title: say(curve.title) }),
  ...(curve.error && { error: say(curve.error) }),
});

const germanWiring = (wiring: Wiring, say: Say): Wiring => ({
  ...wiring,
  connector: { ...wiring.connector, name: say(wiring.connector.name) },
  pins: wiring.pins.map((pin) => ({
    ...pin,
    signal: say(pin.signal),
    ...(pin.colour && { colour: say(pin.colour) }),
    ...(pin.to && { to: say(pin.to) }),
  })),
  ...(wiring.note && { note: say(wiring.note) }),
});

const bullets = (text: string) => text.trim().split('\n');
