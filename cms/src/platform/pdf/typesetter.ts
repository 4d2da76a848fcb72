import { dirname, join, resolve } from 'node:path';
import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import * as v from 'valibot';
import { cmsFolder } from '../config/cms-folder';
import { templateTexts } from './template-texts';

// The templates are not compiled to dist: sources and compiled files read them from src.
const templatesFolder = join(cmsFolder, 'src/platform/pdf/templates');

/** The file name under which a template finds the picture. */
export const picturePath = 'picture';

/** The number of pages, and the height used on the last one in millimetres. */
export interface LastPage {
  pages: number;
  usedMillimetres: number;
}

// Templates with text from customers. The others contain only our own text, and a missing glyph is an error.
const hasCustomerText = /(order|shipping)\.typ$/;
const notPrintable = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufeff]/gu;

/** A document that can be inspected before it is exported. */
export interface Typeset {
  pdf(): Buffer;
  lastPage(): LastPage;
}

/** The source of a document. */
export interface Copy {
  /** A file in `templates`, or the absolute path of another template inside `cms`. */
  template: string;
  data: object;
  picture?: Buffer | undefined;
}

/** Typesets a document and passes it to `work`. Its picture is available only during the call. */
export function typeset<T>({ template, data, picture }: Copy, work: (set: Typeset) => T): T {
  const compiler = typesetter();
  const file = resolve(templatesFolder, template);
  const shadow = join(dirname(file), picturePath);
  const args: CompileDocArgs = {
    mainFilePath: file,
    inputs: {
      data: JSON.stringify(data, printable),
      ...(hasCustomerText.test(template) && { texts: JSON.stringify(templateTexts()) }),
    },
  };
  if (picture) compiler.mapShadow(shadow, picture);
  try {
    return work({
      pdf: () => accessiblePdf(compiler, args),
      lastPage: () => v.parse(ends, compiler.query(args, { selector: '<end>' }))[0].value,
    });
  } finally {
    if (picture) compiler.unmapShadow(shadow);
    // Results for earlier documents cannot be reused, would fill the memory, and take time to go through.
    compiler.evictCache(3);
  }
}

// PDF/UA requires a glyph for every character. An invoice must be available even if none of our fonts has a script: its
// characters are then shown as boxes, in a PDF that does not claim conformance.
function accessiblePdf(compiler: NodeCompiler, args: CompileDocArgs): Buffer {
  try {
    return compiler.pdf(args, { pdfStandard: 'ua-1' });
  } catch (error) {
    if (!hasCustomerText.test(args.mainFilePath ?? '')) throw error;
    return compiler.pdf(args);
  }
}

// The typesetter rejects lone surrogates, and PDF/UA does not allow the others.
function printable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(notPrintable, '') : value;
}

export function typesetSvg(template: string, data: object): string {
  return typesetter().plainSvg({
    mainFilePath: resolve(templatesFolder, template),
    inputs: { data: JSON.stringify(data) },
  });
}

// The `metadata` at the end of the template.
const ends = v.tuple([v.object({ value: v.object({ pages: v.number(), usedMillimetres: v.number() }) })]);

let compiler: NodeCompiler | undefined;

function typesetter(): NodeCompiler {
  compiler ??= NodeCompiler.create({
    workspace: cmsFolder,
    fontArgs: [{ fontPaths: [join(cmsFolder, 'assets/fonts')] }],
  });
  return compiler;
}
