import type { Core } from '@strapi/strapi';
import { publicTypes } from '../../../platform/permissions/public-reads';

type Attribute = {
  type: string;
  component?: string;
  components?: string[];
  pluginOptions?: { fieldshop?: { link?: unknown } };
};
type Model = { attributes: Record<string, Attribute> };

const text = new Set(['string', 'text', 'richtext', 'blocks']);

// Codes, numbers and names that stay as they are, and words that are compared with others. See docs/decisions/0055.
const data = new Set(
  [
    'code key partNumber partNumberPrefix tariffNumber revision checksum language originCountry countries phone address',
    'whenPosition whenCodes limitedPosition allowedCodes metaRobots canonicalURL dataSheetUrl keywords searchExamples',
  ].flatMap((names) => names.split(' ')),
);

// The titles and alternative texts of files. The regions of contacts are shown as they are stored.
const added = ['alternativeText', 'caption', 'region'];

/** The fields of public content that contain text for people, by name, which is the same in composed responses. */
export function textFields(strapi: Core.Strapi): Set<string> {
  const models = publicModels(strapi);
  const attributes = models.flatMap(({ attributes }) => Object.entries(attributes));
  const named = (matches: (attribute: Attribute) => boolean) =>
    attributes.filter(([, attribute]) => matches(attribute)).map(([name]) => name);
  const texts = new Set([...named(isText), ...added]);
  const others = new Set(named((attribute) => isWord(attribute) && !isText(attribute)));
  for (const name of [...data, ...others]) if (!added.includes(name)) texts.delete(name);
  return texts;
}

const isLink = ({ pluginOptions }: Attribute) => pluginOptions?.fieldshop?.link !== undefined;
const isText = (attribute: Attribute) => text.has(attribute.type) && !isLink(attribute);
const isWord = ({ type }: Attribute) => text.has(type) || ['uid', 'enumeration', 'email'].includes(type);

/** Public content types and the components in them. */
function publicModels(strapi: Core.Strapi): Model[] {
  const types: Record<string, object> = { ...strapi.contentTypes };
  const components: Record<string, object> = { ...strapi.components };
  const found = new Map<string, Model>();
  const visit = (uid: string, model: object | undefined) => {
    if (!isModel(model) || found.has(uid)) return;
    found.set(uid, model);
    for (const { component, components: zone = [] } of Object.values(model.attributes))
      for (const inner of component ? [component] : zone) visit(inner, components[inner]);
  };
  for (const { name } of publicTypes) visit(`api::${name}.${name}`, types[`api::${name}.${name}`]);
  return [...found.values()];
}

const isModel = (model: object | undefined): model is Model => model !== undefined && 'attributes' in model;
