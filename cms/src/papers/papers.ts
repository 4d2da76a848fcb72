import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { cmsFolder } from './cms-folder';
import type { DocumentPaper } from './document-paper';
import { parseProse } from './markdown';
import type { Curve, Drawing, Wiring } from './paper-data';

export interface Company {
  siteName: string;
  legalName: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
}

export interface DatasheetData {
  name: string;
  partNumber: string;
  revision: string;
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
  company: Company;
}

export interface DocumentData {
  title: string;
  revision: string;
  /** Year-month-day. */
  date: string;
  paper: DocumentPaper;
  company: Company;
}

// The templates are not compiled to dist: sources and built files read them from src.
const papersFolder = join(cmsFolder(), 'src/papers');
const picturePath = 'picture';

/** The datasheet as PDF. The same data gives the same bytes. */
export function datasheetPdf(product: DatasheetData): Buffer {
  const { picture, ...rest } = product;
  const data = {
    ...rest,
    specifications: product.specifications.map((line) => ({ ...line, unit: line.unit ?? '' })),
    description: parseProse(product.description),
    picture: picture ? picturePath : '',
    drawing: product.drawing ?? null,
    drawingAlternative: drawingText(product.drawing),
    curve: product.curve ?? null,
    curveAlternative: curveText(product.curve),
    wiring: product.wiring ?? null,
  };
  return pdf('datasheet.typ', data, picture);
}

/** A manual, declaration or certificate as PDF. The same data gives the same bytes. */
export function documentPdf(document: DocumentData): Buffer {
  const { paper } = document;
  const set = paper.template === 'manual' ? { ...paper, body: parseProse(paper.body) } : paper;
  return pdf('paper.typ', { ...document, paper: set });
}

/** The dimension drawing alone, on a square white sheet, as SVG. */
export function dimensionDrawing(drawing: Drawing, title: string): string {
  return typesetter().plainSvg({
    mainFilePath: join(papersFolder, 'drawing-sheet.typ'),
    inputs: { data: JSON.stringify({ drawing, title }) },
  });
}

/** The figures of a drawing in words, for those who cannot see it. */
export function drawingText(drawing: Drawing | undefined): string {
  if (!drawing) return '';
  const sizes = drawing.dimensions.map((dimension) => {
    const [a, b] = 'x' in dimension ? dimension.x : dimension.y;
    return `${dimension.prefix ?? ''}${dimension.text ?? Math.round(Math.abs(b - a) * 10) / 10} mm`;
  });
  return [...sizes, ...drawing.labels.map((label) => label.text)].join(', ');
}

function curveText(curve: Curve | undefined): string {
  if (!curve) return '';
  return `${curve.title}: ${curve.error} in ${curve.errorUnit} over ${curve.quantity} from ${curve.from} to ${curve.to} ${curve.unit}`;
}

function pdf(template: string, data: object, picture?: Buffer): Buffer {
  const compiler = typesetter();
  const shadow = join(papersFolder, picturePath);
  if (picture) compiler.mapShadow(shadow, picture);
  try {
    return compiler.pdf(
      { mainFilePath: join(papersFolder, template), inputs: { data: JSON.stringify(data) } },
      { pdfStandard: 'ua-1' },
    );
  } finally {
    if (picture) compiler.unmapShadow(shadow);
  }
}

let compiler: NodeCompiler | undefined;

function typesetter(): NodeCompiler {
  compiler ??= NodeCompiler.create({
    workspace: papersFolder,
    fontArgs: [{ fontPaths: [join(cmsFolder(), 'assets/fonts')] }],
  });
  return compiler;
}
