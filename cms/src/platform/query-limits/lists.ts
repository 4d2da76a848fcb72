import type { Core, Struct } from '@strapi/strapi';
import { isRecord } from './query-limits';

export type ContentModels = Map<string, Struct.ContentTypeSchema>;

/** The content types of the API, by their name in a path. */
export function contentModels(strapi: Core.Strapi): ContentModels {
  const own = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  return new Map(
    own.map((type) => [type.kind === 'singleType' ? type.info.singularName : type.info.pluralName, type]),
  );
}

/** The content type that a path reads. Strapi's routes ignore case. */
export function modelOf(models: ContentModels, path: string): Struct.ContentTypeSchema | undefined {
  return models.get(path.toLowerCase().split('/', 3)[2] ?? '');
}

/** Whether a read can return several entries. The url is unique in every content type. */
export function isList(path: string, { kind }: Struct.ContentTypeSchema, filters: unknown): boolean {
  const [, , , id = ''] = path.split('/');
  const url = isRecord(filters) ? filters.url : undefined;
  const isOfOne = typeof url === 'string' || (isRecord(url) && typeof url.$eq === 'string');
  return kind === 'collectionType' && id === '' && !isOfOne;
}
