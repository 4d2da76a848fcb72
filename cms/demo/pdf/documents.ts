import { join } from 'node:path';
import type { Company } from '../../src/api/setting/services/company';
import { cmsFolder } from '../../src/platform/config/cms-folder';
import type { TypesetContent } from './document-content';
import { withDecimalComma } from './decimal-comma';
import { parseProse } from './markdown';
import type { Curve, Drawing, Wiring } from './datasheet-content';
import { scaleDrawing } from './scale-drawing';
import { picturePath, type Typeset, typeset, typesetSvg } from '../../src/platform/pdf/typesetter';
import { type Language, type Words, words } from '../../src/platform/pdf/words';
import { type Specification, usWords, withUsUnits } from './us-edition';

const templates = join(cmsFolder, 'demo/pdf');

/** Languages of the site, and American English for the edition with US units. */
export type Edition = Language | 'en-US';

interface Issue {
  revision: string;
  /** The revision that supersedes it. */
  replacedBy?: string | undefined;
  company: Company;
}

export interface DatasheetData extends Issue {
  language?: Edition;
  name: string;
  partNumber: string;
  summary: string;
  /** Markdown. */
  description: string;
  suitableFor: string[];
  notSuitableFor: string[];
  keyFigures: string[];
  specifications: Specification[];
  /** JPEG or PNG; a WebP would be stored uncompressed and make the file large. */
  picture?: Buffer;
  drawing?: Drawing;
  /** The sizes of the drawing in inches, in the US edition. */
  sizes?: string;
  curve?: Curve & { converted?: string };
  wiring?: Wiring;
  ordering: { name: string; partNumber: string }[];
  accessories: { name: string; partNumber: string }[];
}

export interface DocumentData extends Issue {
  language?: Language;
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
const margins = 28 + 24;
const pageHeights = { a4: 297, 'us-letter': 279.4 };

/** The datasheet as PDF, in the first layout that leaves no page nearly empty. The output is deterministic. */
export function datasheetPdf(product: DatasheetData): Buffer {
  const { language = 'en' } = product;
  const { picture, ...rest } = language === 'en-US' ? withUsUnits(product) : product;
  const data = {
    ...rest,
    ...terms(language),
    replacedBy: product.replacedBy ?? null,
    specifications: rest.specifications.map((line) => ({ ...line, unit: line.unit ?? '' })),
    description: parseProse(product.description),
    picture: picture ? picturePath : '',
    drawing: drawingIn(language, rest.drawing) ?? null,
    drawingAlternative: drawingText(drawingIn(language, rest.drawing)),
    curve: rest.curve ?? null,
    curveAlternative: curveText(terms(language).words, rest.curve),
    wiring: product.wiring ?? null,
  };
  const sheets = layouts.map(
    (layout) =>
      <T>(work: (set: Typeset) => T) =>
        typeset({ template: join(templates, 'datasheet.typ'), data: { ...data, layout }, picture }, work),
  );
  const isGood = (sheet: (typeof sheets)[number]) => sheet((set) => isWellFilled(set, data.paper));
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

interface Terms {
  language: Language;
  words: Words;
  paper: keyof typeof pageHeights;
}

const terms = (edition: Edition): Terms =>
  edition === 'en-US'
    ? { language: 'en', words: usWords, paper: 'us-letter' }
    : { language: edition, words: words[edition], paper: 'a4' };

function drawingIn(edition: Edition, drawing: Drawing | undefined): Drawing | undefined {
  return drawing && terms(edition).words.decimal === ',' ? withDecimalComma(drawing) : drawing;
}

function isWellFilled(set: Typeset, paper: Terms['paper']): boolean {
  const { pages, usedMillimetres } = set.lastPage();
  return pages <= 2 || usedMillimetres > (pageHeights[paper] - margins) * 0.4;
}

function curveText(fixed: Words, curve: Curve | undefined): string {
  if (!curve) return '';
  const { from, to, limitsOfError, error, colon } = fixed;
  return `${curve.title ?? limitsOfError}${colon} ${curve.error ?? error} ${fixed.in} ${curve.errorUnit}, ${curve.quantity} ${from} ${curve.from} ${to} ${curve.to} ${curve.unit}`;
}
