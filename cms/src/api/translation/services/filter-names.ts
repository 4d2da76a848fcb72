import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { untilContentChanges } from '../../../platform/cache/until-content-changes';
import { parseRows } from '../../../platform/database/rows';
import { inLanguage, type Language, siteLanguages } from '../../../platform/messages/language';
import { dictionary } from './dictionary';
import { textFields } from './text-fields';
import { type ContentTexts, translateContent } from './translate';

const text = v.nullish(v.string(), '');
const Specification = v.object({ name: v.string(), value: text, unit: text });
type Specification = v.InferOutput<typeof Specification>;

type ByLanguage = Record<string, string>;
/** A specification by which lists of products are filtered or sorted, and the options that can be chosen. */
type FilterNames = { name: ByLanguage; options: ByLanguage[] };

const load = untilContentChanges(readFilterNames);

/** The specifications of products, with the options by which lists are filtered. In memory until content changes. */
export const filterNames = async (strapi: Core.Strapi): Promise<FilterNames[]> =>
  siteLanguages().length === 1 ? [] : load(strapi);

async function readFilterNames(strapi: Core.Strapi): Promise<FilterNames[]> {
  const texts = await Promise.all(
    siteLanguages().map(async (language) => [language, await textsIn(strapi, language)] as const),
  );
  const inLanguages = (specification: Specification) =>
    texts.map(([language, own]): [Language, Specification] => [
      language,
      inLanguage(language, () => v.parse(Specification, translateContent(specification, own))),
    ]);
  const options = await optionsOf(strapi);
  return (await namesOf(strapi))
    .map((specification) => ({
      name: byLanguage(inLanguages(specification), ({ name }) => name),
      options: options
        .filter(({ name }) => name === specification.name)
        .map((option) => byLanguage(inLanguages(option), shown))
        .filter(differs),
    }))
    .filter(({ name, options: own }) => differs(name) || own.length > 0);
}

const differs = (text: ByLanguage) => new Set(Object.values(text)).size > 1;

const textsIn = (strapi: Core.Strapi, language: Language): Promise<ContentTexts> =>
  inLanguage(language, async () => ({
    dictionary: language === siteLanguages()[0] ? new Map() : await dictionary(strapi),
    fields: textFields(strapi),
  }));

const byLanguage = (
  pairs: [Language, Specification][],
  textOf: (specification: Specification) => string,
): ByLanguage => Object.fromEntries(pairs.map(([language, one]) => [language, textOf(one)]));

/** As the site shows it (formatSpecification), with a no-break space. */
const shown = ({ value, unit }: Specification) => (unit === '' ? value : `${value}\u00a0${unit}`);

/** The specifications of published products. */
const published = (strapi: Core.Strapi) =>
  strapi.db
    .connection('products as product')
    .join('products_cmps as part', 'part.entity_id', 'product.id')
    .join('components_product_specifications as specification', 'specification.id', 'part.cmp_id')
    .where('part.component_type', 'product.specification')
    .whereNotNull('product.published_at');

async function namesOf(strapi: Core.Strapi): Promise<Specification[]> {
  return parseRows(Specification, await published(strapi).distinct('specification.name'));
}

async function optionsOf(strapi: Core.Strapi): Promise<Specification[]> {
  const chosen = strapi.db
    .connection('components_category_facets')
    .where('kind', 'choice')
    .select('specification');
  const columns = ['name', 'value', 'unit'].map((column) => `specification.${column}`);
  return parseRows(
    Specification,
    await published(strapi).whereIn('specification.name', chosen).distinct(columns),
  );
}
