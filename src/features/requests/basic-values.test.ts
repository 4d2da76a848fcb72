import { describe, expect, it } from 'vitest';
import { basicFormValues, readBasicForm } from './basic-values.ts';

describe('a form posted without JavaScript', () => {
  it('has the values that it would have in the browser: lists, numbers, and line breaks of one character', () => {
    const { values, isSent } = readBasicForm('quote', {
      name: 'Ada',
      'lines.0.partNumber': 'APT-210',
      'lines.0.quantity': '3',
      'lines.1.partNumber': 'APT-220',
      'lines.1.quantity': '',
      message: 'One\r\ntwo',
    });
    expect(isSent).toBe(true);
    expect(values).toMatchObject({
      name: 'Ada',
      email: '',
      lines: [
        { partNumber: 'APT-210', quantity: 3, note: '' },
        { partNumber: 'APT-220', quantity: null, note: '' },
      ],
      message: 'One\ntwo',
    });
  });

  it('has the fields of groups, and boxes that are ticked or not', () => {
    const posted = { isDeclared: 'on', 'returnAddress.city': 'Cork', 'instruments.0.model': 'APT' };
    expect(readBasicForm('calibration-and-repair', posted).values).toMatchObject({
      isDeclared: true,
      returnAddress: { city: 'Cork', country: '' },
      instruments: [{ model: 'APT', certificate: '' }],
    });
    expect(readBasicForm('calibration-and-repair', {}).values).toMatchObject({ isDeclared: false });
  });

  it('ignores fields that it does not have', () => {
    const posted = { kind: 'demo', __proto__: 'x', 'lines.0.price': '1', constructor: 'x' };
    expect(Object.keys(readBasicForm('contact', posted).values)).not.toContain('kind');
    expect(readBasicForm('quote', posted).values.lines).toEqual([]);
  });

  it('is not sent by the buttons that add and remove rows', () => {
    const posted = { 'lines.0.partNumber': 'A', 'lines.1.partNumber': 'B' };
    const added = readBasicForm('quote', { ...posted, action: 'add:lines' });
    expect(added.isSent).toBe(false);
    expect(added.values.lines).toMatchObject([{ partNumber: 'A' }, { partNumber: 'B' }, { partNumber: '' }]);
    const removed = readBasicForm('quote', { ...posted, action: 'remove:lines:0' });
    expect(removed.values.lines).toMatchObject([{ partNumber: 'B' }]);
    const last = readBasicForm('quote', { 'lines.0.partNumber': 'A', action: 'remove:lines:0' });
    expect(last.values.lines).toMatchObject([{ partNumber: '' }]);
  });

  it('keeps one row more than allowed, so that the form can report it', () => {
    const posted = Object.fromEntries(
      Array.from({ length: 300 }, (_, row) => [`lines.${row}.partNumber`, 'A']),
    );
    expect(readBasicForm('quote', posted).values.lines).toHaveLength(101);
  });
});

describe('a form opened without JavaScript', () => {
  it('starts with the values of the link for which the form has a field', () => {
    const lines = [{ partNumber: 'APT-210', quantity: 2, note: '' }];
    expect(basicFormValues('quote', { lines })).toMatchObject({ lines, message: '' });
    expect(basicFormValues('quote', {})).toMatchObject({ lines: [{ partNumber: '' }] });
    expect(basicFormValues('contact', { lines, message: 'Steam?' })).toMatchObject({ message: 'Steam?' });
    expect(basicFormValues('contact', { lines })).not.toHaveProperty('lines');
  });
});
