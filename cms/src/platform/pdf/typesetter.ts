import { dirname, join, resolve } from 'node:path';
import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import * as v from 'valibot';
import { cmsFolder } from '../config/cms-folder';

// The templates are not compiled to dist: sources and compiled files read them from src.
const templatesFolder = join(cmsFolder, 'src/platform/pdf/templates');

/** The name under which a template finds the picture given beside its data. */
export const picturePath = 'picture';

/** Where a paper ends: the number of its pages, and the height used of the last one in millimetres. */
export interface LastPage {
  pages: number;
  usedMillimetres: number;
}

// Templates that show what customers typed; the others show what we wrote and must be complete.
const hasCustomerText = /(order|shipping)\.typ$/;
const notPrintable = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufeff]/gu;

/** A paper that can be looked at before it is written. */
export interface Typeset {
  pdf(): Buffer;
  lastPage(): LastPage;
}

/** What a paper is set from. */
export interface Copy {
  /** A file of `templates`, or the absolute path of another one inside `cms`. */
  template: string;
  data: object;
  picture?: Buffer | undefined;
}

/** Sets a paper and hands it to `work`; its picture is there only meanwhile. */
export function typeset<T>({ template, data, picture }: Copy, work: (set: Typeset) => T): T {
  const compiler = typesetter();
  const file = resolve(templatesFolder, template);
  const shadow = join(dirname(file), picturePath);
  const args: CompileDocArgs = {
    mainFilePath: file,
    inputs: { data: JSON.stringify(data, printable) },
  };
  if (picture) compiler.mapShadow(shadow, picture);
  try {
    return work({
      pdf: () => accessiblePdf(compiler, args),
      lastPage: () => v.parse(ends, compiler.query(args, { selector: '<end>' }))[0].value,
    });
  } finally {
    if (picture) compiler.unmapShadow(shadow);
    // Results of earlier papers are of no use to later ones and would fill the memory.
    compiler.evictCache(10);
  }
}

// PDF/UA allows no character without a glyph. A script that none of our fonts has must not withhold an invoice: its
// characters are then shown as boxes, in a PDF that does not claim the standard.
function accessiblePdf(compiler: NodeCompiler, args: CompileDocArgs): Buffer {
  try {
    return compiler.pdf(args, { pdfStandard: 'ua-1' });
  } catch (error) {
    if (!hasCustomerText.test(args.mainFilePath ?? '')) throw error;
    return compiler.pdf(args);
  }
}

// The typesetter reads no half of a surrogate pair, and PDF/UA allows none of the others.
function printable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(notPrintable, '') : value;
}

export function typesetSvg(template: string, data: object): string {
  return typesetter().plainSvg({
    mainFilePath: resolve(templatesFolder, template),
    inputs: { data: JSON.stringify(data) },
  });
}

// What the template says with `metadata` at its end.
const ends = v.tuple([v.object({ value: v.object({ pages: v.number(), usedMillimetres: v.number() }) })]);

let compiler: NodeCompiler | undefined;

function typesetter(): NodeCompiler {
  compiler ??= NodeCompiler.create({
    workspace: cmsFolder,
    fontArgs: [{ fontPaths: [join(cmsFolder, 'assets/fonts')] }],
  });
  return compiler;
}
