import type { Solid } from './solids';
import { shellOf } from './step-shells';

interface StepFile {
  add(entity: string): string;
  lines: string[];
}

/** The bodies as STEP (ISO 10303-21, AP214) in millimetres: one closed shell for each. */
export function step(solids: Solid[], { name, date }: { name: string; date: string }): string {
  const file = emptyFile();
  const shape = bodies(solids, name, file);
  product(name, shape, file);
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION((${quoted('Outline model, threads as cylinders of their nominal size')}),'2;1');`,
    `FILE_NAME(${quoted(name)},'${date}T00:00:00',(''),('Aldermere Instruments'),'','','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    'ENDSEC;',
    'DATA;',
    ...file.lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');
}

function emptyFile(): StepFile {
  const lines: string[] = [];
  return {
    lines,
    add(entity) {
      const id = `#${lines.length + 1}`;
      lines.push(`${id}=${entity};`);
      return id;
    },
  };
}

function bodies(solids: Solid[], name: string, { add }: StepFile): string {
  const context = millimetres(add);
  const origin = add(`AXIS2_PLACEMENT_3D('',${add("CARTESIAN_POINT('',(0.,0.,0.))")},$,$)`);
  const breps = solids.map((solid) => add(`MANIFOLD_SOLID_BREP('',${shellOf(solid, add)})`));
  return add(
    `ADVANCED_BREP_SHAPE_REPRESENTATION(${quoted(name)},(${[origin, ...breps].join(',')}),${context})`,
  );
}

function millimetres(add: StepFile['add']): string {
  const length = add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))');
  const angle = add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))');
  const solidAngle = add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())');
  const exact = add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-05),${length},'distance_accuracy_value','')`,
  );
  return add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${exact}))` +
      `GLOBAL_UNIT_ASSIGNED_CONTEXT((${length},${angle},${solidAngle}))REPRESENTATION_CONTEXT('',''))`,
  );
}

function product(name: string, shape: string, { add }: StepFile): void {
  const application = add("APPLICATION_CONTEXT('core data for automotive mechanical design processes')");
  add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`);
  const productContext = add(`PRODUCT_CONTEXT('',${application},'mechanical')`);
  const made = add(`PRODUCT(${quoted(name)},${quoted(name)},'',(${productContext}))`);
  add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${made}))`);
  const formation = add(`PRODUCT_DEFINITION_FORMATION('','',${made})`);
  const designContext = add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`);
  const definition = add(`PRODUCT_DEFINITION('design','',${formation},${designContext})`);
  const definitionShape = add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
  add(`SHAPE_DEFINITION_REPRESENTATION(${definitionShape},${shape})`);
}

// Strings in ISO 10303-21 are ASCII; other characters are escaped by their code.
function quoted(text: string): string {
  const coded = [...text.replaceAll('\\', '\\\\').replaceAll("'", "''")].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code >= 32 && code < 127
      ? sign
      : `\\X2\\${code.toString(16).toUpperCase().padStart(4, '0')}\\X0\\`;
  });
  return `'${coded.join('')}'`;
}
