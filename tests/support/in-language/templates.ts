import { parse, TYPE, type MessageFormatElement, type TagElement } from '@formatjs/icu-messageformat-parser';
import { backendFolder, folder, readMessages } from '../../../scripts/build/messages/read.mjs';
import type { Language, Part, Template } from './template.ts';
import { contentTemplates, countryTemplates } from './content-templates.ts';

export function readTemplates(language: Language): Template[] {
  return [
    ...messageTemplates(language, folder),
    ...dateTemplates(language),
    ...messageTemplates(language, backendFolder),
    ...contentTemplates(language),
    ...countryTemplates(language),
  ];
}

function messageTemplates(language: Language, from: string): Template[] {
  const [english, translated] = ['en', language].map((one) => readMessages(one, from));
  return Object.entries(english ?? {}).flatMap(([area, messages]) =>
    Object.entries(messages).flatMap(([key, { source }]) => {
      const translation = translated?.[area]?.[key]?.source ?? '';
      const [from, to] = [parse(source), parse(translation)];
      return [...pairs(formsOf(from), formsOf(to)), ...tagged(from, to), ...listed(source, translation, key)];
    }),
  );
}

const pairs = (english: Form[], translated: Form[]): Template[] =>
  english.map((form) => ({ english: form.parts, translated: sameForms(form, translated) }));

/** The texts of links inside a message, which elements show on their own. */
function tagged(english: MessageFormatElement[], translated: MessageFormatElement[]): Template[] {
  const tags = tagsOf(translated);
  return tagsOf(english).flatMap(({ value, children }) => {
    const same = tags.filter((tag) => tag.value === value).flatMap((tag) => formsOf(tag.children));
    return pairs(formsOf(children), same);
  });
}

const tagsOf = (elements: MessageFormatElement[]): TagElement[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...tagsOf(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => tagsOf(value));
  });

/** The names of months are one message. */
function listed(english: string, translated: string, key: string): Template[] {
  if (!/months|weekdays/i.test(key)) return [];
  const names = translated.split(' ');
  return english.split(' ').map((name, index) => ({ english: [name], translated: [[names[index] ?? '']] }));
}

/** Dates with the name of each month, which is an argument of the message. Other templates with so few words are not recognized. */
function dateTemplates(language: Language): Template[] {
  const [english, translated] = ['en', language].map((one) => readMessages(one).language);
  const months = Object.entries({
    date: 'months',
    shortDate: 'shortMonths',
    shortDateWithYear: 'shortMonths',
  });
  return months.flatMap(([key, names]) => {
    const [from, to] = [english, translated].map((messages) => ({
      forms: formsOf(parse(messages?.[key]?.source ?? '')),
      names: messages?.[names]?.source.split(' ') ?? [],
    }));
    if (!from || !to) return [];
    return from.names.flatMap((name, index) =>
      from.forms.map(({ parts }) => ({
        english: withMonth(parts, name),
        translated: to.forms.map((form) => withMonth(form.parts, to.names[index] ?? '')),
      })),
    );
  });
}

const withMonth = (parts: Part[], name: string): Part[] =>
  joined(parts.map((part) => (typeof part !== 'string' && part.argument === 'month' ? name : part)));

interface Form {
  parts: Part[];
  /** The chosen options of plurals and selects, by argument. */
  options: Record<string, string>;
}

/** The translations with the same options: with all, if none has the same. */
function sameForms({ options }: Form, forms: Form[]): Part[][] {
  const isSame = (other: Form) =>
    Object.entries(other.options).every(
      ([name, option]) => options[name] === undefined || options[name] === option,
    );
  const same = forms.filter(isSame);
  return (same.length > 0 ? same : forms).map(({ parts }) => parts);
}

/** The text in each of its plural forms and choices. */
function formsOf(elements: MessageFormatElement[]): Form[] {
  let forms: Form[] = [{ parts: [], options: {} }];
  for (const element of elements) {
    const next = formsOfElement(element);
    forms = forms.flatMap((before) =>
      next.filter((after) => isConsistent(before, after)).map((after) => combined(before, after)),
    );
  }
  return forms;
}

const isConsistent = ({ options }: Form, after: Form) =>
  Object.entries(after.options).every(([name, option]) => (options[name] ?? option) === option);

const combined = (before: Form, after: Form): Form => ({
  parts: joined([...before.parts, ...after.parts]),
  options: { ...before.options, ...after.options },
});

function formsOfElement(element: MessageFormatElement): Form[] {
  switch (element.type) {
    case TYPE.literal:
      return [{ parts: [element.value], options: {} }];
    case TYPE.argument:
      return [{ parts: [{ argument: element.value }], options: {} }];
    case TYPE.tag:
      return formsOf(element.children);
    case TYPE.plural:
    case TYPE.select:
      return Object.entries(element.options).flatMap(([option, { value }]) =>
        formsOf(value).map(({ parts, options }) => ({
          parts,
          options: { ...options, [element.value]: option },
        })),
      );
    default:
      throw new Error(`Messages have no elements of type ${element.type}.`);
  }
}

function joined(parts: Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part;
    else result.push(part);
  }
  return result;
}
