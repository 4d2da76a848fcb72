import { expect, it } from 'vitest';
import { beforeDate } from '../cms/src/admin/before-date.ts';

const columns = (names: string) => names.split(' ').map((name) => ({ name }));

it('the counts of a customer come before the date of creation, or last without it', () => {
  const counts = columns('orders requests');
  expect(beforeDate(columns('email name createdAt'), counts)).toEqual(
    columns('email name orders requests createdAt'),
  );
  expect(beforeDate(columns('email name'), counts)).toEqual(columns('email name orders requests'));
});
