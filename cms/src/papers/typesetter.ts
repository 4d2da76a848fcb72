import { join } from 'node:path';
import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import * as v from 'valibot';
import { cmsFolder } from './cms-folder';

// The templates are not compiled to dist: sources and built files read them from src.
const papersFolder = join(cmsFolder(), 'src/papers');

/** The name under which a template finds the picture given beside its data. */
export const picturePath = 'picture';

/** Where a paper ends: the number of its pages, and the height used of the last one in millimetres. */
export interface LastPage {
  pages: number;
  usedMillimetres: number;
}

/** A paper that can be looked at before it is written. */
export interface Typeset {
  pdf(): Buffer;
  lastPage(): LastPage;
}

/** What a paper is set from. */
export interface Copy {
  template: string;
  data: object;
  picture?: Buffer | undefined;
}

/** Sets a paper and hands it to `work`; its picture is there only meanwhile. */
export function typeset<T>({ template, data, picture }: Copy, work: (set: Typeset) => T): T {
  const compiler = typesetter();
  const shadow = join(papersFolder, picturePath);
  const args: CompileDocArgs = {
    mainFilePath: join(papersFolder, template),
    inputs: { data: JSON.stringify(data) },
  };
  if (picture) compiler.mapShadow(shadow, picture);
  try {
    return work({
      pdf: () => compiler.pdf(args, { pdfStandard: 'ua-1' }),
      lastPage: () => v.parse(ends, compiler.query(args, { selector: '<end>' }))[0].value,
    });
  } finally {
    if (picture) compiler.unmapShadow(shadow);
    // Results of earlier papers are of no use to later ones and would fill the memory.
    compiler.evictCache(10);
  }
}

export function typesetSvg(template: string, data: object): string {
  return typesetter().plainSvg({
    mainFilePath: join(papersFolder, template),
    inputs: { data: JSON.stringify(data) },
  });
}

// What the template says with `metadata` at its end.
const ends = v.tuple([v.object({ value: v.object({ pages: v.number(), usedMillimetres: v.number() }) })]);

let compiler: NodeCompiler | undefined;

function typesetter(): NodeCompiler {
  compiler ??= NodeCompiler.create({
    workspace: papersFolder,
    fontArgs: [{ fontPaths: [join(cmsFolder(), 'assets/fonts')] }],
  });
  return compiler;
}
