import type { Core, Struct } from '@strapi/strapi';
import * as v from 'valibot';
import { urlProblem } from './urls';
import type { Problem } from './problem';

type Entry = Record<string, unknown>;
type Path = Problem['path'];
type Populate = Record<string, unknown>;

const Entry = v.record(v.string(), v.unknown());
const EntryInZone = v.looseObject({ __component: v.string() });
const MediaFile = v.object({
  name: v.nullish(v.string(), ''),
  mime: v.nullish(v.string(), ''),
  width: v.nullish(v.number(), null),
});
const email = /^[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().]{2,}$/;

/** The `populate` needed to check an entry. Undefined if no field has a rule. */
export function populateForRules(strapi: Core.Strapi, model: Struct.Schema): Populate | undefined {
  const parts = Object.entries(model.attributes).flatMap(([name, attribute]): [string, unknown][] => {
    if (attribute.type === 'media') return [[name, { select: ['name', 'mime', 'width'] }]];
    if (attribute.type === 'component') {
      const inner = populateForRules(strapi, componentOf(strapi, attribute.component));
      return inner ? [[name, { populate: inner }]] : [];
    }
    if (attribute.type !== 'dynamiczone') return [];
    const on = attribute.components.map((uid) => [
      uid,
      { populate: populateForRules(strapi, componentOf(strapi, uid)) ?? {} },
    ]);
    return [[name, { on: Object.fromEntries(on) }]];
  });
  const hasOwn = Object.values(model.attributes).some(({ type }) => type === 'email' || type === 'uid');
  return parts.length > 0 || hasOwn ? Object.fromEntries(parts) : undefined;
}

/** Checks fields by their type: e-mails, URLs and media, including in components and blocks. */
export function fieldProblems(
  strapi: Core.Strapi,
  model: Struct.Schema,
  { entry, path = [] }: { entry: Entry; path?: Path },
): Problem[] {
  const inComponent = (uid: string) => (one: Entry, place: Path) =>
    fieldProblems(strapi, componentOf(strapi, uid), { entry: one, path: place });
  return Object.entries(model.attributes).flatMap(([name, attribute]) => {
    const value = entry[name];
    const at = [...path, name];
    if (value === null || value === undefined) return [];
    if (attribute.type === 'email') return textProblem(at, value, emailProblem);
    if (attribute.type === 'uid') return textProblem(at, value, (text) => urlProblem(model.uid, text));
    if (attribute.type === 'media')
      return mediaProblems(at, value, [attribute.allowedTypes ?? []].flat().map(String));
    if (attribute.type === 'component') return each(at, value, inComponent(attribute.component));
    if (attribute.type !== 'dynamiczone') return [];
    return each(at, value, (one, place) => inComponent(v.parse(EntryInZone, one).__component)(one, place));
  });
}

function componentOf(strapi: Core.Strapi, uid: string): Struct.Schema {
  const model = Object.values(strapi.components).find((component) => component.uid === uid);
  if (!model) throw new Error(`There is no component ${uid}`);
  return model;
}

function each(path: Path, value: unknown, problemsOf: (one: Entry, path: Path) => Problem[]): Problem[] {
  if (!Array.isArray(value)) return problemsOf(v.parse(Entry, value), path);
  return v.parse(v.array(Entry), value).flatMap((one, index) => problemsOf(one, [...path, index]));
}

function textProblem(path: Path, value: unknown, problemOf: (text: string) => string | undefined): Problem[] {
  const message = value === '' ? undefined : problemOf(String(value));
  return message ? [{ path, message }] : [];
}

const emailProblem = (text: string): string | undefined =>
  email.test(text) ? undefined : 'Enter an e-mail address, for example sales@example.com.';

/** Strapi's admin offers only files of the allowed types, but its API and imports accept any. */
function mediaProblems(path: Path, value: unknown, allowed: readonly string[]): Problem[] {
  if (allowed.length === 0) return [];
  const files = v.parse(v.array(MediaFile), Array.isArray(value) ? value : [value]);
  const wrong = files.find((file) => !allowed.includes(kindOf(file)));
  if (!wrong) return [];
  return [{ path, message: `“${wrong.name}” cannot be used here. Choose ${namesOf(allowed)}.` }];
}

/** A real image has a width. A file with only the MIME type of an image has none. */
function kindOf({ mime, width }: v.InferOutput<typeof MediaFile>): string {
  const [kind = ''] = mime.split('/');
  if (kind === 'image') return width ? 'images' : 'broken';
  return kind === 'video' || kind === 'audio' ? `${kind}s` : 'files';
}

const names: Record<string, string> = {
  images: 'an image',
  videos: 'a video',
  audios: 'an audio file',
  files: 'a document or other file',
};
const namesOf = (allowed: readonly string[]): string =>
  allowed.map((kind) => names[kind] ?? kind).join(' or ');
