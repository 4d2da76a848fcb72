import { Flex, Link as TextLink, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CountedItem, CountList } from './count-lists';

/** The widget of a list: the most frequent items with their counts. */
export function countListWidget(list: CountList) {
  return function CountListWidget() {
    const items = useItems(list.url);
    if (items === 'loading') return <Widget.Loading />;
    if (items === 'failed') return <Widget.Error />;
    if (items.length === 0) return <Widget.NoData>{list.empty}</Widget.NoData>;
    return (
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography variant="pi" textColor="neutral600">
          {list.explanation}
        </Typography>
        <Flex tag="ol" direction="column" alignItems="stretch" gap={2}>
          {items.map((item) => (
            <Flex tag="li" key={item.id ?? item.name} justifyContent="space-between" gap={4}>
              <ItemName list={list} item={item} />
              <Typography>{item.count}</Typography>
            </Flex>
          ))}
        </Flex>
      </Flex>
    );
  };
}

function ItemName({ list: { subject }, item: { id, name } }: { list: CountList; item: CountedItem }) {
  if (id === undefined) return <Typography>{name}</Typography>;
  return (
    <TextLink tag={Link} to={`/content-manager/collection-types/${subject}/${id}`}>
      {name}
    </TextLink>
  );
}

function useItems(url: string): CountedItem[] | 'loading' | 'failed' {
  const { get } = useFetchClient();
  const [items, setItems] = useState<CountedItem[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const controller = new AbortController();
    get<{ data: CountedItem[] }>(url, { signal: controller.signal }).then(
      ({ data: body }) => setItems(body.data),
      () => controller.signal.aborted || setItems('failed'),
    );
    return () => controller.abort();
  }, [get, url]);
  return items;
}
