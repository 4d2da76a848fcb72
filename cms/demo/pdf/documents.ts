import { join } from 'node:path';
import type { Company } from '../../src/api/setting/services/company';
import { cmsFolder } from '../../src/platform/config/cms-folder';
import type { TypesetContent } from './document-content';
import { withDecimalComma } from './german-figures';
import { parseProse } from './markdown';
import type { Curve, Drawing, Wiring } from './datasheet-content';
import { scaleDrawing } from './scale-drawing';
import { picturePath, type Typeset, typeset, typesetSvg } from '../../src/platform/pdf/typesetter';
import { type Language, words } from '../../src/platform/pdf/words';

const templates = join(cmsFolder, 'demo/pdf');

interface Issue {
  revision: string;
  language?: Language;
  /** The revision that supersedes it. */
  replacedBy?: string | undefined;
  company: Company;
}

export interface DatasheetData extends Issue {
  name: string;
  partNumber: string;
  summary: string;
  /** Markdown. */
  description: string;
  suitableFor: string[];
  notSuitableFor: string[];
  keyFigures: string[];
  specifications: { group: string; name: string; value: string; unit?: string | undefined }[];
  /** JPEG or PNG; a WebP would be stored uncompressed and make the file large. */
  picture?: Buffer;
  drawing?: Drawing;
  curve?: Curve;
  wiring?: Wiring;
  ordering: { name: string; partNumber: string }[];
  accessories: { name: string; partNumber: string }[];
}

export interface DocumentData extends Issue {
  title: string;
  /** Year-month-day. */
  date: string;
  pdf: TypesetContent;
}

// From loose to tight spacing, then loose spacing with the last parts together on a separate page.
const layouts = [
  { gap: 20, row: 3.6, drawing: 76, breakBefore: '' },
  { gap: 15, row: 3.1, drawing: 68, breakBefore: '' },
  { gap: 12, row: 2.6, drawing: 60, breakBefore: '' },
  { gap: 20, row: 3.6, drawing: 76, breakBefore: 'wiring' },
  { gap: 20, row: 3.6, drawing: 76, breakBefore: 'curve' },
];
const pageMillimetres = 297 - 28 - 24;

/** The datasheet as PDF, in the first layout that leaves no page nearly empty. The output is deterministic. */
export function datasheetPdf(product: DatasheetData): Buffer {
  const { picture, language = 'en', ...rest } = product;
  const data = {
    ...rest,
    ...terms(language),
    replacedBy: product.replacedBy ?? null,
    specifications: product.specifications.map((line) => ({ ...line, unit: line.unit ?? '' })),
    description: parseProse(product.description),
    picture: picture ? picturePath : '',
    drawing: drawingIn(language, product.drawing) ?? null,
    drawingAlternative: drawingText(drawingIn(language, product.drawing)),
    curve: product.curve ?? null,
    curveAlternative: curveText(language, product.curve),
    wiring: product.wiring ?? null,
  };
  const sheets = layouts.map(
    (layout) =>
      <T>(work: (set: Typeset) => T) =>
        typeset({ template: join(templates, 'datasheet.typ'), data: { ...data, layout }, picture }, work),
  );
  const isGood = (sheet: (typeof sheets)[number]) => sheet((set) => isWellFilled(set));
  const [roomy] = sheets;
  const chosen = sheets.find(isGood) ?? roomy;
  if (!chosen) throw new Error('There is no layout.');
  return chosen((set) => set.pdf());
}

/** A manual, declaration, certificate or firmware note as PDF. The output is deterministic. */
export function documentPdf({ language = 'en', ...document }: DocumentData): Buffer {
  const { pdf } = document;
  const set = 'body' in pdf ? { ...pdf, body: parseProse(pdf.body) } : pdf;
  const data = { ...document, ...terms(language), replacedBy: document.replacedBy ?? null, pdf: set };
  return typeset({ template: join(templates, 'document.typ'), data }, (result) => result.pdf());
}

/** Only the dimension drawing, on a square white background, as SVG. */
export function dimensionDrawing(drawing: Drawing, title: string): string {
  return typesetSvg(join(templates, 'drawing-sheet.typ'), { drawing, title, size: 8.5 });
}

/** The outline of an instrument next to a familiar object, on a square white background, as SVG. */
export function scalePicture(drawing: Drawing): string {
  const compared = scaleDrawing(drawing);
  return typesetSvg(join(templates, 'drawing-sheet.typ'), {
    drawing: compared,
    title: compared.title,
    size: 10.5,
  });
}

/** Only the wiring diagram, on a white background, as SVG. */
export function wiringDiagram(wiring: Wiring): string {
  return typesetSvg(join(templates, 'wiring-sheet.typ'), { wiring });
}

/** A text alternative with every pin. */
export function wiringText({ connector, pins, note }: Wiring): string {
  const lines = pins.map(({ pin, signal, to }) => `${pin}: ${signal}${to === undefined ? '' : `, to ${to}`}`);
  return [`${connector.name}. ${lines.join('; ')}.`, note].filter(Boolean).join(' ');
}

/** A text alternative with the figures of a drawing. */
export function drawingText(drawing: Drawing | undefined): string {
  if (!drawing) return '';
  const sizes = drawing.dimensions.map((dimension) => {
    const [a, b] = 'x' in dimension ? dimension.x : dimension.y;
    return `${dimension.prefix ?? ''}${dimension.text ?? Math.round(Math.abs(b - a) * 10) / 10} mm`;
  });
  return [...sizes, ...drawing.labels.map((label) => label.text)].join(', ');
}

const terms = (language: Language) => ({ language, words: words[language] });

function drawingIn(language: Language, drawing: Drawing | undefined): Drawing | undefined {
  return drawing && language === 'de' ? withDecimalComma(drawing) : drawing;
}

function isWellFilled(set: Typeset): boolean {
  const { pages, usedMillimetres } = set.lastPage();
  return pages <= 2 || usedMillimetres > pageMillimetres * 0.4;
}

function curveText(language: Language, curve: Curve | undefined): string {
  if (!curve) return '';
  const { from, to, limitsOfError, error } = words[language];
  return `${curve.title ?? limitsOfError}: ${curve.error ?? error} in ${curve.errorUnit}, ${curve.quantity} ${from} ${curve.from} ${to} ${curve.to} ${curve.unit}`;
}
