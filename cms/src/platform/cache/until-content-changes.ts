import type { Core } from '@strapi/strapi';
import { derivedFromContent } from './invalidation';

type Load<T> = (strapi: Core.Strapi) => Promise<T>;

/** The same function, whose result stays in memory until content changes. After a failure, the next call tries again. */
export function untilContentChanges<T>(load: Load<T>): Load<T> {
  let loaded: Promise<T> | undefined;
  derivedFromContent.add(() => {
    loaded = undefined;
  });
  return (strapi) => {
    if (loaded) return loaded;
    const loading = load(strapi);
    loaded = loading;
    loading.catch(() => {
      if (loaded === loading) loaded = undefined;
    });
    return loading;
  };
}
