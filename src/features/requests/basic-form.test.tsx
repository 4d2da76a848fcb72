import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { FieldError, FormKind } from '#src/contract/forms/form-kinds.ts';
import { BasicForm } from './basic-form.tsx';
import { readBasicForm } from './basic-values.ts';

const kinds = ['contact', 'quote', 'demo', 'calibration-and-repair', 'part-wizard-email'] as const;

it.each(kinds)('a rejected %s form lists its errors in the order of its fields', (kind) => {
  const fields = idsOf(markupOf(kind, []), /id="field-([^"]+)"/g).filter(
    (name) => !/-(hint|error)$/.test(name),
  );
  const errors = fields.map((name) => ({ path: name.split('.'), message: 'Enter it.' })).toReversed();
  expect(fields.length).toBeGreaterThan(1);
  expect(idsOf(markupOf(kind, errors), /href="#field-([^"]+)"/g)).toEqual(fields);
});

function markupOf(kind: FormKind, errors: FieldError[]): string {
  const posted = { 'lines.0.partNumber': '', 'instruments.0.model': '' };
  const { values } = readBasicForm(kind, posted);
  return renderToStaticMarkup(
    <MemoryRouter>
      <BasicForm kind={kind} action="/" values={values} errors={errors} problem="" submission="" />
    </MemoryRouter>,
  );
}

const idsOf = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, id = '']) => id);
