import { Box, Flex, Link as TextLink, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Entry, entryPage, listUrl, titleOf, type WorkList } from './work-lists';

type WorkEntries = { entries: Entry[]; total: number };

const maxShown = 5;

/** The widget of a list: the entries that have been waiting longest, and the total. */
export function workListWidget(list: WorkList) {
  return function WorkListWidget() {
    const items = useEntries(list);
    if (items === 'loading') return <Widget.Loading />;
    if (items === 'failed') return <Widget.Error />;
    if (items.total === 0) return <Widget.NoData>{list.empty}</Widget.NoData>;
    return (
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {items.entries.slice(0, maxShown).map((entry) => (
          <Box tag="li" key={entry.documentId}>
            <TextLink tag={Link} to={entryPage(list, entry)}>
              {titleOf(entry)}
            </TextLink>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {list.detail(entry)}
            </Typography>
          </Box>
        ))}
        {items.total > maxShown && (
          <Typography tag="li" textColor="neutral600">
            and {items.total - maxShown} more
          </Typography>
        )}
      </Flex>
    );
  };
}

function useEntries(list: WorkList): WorkEntries | 'loading' | 'failed' {
  const { get } = useFetchClient();
  const [items, setItems] = useState<WorkEntries | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const controller = new AbortController();
    get(listUrl(list), { signal: controller.signal }).then(
      ({ data }) => setItems(parseEntries(data)),
      () => controller.signal.aborted || setItems('failed'),
    );
    return () => controller.abort();
  }, [get, list]);
  return items;
}

function parseEntries(body: unknown): WorkEntries {
  const { results, pagination }: { results: Entry[]; pagination: { total: number } } = Object(body);
  return { entries: results, total: pagination.total };
}
