import type { Core } from '@strapi/strapi';

type Query = ReturnType<Core.Strapi['db']['connection']>;

/** Limits a query to rows whose column contains the text, ignoring case. */
export const contains =
  (column: string, text: string) =>
  (query: Query): void => {
    const pattern = `%${text.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`;
    void query.whereRaw("lower(??) like ? escape '!'", [column, pattern]);
  };
